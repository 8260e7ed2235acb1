import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { requireMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { takeUse } from '#server/modules/vouchers/vouchers.repository.ts'
import { insertTrade, type NewTrade } from './new-trade.repository.ts'

type Outcome = Awaited<ReturnType<typeof insertTrade>>

/** Writes a trade with the use of its voucher, which another sale may lose for it. */
async function insertWithVoucher(client: pg.ClientBase, trade: NewTrade): Promise<Outcome> {
  const replaces = trade.voucher?.replaces ?? null
  // Taken by someone else, or sent, since it was read.
  if (replaces !== null && !(await takeUse(client, replaces))) return 'voucherTaken'
  return insertTrade(client, trade)
}

/**
 * Writes a trade. One for a mailbox that nobody has proven takes from that mailbox's budget, in the same transaction: a sale
 * beyond the budget leaves nothing behind, and one that is sent twice with the same key counts once.
 */
export async function storeTrade(
  { db, secret }: TradesOptions,
  trade: NewTrade,
  { isMailboxProven }: { readonly isMailboxProven: boolean },
): Promise<Outcome> {
  // One statement needs no transaction.
  if (isMailboxProven && !trade.voucher?.replaces) return insertTrade(db.$client, trade)
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    const outcome = await insertWithVoucher(client, trade)
    if (outcome === 'created' && !isMailboxProven)
      await requireMailBudget(drizzle({ client }), secret, {
        email: trade.seller.email,
        mail: 'SALE',
        proof: null,
        nowMs: trade.createdAt.getTime(),
        field: 'seller.email',
      })
    await client.query(outcome === 'created' ? 'commit' : 'rollback')
    return outcome
  } catch (error) {
    // A connection that has broken has rolled back by itself.
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
