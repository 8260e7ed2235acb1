import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { insertNote, type NewNote } from '#server/desk/sales/notes.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { holdPayout, lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'

interface NewSaleHold extends Omit<NewNote, 'text'> {
  readonly note: string
}

/** Whether an operator already holds the sale, which has to exist. */
async function isHeldByOperator(tx: Transaction, transactionId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ isHeld: boolean }>(sql`
    select exists (select from payout_hold where payout_hold.transaction_id = trade.transaction_id
      and reason = 'HELD_BY_OPERATOR' and released_at is null) as "isHeld"
    from trade where transaction_id = ${transactionId}`)
  if (!rows[0])
    throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number. Check it and try again.')
  return rows[0].isHeld
}

/**
 * Holds the payouts of a sale until an operator releases them. The reason may name people, so it becomes a note of the sale,
 * which is erased with the seller's data.
 */
export async function holdSale(tx: Transaction, hold: NewSaleHold): Promise<void> {
  const { transactionId, operatorId, note, atMs } = hold
  await lockTradesForPayout(tx, [transactionId])
  // Its note would be lost otherwise.
  if (await isHeldByOperator(tx, transactionId))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'An operator already holds this sale. Add your reason as a note of the sale.',
    )
  await holdPayout(tx, {
    transactionId,
    reason: 'HELD_BY_OPERATOR',
    details: {},
    sinceMs: atMs,
    untilMs: null,
  })
  await insertNote(tx, { transactionId, operatorId, text: note, atMs })
}
