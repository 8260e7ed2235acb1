import { z } from 'zod'
import { DESK_REVIEW_LIST, REVIEW_DECIDED } from '#contracts/desk/reviews.ts'
import { REVIEW_STATES } from '#domain/reviews/review.ts'
import { MARKETS } from '#markets/markets.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { decideReview, REVIEW_DECISION, type ReviewDecision } from './decide-review.ts'
import { countReviewsByState, type DeskReview, listReviews } from './reviews.repository.ts'

const ROLES = ['support'] as const satisfies readonly OperatorRole[]

const ID = z.coerce.number<string>().int().positive().max(Number.MAX_SAFE_INTEGER)

const PARAMS = z.object({ id: ID })

const QUERY = z.object({
  state: z.enum(REVIEW_STATES).default('waiting'),
  after: ID.optional().describe('The last review of the page before.'),
})

const toReviewJson = ({ writtenAtMs, id, market, categoryId, sentence, state, hideReason }: DeskReview) => ({
  id,
  market,
  language: MARKETS[market].locale,
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
export const REVIEW_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/reviews',
    roles: ROLES,
    action: 'OPEN_REVIEWS',
    list: { title: 'Reviews', key: 'v' },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/reviews',
    roles: ROLES,
    action: 'LIST_REVIEWS',
    views: 'seller',
    summary: 'Lists reviews in one state, without their stars: 100 at a time, waiting ones oldest first.',
    schema: { querystring: QUERY, response: { 200: DESK_REVIEW_LIST } },
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
      response: { 200: REVIEW_DECIDED },
    },
    handler: async ({ tx, now, params: { id }, body, audit }) => {
      const { transactionId } = await decideReview(tx, id, { decision: body, atMs: now() })
      const state = body.decision === 'hide' ? ('hidden' as const) : ('published' as const)
      return audit(toFacts(transactionId, id, body), { id, state })
    },
  }),
]
