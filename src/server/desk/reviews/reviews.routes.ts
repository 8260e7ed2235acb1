import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { HIDE_REASONS, REVIEW_STATES } from '#domain/reviews/review.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { decideReview, REVIEW_DECISION, type ReviewDecision } from './decide-review.ts'
import { presentReviews, REVIEWS_PATH } from './reviews.presenter.ts'
import { countReviewsByState, type DeskReview, listReviews } from './reviews.repository.ts'

const ROLES = ['support'] as const satisfies readonly OperatorRole[]

const ID = z.coerce.number<string>().int().positive().max(Number.MAX_SAFE_INTEGER)

const PARAMS = z.object({ id: ID })

const QUERY = z.object({
  state: z.enum(REVIEW_STATES).default('waiting'),
  after: ID.optional().describe('The last review of the page before.'),
})

const REVIEW_JSON = z.object({
  id: z.number().int(),
  market: z.enum(MARKET_IDS),
  categoryId: z.enum(CATEGORY_IDS),
  sentence: z.string(),
  writtenAt: z.iso.datetime(),
  state: z.enum(REVIEW_STATES),
  hideReason: z.enum(HIDE_REASONS).nullable(),
})

const REVIEWS_JSON = z.object({
  reviews: z.array(REVIEW_JSON),
  counts: z.record(z.enum(REVIEW_STATES), z.number().int()),
})

const toReviewJson = ({ writtenAtMs, id, market, categoryId, sentence, state, hideReason }: DeskReview) => ({
  id,
  market,
  categoryId,
  sentence,
  state,
  hideReason,
  writtenAt: toTimeJson(writtenAtMs),
})

/** The words may name people, so every view is logged. */
const listSeen = (reviews: readonly DeskReview[]) =>
  reviews.length === 0 ? null : { data: { reviews: reviews.map(({ id }) => id) } }

const toFacts = (transactionId: number, id: number, decision: ReviewDecision) => ({
  transactionId,
  data: { review: id, ...decision },
})

/** What sellers say about paid sales, before and after it is public. */
export const REVIEW_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: REVIEWS_PATH,
    roles: ROLES,
    action: 'LIST_REVIEWS',
    views: 'seller',
    list: { title: 'Reviews', key: 'v' },
    schema: { querystring: QUERY },
    handler: async ({ db, query: { state, after = null }, see }) => {
      const reviews = await listReviews(db, { state, after })
      see(listSeen(reviews))
      return presentReviews({ state, reviews, counts: await countReviewsByState(db) })
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${REVIEWS_PATH}/:id`,
    roles: ROLES,
    action: 'DECIDE_REVIEW',
    schema: { params: PARAMS, body: REVIEW_DECISION },
    handler: async ({ tx, now, params: { id }, body, audit }) => {
      const { transactionId } = await decideReview(tx, id, { decision: body, atMs: now() })
      return audit(toFacts(transactionId, id, body), seeOther(REVIEWS_PATH))
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/reviews',
    roles: ROLES,
    action: 'LIST_REVIEWS',
    views: 'seller',
    summary: 'Lists reviews in one state, without their stars: 100 at a time, waiting ones oldest first.',
    schema: { querystring: QUERY, response: { 200: REVIEWS_JSON } },
    handler: async ({ db, query: { state, after = null }, see }) => {
      const reviews = await listReviews(db, { state, after })
      see(listSeen(reviews))
      return { reviews: reviews.map(toReviewJson), counts: { ...(await countReviewsByState(db)) } }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/reviews/:id/decision',
    roles: ROLES,
    action: 'DECIDE_REVIEW',
    summary: 'Publishes or restores a review, or hides it for a reason of language or law.',
    schema: {
      params: PARAMS,
      body: REVIEW_DECISION,
      response: { 200: z.object({ id: z.number().int(), state: z.enum(REVIEW_STATES) }) },
    },
    handler: async ({ tx, now, params: { id }, body, audit }) => {
      const { transactionId } = await decideReview(tx, id, { decision: body, atMs: now() })
      const state = body.decision === 'hide' ? ('hidden' as const) : ('published' as const)
      return audit(toFacts(transactionId, id, body), { id, state })
    },
  }),
]
