import { sql } from 'drizzle-orm'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import type { Payer } from '#domain/payouts/payer.ts'
import type { DuePayout, PayoutBatch, Transfer } from '#domain/payouts/payout-batch.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import { formatMarketDay } from '#server/modules/lifecycle/format-market-day.ts'
import { requirePayable } from './approve-batch.ts'
import { type FiledBatch, sealBatchFile, writeBatchFile } from './bank-files/batch-file.ts'
import { findBatchFile } from './batches.repository.ts'
import { type BatchRun, lockOpenBatch, type OpenBatch } from './find-unpayable.ts'
import { LONGEST_REQUEST, startJob } from './jobs/payout-jobs.repository.ts'
import { hasParts } from './jobs/payout-parts.ts'
import { toPaymentAccount } from './open-payee.ts'
import { BATCH_STATE_LABELS } from './payout-texts.ts'
import type { LockedBatch, PreparedPayout } from './prepared-payouts.repository.ts'
import { requireKnownBatch } from './require-known-batch.ts'

export interface ExportRun extends BatchRun {
  readonly payer: Payer
}

export interface StartedExport extends ExportRun {
  /** Who takes the file. */
  readonly operatorId: string
}

function toDuePayout({ batch, payees }: OpenBatch, payout: PreparedPayout): DuePayout {
  const { transactionId, itemNumber, attempt, amountInCents } = payout
  const payee = payees.get(transactionId)
  if (!payee) throw new Error(`${payout.reference} has no account`)
  const tradeNumber = formatTradeNumber(transactionId)
  const { currency } = batch
  return { tradeNumber, itemNumber, attempt, amountInCents, currency, account: toPaymentAccount(payee) }
}

/** What the file pays. Payouts that were taken out may have changed which ones share a transfer. */
export function rebuildTransfers(open: OpenBatch, atMs: number): readonly Transfer[] {
  const due = open.payouts.map((payout) => toDuePayout(open, payout))
  const { batches, held } = batchPayouts(due, { day: formatMarketDay(atMs), firstNumber: 1 })
  if (batches.length > 1 || held.length > 0)
    throw new HttpError(
      409,
      'PAYOUTS_HELD',
      'Some of these payouts can’t be paid any more. Discard this batch and create a new one.',
    )
  return batches[0]?.transfers ?? []
}

/** Steps the device. The amount that the step orders must be the one in the file, or the whole export fails. */
async function stepOrdered({ tx, secret, atMs }: ExportRun, payout: PreparedPayout, messageId: string) {
  const { reference, amountInCents } = payout
  const applied = await applyStep(
    { tx, secret },
    { key: payout, step: { event: 'payout_ordered', actor: 'system', atMs }, data: { batch: messageId } },
  )
  if (applied.kind !== 'stepped') throw new Error(`${reference} cannot be ordered`)
  const order = applied.effects.find((effect) => effect.kind === 'orderPayout')
  if (order?.amountInCents !== amountInCents)
    throw new Error(`${reference}: ${order?.amountInCents} is due, not ${amountInCents}`)
}

async function orderPayout(
  run: ExportRun,
  payout: PreparedPayout,
  place: { readonly messageId: string; readonly endToEndId: string },
): Promise<void> {
  const { itemNumber, attempt, id, reference } = payout
  // A voucher has no device, and a device whose payout was returned is pending already.
  if (itemNumber > 0 && attempt === 1) await stepOrdered(run, payout, place.messageId)
  const { rowCount } = await run.tx.execute(sql`
    update payout set status = 'ordered', end_to_end_id = ${place.endToEndId} where id = ${id} and status = 'prepared'`)
  if (rowCount !== 1) throw new Error(`${reference} was changed concurrently`)
}

/** Orders the payouts of some transfers. */
export async function orderTransfers(
  run: ExportRun,
  { batch: { messageId }, payouts }: OpenBatch,
  transfers: readonly Transfer[],
): Promise<void> {
  const byReference = new Map(payouts.map((payout) => [payout.reference, payout]))
  for (const { endToEndId, references } of transfers)
    for (const reference of references) {
      const payout = byReference.get(reference)
      if (!payout) throw new Error(`${reference} is in the file, but not in the batch`)
      await orderPayout(run, payout, { messageId, endToEndId })
    }
}

/** Stores the file of a batch whose payouts are all ordered. */
export async function storeFile(
  { tx, secret, payer, atMs }: ExportRun,
  { id, messageId }: LockedBatch,
  batch: PayoutBatch,
): Promise<void> {
  const sealedFile = sealBatchFile(secret, messageId, writeBatchFile(batch, payer, atMs))
  await tx.execute(sql`
    update payout_batch set sealed_file = ${sealedFile}, exported_at = ${new Date(atMs)} where id = ${id}`)
}

/** The batch that a file is written of. */
export const toFiledBatch = (
  { messageId: id, currency, paymentTypeId }: LockedBatch,
  transfers: readonly Transfer[],
  atMs: number,
): PayoutBatch =>
  ({
    id,
    day: formatMarketDay(atMs),
    currency,
    paymentTypeId,
    transfers,
    totalInCents: transfers.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
    // All accounts of a batch are of its payment type. The compiler cannot see that.
  }) as PayoutBatch

/**
 * The file of an approved batch. Taking it for the first time writes it and orders its payouts: until then, a hold still
 * stops the money. Later it is the same file. Null if that takes a job, which is started.
 */
export async function exportBatch(run: StartedExport, messageId: string): Promise<FiledBatch | null> {
  const open = await lockOpenBatch(run, messageId)
  const { state } = open.batch
  if (state === 'prepared' || state === 'discarded')
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      `There’s no file: this batch hasn’t been approved. Its current state: ${BATCH_STATE_LABELS[state]}.`,
    )
  if (state === 'approved') {
    requirePayable(open)
    const { batch, payouts } = open
    if (payouts.length > LONGEST_REQUEST || (await hasParts(run.tx, batch.id))) {
      const { operatorId, atMs } = run
      await startJob(run.tx, { batchId: batch.id, operatorId, totalCount: payouts.length, atMs })
      return null
    }
    const transfers = rebuildTransfers(open, run.atMs)
    await orderTransfers(run, open, transfers)
    await storeFile(run, batch, toFiledBatch(batch, transfers, run.atMs))
  }
  // Null once the file's retention period is over and its content is erased.
  return requireKnownBatch(await findBatchFile(run.tx, messageId))
}
