import { sql } from 'drizzle-orm'
import type { PayoutObjectionOutcome } from '#contracts/trades.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { findOrderedMoney, type OrderedMoney } from '#server/modules/trades/find-ordered-money.ts'
import { freezeSale } from '#server/modules/trades/freeze-sale.ts'
import { isObjectionKey } from '#server/modules/trades/objection-link.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'

export interface PayoutObjection {
  readonly change: string
  readonly key: string
}

const createNotFoundError = () =>
  new HttpError(404, 'NOT_FOUND', 'This link isn’t valid. Open the link in our latest email.')

async function requireChangedSale(tx: Connection, change: string): Promise<number> {
  const { rows } = await tx.execute<{ transactionId: string }>(sql`
    select transaction_id as "transactionId" from payout_account_change where id = ${change}`)
  if (!rows[0]) throw createNotFoundError()
  return Number(rows[0].transactionId)
}

/** Whether someone has objected to this change before, and if so, whether an operator has dealt with it since. */
async function findEarlierObjection(tx: Connection, change: string): Promise<'open' | 'settled' | null> {
  const { rows } = await tx.execute<{ isOpen: boolean }>(sql`
    select bool_or(released_at is null) as "isOpen" from payout_hold
    where reason = 'FROZEN_BY_SELLER' and details ->> 'changeId' = ${change}`)
  const isOpen = rows[0]?.isOpen ?? null
  if (isOpen === null) return null
  return isOpen ? 'open' : 'settled'
}

const TOO_LATE = { ordered: 'orderedBefore', paid: 'paidBefore' } as const satisfies Record<
  OrderedMoney,
  PayoutObjectionOutcome['status']
>

/**
 * The seller says that a change of the payout account was someone else. The mail's link is the proof. It works without an
 * account, any number of times, and freezes once: after an operator has settled it, the same mail doesn't freeze it again.
 */
export const objectToPayout = (
  { db, secret, now }: TradesOptions,
  { change, key }: PayoutObjection,
): Promise<PayoutObjectionOutcome> =>
  db.transaction(async (tx) => {
    if (!isObjectionKey(secret, change, key)) throw createNotFoundError()
    const transactionId = await requireChangedSale(tx, change)
    await lockTradeItems(tx, transactionId)
    await lockTradesForPayout(tx, [transactionId])
    const earlier = await findEarlierObjection(tx, change)
    if (!earlier) await freezeSale(tx, { transactionId, atMs: now(), details: { changeId: change } })
    const ordered = await findOrderedMoney(tx, transactionId)
    const status = earlier === 'settled' ? 'settled' : ordered ? TOO_LATE[ordered] : 'frozen'
    return { tradeNumber: formatTradeNumber(transactionId), status }
  })
