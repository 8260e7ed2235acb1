import { sql } from 'drizzle-orm'
import { OVER_STATES } from '#domain/trades/trade-retention.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockIdentityRequest } from '#server/modules/identity/identity.repository.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { holdPayout, lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { findTradeMarket, hasAnyPayout, hasErasedDevice } from './identity-sellers.repository.ts'

/**
 * Asks the seller of one sale for an identity document, although its market didn't ask when the sale was made. Only where a
 * law is known that obliges us, and as long as no money has left.
 */
export async function requestDocument(
  { tx, operator, now }: ActionContext,
  transactionId: number,
): Promise<void> {
  const market = await findTradeMarket(tx, transactionId)
  if (!market)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number. Check it and try again.')
  const { identityLaw } = MARKETS[market]
  if (identityLaw === null)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'We know of no law in this market that lets us ask for an identity document.',
    )
  const items = await lockTradeItems(tx, transactionId)
  await lockTradesForPayout(tx, [transactionId])
  if (await lockIdentityRequest(tx, transactionId))
    throw new HttpError(409, 'NOT_POSSIBLE', 'The seller has already been asked for an identity document.')
  if (items.every(({ state }) => OVER_STATES.includes(state)) || (await hasAnyPayout(tx, transactionId)))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'It’s too late: this sale is over, or a payout is in a batch or has left.',
    )
  // Whoever is asked may want the devices back instead, and an erased one can't go back as it came.
  if (await hasErasedDevice(tx, transactionId))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'It’s too late: a device of this sale has been erased, so it can’t go back to its seller.',
    )
  const atMs = now()
  await tx.execute(sql`
    insert into identity_request (transaction_id, legal_basis, requested_at, requested_by)
    values (${transactionId}, ${identityLaw}, ${new Date(atMs)}, ${operator.id})`)
  await holdPayout(tx, {
    transactionId,
    reason: 'IDENTITY_MISSING',
    details: {},
    sinceMs: atMs,
    untilMs: null,
  })
  await queueTradeMail(tx, { transactionId, mail: 'IDENTITY_REQUEST', clarificationId: null, atMs })
}
