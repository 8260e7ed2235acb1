import { sql } from 'drizzle-orm'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import type { BatchRun } from '#domain/payouts/payout-batch.ts'
import type { Transaction } from '#server/db/database.ts'
import { formatMarketDay } from '#server/modules/lifecycle/format-market-day.ts'
import { collectDue, type HeldRow, type Payable, withoutLoneVouchers } from './collect-due.ts'
import type { DuePart } from './due-payouts.repository.ts'
import { type MadeBatch, type PrepareRun, prepareBatch } from './prepare-batch.ts'

export interface MadeBatches {
  readonly batches: readonly MadeBatch[]
  readonly held: readonly HeldRow[]
  /** The last trade that was looked at; null if nothing was due. */
  readonly lastId: number | null
}

/** Batches are numbered by day and never deleted, so their count gives the next number. */
async function numberRun(tx: Transaction, day: string): Promise<BatchRun> {
  const prefix = `PO-${day.replaceAll('-', '')}-`
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from payout_batch where message_id like ${`${prefix}%`}`)
  return { day, firstNumber: (rows[0]?.count ?? 0) + 1 }
}

const toHeldRows = (
  payables: readonly Payable[],
  held: ReturnType<typeof batchPayouts>['held'],
): readonly HeldRow[] =>
  held.flatMap(({ payout, reason }) => {
    const payable = payables.find((candidate) => candidate.payout === payout)
    return payable ? [{ row: payable.row, reason }] : []
  })

/**
 * Puts what is due into batches, one per currency and payment type. Nothing is ordered yet: someone else has to approve a
 * batch before its file exists. It runs in the caller's transaction.
 */
export async function makeBatches(run: PrepareRun, part?: DuePart): Promise<MadeBatches> {
  const collected = await collectDue(part ? { ...run, part } : run)
  const numbered = await numberRun(run.tx, formatMarketDay(run.atMs))
  const payables = withoutLoneVouchers(collected.payables, numbered)
  const { batches, held } = batchPayouts(
    payables.map(({ payout }) => payout),
    numbered,
  )
  const due = new Map(payables.map((payable) => [payable.row.reference, payable]))
  const made: MadeBatch[] = []
  for (const batch of batches) made.push(await prepareBatch(run, batch, due))
  const { lastId } = collected
  return { batches: made, held: [...collected.held, ...toHeldRows(payables, held)], lastId }
}
