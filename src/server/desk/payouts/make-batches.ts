import { sql } from 'drizzle-orm'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import type { BatchRun } from '#domain/payouts/payout-batch.ts'
import type { Transaction } from '#server/db/database.ts'
import { collectDue, type HeldRow, type Payable, withoutLoneVouchers } from './collect-due.ts'
import { isoDayOf } from './iso-day.ts'
import { type MadeBatch, orderBatch, type PayoutRun } from './order-payouts.ts'

export interface MadeBatches {
  readonly batches: readonly MadeBatch[]
  readonly held: readonly HeldRow[]
}

/** Batches are counted by day, and none is ever removed: the next one has the next number. */
async function nextRun(tx: Transaction, day: string): Promise<BatchRun> {
  const prefix = `PO-${day.replaceAll('-', '')}-`
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from payout_batch where message_id like ${`${prefix}%`}`)
  return { day, firstNumber: (rows[0]?.count ?? 0) + 1 }
}

const heldRows = (
  payables: readonly Payable[],
  held: ReturnType<typeof batchPayouts>['held'],
): readonly HeldRow[] =>
  held.flatMap(({ payout, reason }) => {
    const payable = payables.find((candidate) => candidate.payout === payout)
    return payable ? [{ row: payable.row, reason }] : []
  })

/**
 * Orders everything that is due, as one file per currency and payment type. All of it happens in the caller's
 * transaction, or nothing: a file without its payouts, or a payout without its file, cannot be.
 */
export async function makeBatches(run: PayoutRun): Promise<MadeBatches> {
  const { tx, secret, atMs } = run
  const collected = await collectDue(tx, secret)
  const numbered = await nextRun(tx, isoDayOf(atMs))
  const payables = withoutLoneVouchers(collected.payables, numbered)
  const { batches, held } = batchPayouts(
    payables.map(({ payout }) => payout),
    numbered,
  )
  const due = new Map(payables.map(({ row }) => [row.reference, row]))
  const made: MadeBatch[] = []
  for (const batch of batches) made.push(await orderBatch(run, batch, due))
  return { batches: made, held: [...collected.held, ...heldRows(payables, held)] }
}
