import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

/** What of a sale's money can't be stopped any more: the bank has our order, or has paid. */
export type OrderedMoney = 'ordered' | 'paid'

/**
 * Whether freezing a sale comes too late for some of its money; null if not. What is part of a batch that has no file yet
 * is still stopped, and what the bank has returned is with us.
 */
export async function findOrderedMoney(db: Connection, transactionId: number): Promise<OrderedMoney | null> {
  const { rows } = await db.execute<{ isOrdered: boolean }>(sql`
    select bool_or(status = 'ordered') as "isOrdered" from payout
    where transaction_id = ${transactionId} and status in ('ordered', 'confirmed')`)
  const isOrdered = rows[0]?.isOrdered ?? null
  if (isOrdered === null) return null
  return isOrdered ? 'ordered' : 'paid'
}
