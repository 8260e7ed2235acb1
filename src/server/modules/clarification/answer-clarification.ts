import { findAnswerEvent } from '#domain/clarification/clarification-answers.ts'
import { findProofRule } from '#domain/clarification/proof-rules.ts'
import { toSellerFacts } from '#domain/lifecycle/item-facts.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { ClarificationLink, GivenAnswer, StoredClarification } from './clarification.repository.ts'
import { lockOpenClarification } from './lock-open-clarification.ts'
import { countProofs } from './proofs.repository.ts'

export interface AnswerOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
  readonly now: () => number
}

export interface AnswerRequest {
  /** Null where the address opens nothing, or no longer does. */
  readonly link: ClarificationLink | null
  readonly offerId: string
}

/** The answer that an offer id stands for. */
function requireAnswer({ offers }: StoredClarification, offerId: string): GivenAnswer['answer'] {
  const offer = offers.find((offered) => offered.offerId === offerId)
  if (!offer) throw createInvalidFieldsError([{ field: 'offerId', key: 'OFFER_UNKNOWN' }])
  return offer.answer
}

/** Where we asked for a document, nothing is done without one. */
async function requireProof(
  tx: Connection,
  { clarificationId, reason }: StoredClarification,
  answer: GivenAnswer['answer'],
): Promise<void> {
  if (answer !== 'DONE' || findProofRule(reason) !== 'required') return
  if ((await countProofs(tx, clarificationId)) === 0)
    throw createInvalidFieldsError([{ field: 'file', key: 'PROOF_REQUIRED' }])
}

/** Answers a clarification, once. Whatever was uploaded before is sent with the answer. */
export const answerClarification = (
  { db, secret, now }: AnswerOptions,
  { link, offerId }: AnswerRequest,
): Promise<GivenAnswer> =>
  db.transaction(async (tx) => {
    const atMs = now()
    const { stored, facts } = await lockOpenClarification(tx, link, atMs)
    const answer = requireAnswer(stored, offerId.toLowerCase())
    await requireProof(tx, stored, answer)
    const event = findAnswerEvent(toSellerFacts(facts), answer)
    if (!event) throw new Error(`An open clarification does not take its own answer: ${answer}`)
    const { clarificationId } = stored
    const step = { event, actor: 'customer', atMs } as const
    const applied = await applyStep({ tx, secret }, { key: stored, step, data: { clarificationId } })
    if (applied.kind !== 'stepped') throw new Error(`An open clarification could not be answered: ${answer}`)
    return { answer, by: 'customer', at: new Date(atMs) }
  })
