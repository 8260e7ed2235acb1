import { drizzle } from 'drizzle-orm/node-postgres'
import { requireMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { insertTrade, type NewTrade } from './new-trade.repository.ts'

type Outcome = Awaited<ReturnType<typeof insertTrade>>

/**
 * Writes a trade. One for a mailbox that nobody has proven takes from that mailbox's budget, in the same transaction: a sale
 * beyond the budget leaves nothing behind, and one that is sent twice with the same key counts once.
 */
export async function storeTrade(
  { db, secret }: TradesOptions,
  trade: NewTrade,
  { isMailboxProven }: { readonly isMailboxProven: boolean },
): Promise<Outcome> {
  if (isMailboxProven) return insertTrade(db.$client, trade)
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    const outcome = await insertTrade(client, trade)
    if (outcome === 'created')
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
