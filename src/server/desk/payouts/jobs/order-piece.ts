import { sql } from 'drizzle-orm'
import { holdOnWarningSigns } from '#server/modules/payout-holds/check-warning-signs.ts'
import { type ExportRun, orderTransfers, rebuildTransfers, storeFile, toFiledBatch } from '../export-batch.ts'
import { lockOpenBatch, type OpenBatch } from '../find-unpayable.ts'
import { recountBatch, releasePayouts } from '../prepared-payouts.repository.ts'
import { storePart, takeParts } from './payout-parts.ts'

/** All payouts to one account are ordered together: they may share a transfer, and a voucher goes with its device. */
const ACCOUNTS_AT_A_TIME = 100

export interface OrderedPiece {
  readonly doneCount: number
  readonly heldCount: number
  /** Whether nothing of the batch is left to order. */
  readonly isLast: boolean
}

/** Takes out what was held, or goes to another account, since the batch was approved. */
async function setAside(run: ExportRun, { batch, unpayable }: OpenBatch): Promise<void> {
  if (unpayable.length === 0) return
  await holdOnWarningSigns(run, [...new Set(unpayable.map(({ transactionId }) => transactionId))], run.atMs)
  await releasePayouts(run.tx, unpayable)
  await recountBatch(run.tx, batch.id, run.atMs)
}

/** Writes the file from what was ordered piece by piece. */
async function finishFile(run: ExportRun, { batch }: OpenBatch): Promise<void> {
  const transfers = await takeParts(run, batch.id)
  if (transfers.length === 0) return
  const filed = toFiledBatch(batch, transfers, run.atMs)
  const { rows } = await run.tx.execute<{ total: number }>(
    sql`select total_in_cents::float8 as total from payout_batch where id = ${batch.id}`,
  )
  if (rows[0]?.total !== filed.totalInCents)
    throw new Error(`${batch.messageId}: ${rows[0]?.total} was approved, not ${filed.totalInCents}`)
  await storeFile(run, batch, filed)
}

/** Orders the next payouts of an approved batch, and writes its file with the last of them. */
export async function orderPiece(run: ExportRun, messageId: string): Promise<OrderedPiece> {
  const open = await lockOpenBatch(run, messageId, { accounts: ACCOUNTS_AT_A_TIME })
  if (open.batch.state !== 'approved') return { doneCount: 0, heldCount: 0, isLast: true }
  if (open.payouts.length === 0) {
    await finishFile(run, open)
    return { doneCount: 0, heldCount: 0, isLast: true }
  }
  await setAside(run, open)
  const unpayable = new Set(open.unpayable)
  const payable = { ...open, payouts: open.payouts.filter((payout) => !unpayable.has(payout)) }
  const transfers = rebuildTransfers(payable, run.atMs)
  await orderTransfers(run, payable, transfers)
  if (transfers.length > 0) await storePart(run, open.batch.id, transfers)
  return { doneCount: payable.payouts.length, heldCount: unpayable.size, isLast: false }
}
