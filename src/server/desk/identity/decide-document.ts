import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#domain/identity/identity-request.ts'
import type { Transaction } from '#server/db/database.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { storeRelease } from '#server/desk/payouts/holds/held-payouts.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type IdentityRequest, lockIdentityRequest } from '#server/modules/identity/identity.repository.ts'
import { openDocument } from '#server/modules/identity/seal-document.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { recordIdentifiedPurchases } from '#server/modules/lifecycle/record-identified-purchases.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { findOpenHolds, lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'

/** The document that a decision is about: sellers whose document was refused send another one. */
export interface SeenDocument {
  readonly transactionId: number
  readonly submittedAtMs: number
}

/**
 * A document that waits for a decision, locked with the devices and the trade: devices first, as everywhere. It must be the
 * one that the operator has seen, because accepting it means vouching for it.
 */
async function lockSubmitted(
  tx: Transaction,
  { transactionId, submittedAtMs }: SeenDocument,
): Promise<IdentityRequest> {
  await lockTradeItems(tx, transactionId)
  await lockTradesForPayout(tx, [transactionId])
  const request = await lockIdentityRequest(tx, transactionId)
  if (!request) throw new HttpError(404, 'NOT_FOUND', 'No identity document was requested for this sale.')
  if (request.state !== 'SUBMITTED')
    throw new HttpError(409, 'NOT_POSSIBLE', 'There’s no document to decide on. Reload the page.')
  if (request.submittedAtMs !== submittedAtMs)
    throw new HttpError(
      409,
      'DOCUMENT_REPLACED',
      'The seller has sent another document since you opened this one. Open it again and check it before you decide.',
    )
  return request
}

const RELEASE_NOTE = 'The identity document was accepted.'

async function releaseIdentityHolds(
  { tx, operator, now }: ActionContext,
  transactionId: number,
): Promise<void> {
  const holds = await findOpenHolds(tx, { transactionIds: [transactionId], nowMs: now() })
  const ids = holds.filter(({ reason }) => reason === 'IDENTITY_MISSING').map(({ id }) => id)
  await storeRelease(tx, ids, { operatorId: operator.id, note: RELEASE_NOTE, atMs: now() })
}

/**
 * Accepts a document: the seller is known, so the purchases that waited for it get into the register, and the payout no
 * longer waits. Other holds stay.
 */
export async function acceptDocument(context: ActionContext, seen: SeenDocument): Promise<number> {
  const { transactionId } = seen
  const { tx, secret, operator, now } = context
  const { sealedFields } = await lockSubmitted(tx, seen)
  // The register would vouch for fields that nobody can read.
  if (!openDocument(secret, transactionId, sealedFields))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'The document’s fields can’t be decrypted. Report it to whoever runs the shop.',
    )
  const atMs = now()
  await tx.execute(sql`
    update identity_request set accepted_at = ${new Date(atMs)}, decided_by = ${operator.id}
    where transaction_id = ${transactionId}`)
  const recorded = await recordIdentifiedPurchases(tx, transactionId, atMs)
  await releaseIdentityHolds(context, transactionId)
  await queueTradeMail(tx, { transactionId, mail: 'IDENTITY_ACCEPTED', clarificationId: null, atMs })
  return recorded
}

/** Refuses a document. The seller learns why and sends another one; the payout goes on waiting. */
export async function refuseDocument(
  { tx, operator, now }: ActionContext,
  seen: SeenDocument,
  reason: RefusalReason,
): Promise<void> {
  const { transactionId } = seen
  await lockSubmitted(tx, seen)
  const atMs = now()
  await tx.execute(sql`
    update identity_request set refused_at = ${new Date(atMs)}, refusal_reason = ${reason}, decided_by = ${operator.id}
    where transaction_id = ${transactionId}`)
  await queueTradeMail(tx, { transactionId, mail: 'IDENTITY_REFUSED', clarificationId: null, atMs })
}
