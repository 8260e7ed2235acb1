import type { ItemFacts } from '#domain/lifecycle/item-facts.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  type ClarificationLink,
  findClarification,
  type GivenAnswer,
  type StoredClarification,
} from './clarification.repository.ts'

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

function requireOpen(stored: StoredClarification | null, nowMs: number): StoredClarification {
  if (!stored) throw createNotFound()
  if (stored.answered) throw createAlreadyAnswered(stored.answered)
  // Also before the clock has run: the deadline on the page counts.
  if (isClarificationOver(stored, nowMs)) throw createExpired(stored)
  return stored
}

/** The open clarification of a link, without waiting for anyone; refuses one that can't be answered any more. */
export const requireOpenClarification = async (
  db: Connection,
  link: ClarificationLink | null,
  nowMs: number,
): Promise<StoredClarification> => requireOpen(link && (await findClarification(db, link)), nowMs)

/**
 * Locks the device of an open clarification, as every step does, and reads the clarification afterwards: of two concurrent
 * requests the second one sees what the first one did.
 */
export async function lockOpenClarification(
  tx: Connection,
  link: ClarificationLink | null,
  nowMs: number,
): Promise<{ readonly stored: StoredClarification; readonly facts: ItemFacts }> {
  const key = link && (await findClarification(tx, link))
  const facts = key && (await lockItemFacts(tx, key))
  if (!facts) throw createNotFound()
  return { stored: requireOpen(await findClarification(tx, link), nowMs), facts }
}
