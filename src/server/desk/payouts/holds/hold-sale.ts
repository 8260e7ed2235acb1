import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { insertNote, type NewNote } from '#server/desk/sales/notes.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { holdPayout, lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'

interface NewSaleHold extends Omit<NewNote, 'text'> {
  readonly note: string
}

interface OperatorHold extends Record<string, unknown> {
  readonly isHeld: boolean
  /** Whether the same person has held it with the same words: the answer to the first request got lost. */
  readonly isRepeated: boolean
}

/** Whether an operator already holds the sale, which has to exist. */
async function findOperatorHold(tx: Transaction, hold: NewSaleHold): Promise<OperatorHold> {
  const { rows } = await tx.execute<OperatorHold>(sql`
    select payout_hold.id is not null as "isHeld", exists (select from sale_note
      where sale_note.transaction_id = trade.transaction_id and operator_id = ${hold.operatorId}
        and text = ${hold.note} and written_at = payout_hold.since) as "isRepeated"
    from trade left join payout_hold on payout_hold.transaction_id = trade.transaction_id
      and reason = 'HELD_BY_OPERATOR' and released_at is null
    where trade.transaction_id = ${hold.transactionId}`)
  if (!rows[0])
    throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number. Check it and try again.')
  return rows[0]
}

/**
 * Holds the payouts of a sale until an operator releases them. The reason may name people, so it becomes a note of the sale,
 * which is erased with the seller's data.
 */
export async function holdSale(tx: Transaction, hold: NewSaleHold): Promise<void> {
  const { transactionId, operatorId, note, atMs } = hold
  await lockTradesForPayout(tx, [transactionId])
  const { isHeld, isRepeated } = await findOperatorHold(tx, hold)
  if (isRepeated) return
  // Its note would be lost otherwise.
  if (isHeld)
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
