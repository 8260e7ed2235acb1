import { findAnswerEvent } from '#domain/clarification/clarification-answers.ts'
import { toSellerFacts } from '#domain/lifecycle/item-facts.ts'
import type { Database } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import { lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import {
  type ClarificationLink,
  findClarification,
  type GivenAnswer,
  type StoredClarification,
} from './clarification.repository.ts'

export interface AnswerOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}

export interface AnswerRequest {
  /** Null where the address opens nothing, or no longer does. */
  readonly link: ClarificationLink | null
  readonly offerId: string
}

const createNotFound = () =>
  new HttpError(404, 'NOT_FOUND', 'This link isn’t valid. Open the latest link we’ve emailed you.')

const createAlreadyAnswered = ({ answer, by, at }: GivenAnswer) =>
  new HttpError(
    409,
    'CLARIFICATION_ANSWERED',
    `This was already answered at ${at.toISOString()}, so nothing was changed.`,
    [{ field: 'offerId', key: 'CLARIFICATION_ANSWERED', params: { answer, by, at: at.toISOString() } }],
  )

const createExpired = ({ answerBy }: StoredClarification) =>
  new HttpError(
    410,
    'CLARIFICATION_EXPIRED',
    'The deadline to answer has passed. Contact us if you have a question.',
    [{ field: 'offerId', key: 'CLARIFICATION_EXPIRED', params: { answerBy: answerBy.toISOString() } }],
  )

/** Whether the time to answer is over. A damaged battery waits for its seller: silence decides nothing about it. */
export const isClarificationOver = ({ answerBy, isHazardous }: StoredClarification, nowMs: number): boolean =>
  !isHazardous && answerBy.getTime() <= nowMs

/** The answer that an offer id stands for; refuses what cannot be answered any more. */
function requireAnswer(stored: StoredClarification, offerId: string, nowMs: number): GivenAnswer['answer'] {
  if (stored.answered) throw createAlreadyAnswered(stored.answered)
  // Also before the clock has run: the deadline on the page counts.
  if (isClarificationOver(stored, nowMs)) throw createExpired(stored)
  const offer = stored.offers.find((offered) => offered.offerId === offerId)
  if (!offer) throw createInvalidFieldsError([{ field: 'offerId', key: 'OFFER_UNKNOWN' }])
  return offer.answer
}

/**
 * Answers a clarification, once. The device is locked before the clarification is read, as in every step: of two
 * concurrent answers the second one sees the first.
 */
export const answerClarification = (
  { db, secret, now }: AnswerOptions,
  { link, offerId }: AnswerRequest,
): Promise<GivenAnswer> =>
  db.transaction(async (tx) => {
    const key = link && (await findClarification(tx, link))
    const facts = key && (await lockItemFacts(tx, key))
    const stored = facts && (await findClarification(tx, link))
    if (!stored) throw createNotFound()
    const atMs = now()
    const answer = requireAnswer(stored, offerId.toLowerCase(), atMs)
    const event = findAnswerEvent(toSellerFacts(facts), answer)
    if (!event) throw new Error(`An open clarification does not take its own answer: ${answer}`)
    const { clarificationId } = stored
    const step = { event, actor: 'customer', atMs } as const
    const applied = await applyStep({ tx, secret }, { key: stored, step, data: { clarificationId } })
    if (applied.kind !== 'stepped') throw new Error(`An open clarification could not be answered: ${answer}`)
    return { answer, by: 'customer', at: new Date(atMs) }
  })
