import { findAnswerEvent } from '#domain/clarification/clarification-answers.ts'
import { sellerFacts } from '#domain/trades/item-facts.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import { applyStep } from '#server/modules/lifecycle/step-trade-item.ts'
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

export interface AnswerRequest extends ClarificationLink {
  readonly offerId: string
}

const noCase = () => new HttpError(404, 'NOT_FOUND', 'There is no such question.')

const answeredBefore = ({ answer, by, at }: GivenAnswer) =>
  new HttpError(409, 'CASE_ANSWERED', `The question was answered at ${at.toISOString()}.`, [
    { field: 'offerId', key: 'CASE_ANSWERED', params: { answer, by, at: at.toISOString() } },
  ])

const tooLate = ({ answerBy }: StoredClarification) =>
  new HttpError(410, 'CASE_EXPIRED', 'The time to answer is over.', [
    { field: 'offerId', key: 'CASE_EXPIRED', params: { answerBy: answerBy.toISOString() } },
  ])

/** Whether the time to answer is over. A damaged battery waits for its seller: nothing happens to it by silence. */
export const isClarificationOver = ({ answerBy, isHazardous }: StoredClarification, nowMs: number): boolean =>
  !isHazardous && answerBy.getTime() <= nowMs

/** The answer that an offer means; refuses whatever the question does not wait for. */
function requireAnswer(stored: StoredClarification, offerId: string, nowMs: number): GivenAnswer['answer'] {
  if (stored.answered) throw answeredBefore(stored.answered)
  // Also before the clock has run: what the page says counts.
  if (isClarificationOver(stored, nowMs)) throw tooLate(stored)
  const offer = stored.offers.find((offered) => offered.offerId === offerId)
  if (!offer) throw invalidFields([{ field: 'offerId', key: 'OFFER_UNKNOWN' }])
  return offer.answer
}

/**
 * Answers a question, once. The device is locked before the question is looked at, as every step does it: of two answers
 * at the same time the second one finds the first.
 */
export const answerClarification = (
  { db, secret, now }: AnswerOptions,
  { offerId, ...link }: AnswerRequest,
): Promise<GivenAnswer> =>
  db.transaction(async (tx) => {
    const key = await findClarification(tx, link)
    const facts = key && (await lockItemFacts(tx, key))
    const stored = facts && (await findClarification(tx, link))
    if (!stored) throw noCase()
    const atMs = now()
    const answer = requireAnswer(stored, offerId.toLowerCase(), atMs)
    const event = findAnswerEvent(sellerFacts(facts), answer)
    if (!event) throw new Error(`An open question does not take its own answer: ${answer}`)
    const { clarificationId } = stored
    const step = { event, actor: 'customer', atMs } as const
    const applied = await applyStep({ tx, secret }, { key: stored, step, data: { clarificationId } })
    if (applied.kind !== 'stepped') throw new Error(`An open question could not be answered: ${answer}`)
    return { answer, by: 'customer', at: new Date(atMs) }
  })
