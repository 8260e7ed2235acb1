import { sql } from 'drizzle-orm'
import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Payer } from '#domain/payouts/payer.ts'
import type { PayoutBatch } from '#domain/payouts/payout-batch.ts'
import type { Transaction } from '#server/db/database.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { sealBatchFile, writeBatchFile } from './bank-files/batch-file.ts'
import type { DueRow } from './due-payouts.repository.ts'

export interface PayoutRun {
  readonly tx: Transaction
  readonly secret: ShopSecret
  readonly payer: Payer
  readonly operatorId: string
  readonly atMs: number
}

async function insertBatch({ tx, secret, payer, operatorId, atMs }: PayoutRun, batch: PayoutBatch) {
  const { id: messageId, paymentTypeId, currency, transfers, totalInCents } = batch
  const payoutCount = transfers.reduce((sum, { references }) => sum + references.length, 0)
  const sealedFile = sealBatchFile(secret, messageId, writeBatchFile(batch, payer, atMs))
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into payout_batch (message_id, payment_type_id, currency, payout_count, total_in_cents, sealed_file,
      operator_id, created_at)
    values (${messageId}, ${paymentTypeId}, ${currency}, ${payoutCount}, ${totalInCents}, ${sealedFile},
      ${operatorId}, ${new Date(atMs)})
    returning id`)
  if (!rows[0]) throw new Error('No batch was inserted')
  return { batchId: rows[0].id, messageId, payoutCount }
}

/** The transfer that a payout is part of. */
interface Place {
  readonly batchId: string
  readonly messageId: string
  readonly endToEndId: string
}

/** Steps the device. The amount that the step orders must be the one in the file, or the whole run fails. */
async function stepOrdered({ tx, secret, atMs }: PayoutRun, row: DueRow, { messageId }: Place) {
  const applied = await applyStep(
    { tx, secret },
    { key: row, step: { event: 'payout_ordered', actor: 'system', atMs }, data: { batch: messageId } },
  )
  if (applied.kind !== 'stepped') throw new Error(`${row.reference} cannot be ordered`)
  const order = applied.effects.find((effect) => effect.kind === 'orderPayout')
  if (order?.amountInCents !== row.amountInCents)
    throw new Error(`${row.reference}: ${order?.amountInCents} is due, not ${row.amountInCents}`)
}

async function insertPayout({ tx, atMs }: PayoutRun, row: DueRow, { batchId, endToEndId }: Place) {
  const { transactionId, itemNumber, attempt, reference, amountInCents, bonusInCents } = row
  await tx.execute(sql`
    insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, bonus_in_cents, status,
      batch_id, end_to_end_id, created_at)
    values (${transactionId}, ${itemNumber}, ${attempt}, ${reference}, ${amountInCents}, ${bonusInCents}, 'ordered',
      ${batchId}, ${endToEndId}, ${new Date(atMs)})`)
}

async function orderAgain({ tx }: PayoutRun, { payoutId, reference }: DueRow, place: Place) {
  const { rowCount } = await tx.execute(sql`
    update payout set status = 'ordered', batch_id = ${place.batchId}, end_to_end_id = ${place.endToEndId}
    where id = ${payoutId} and status = 'due'`)
  if (rowCount !== 1) throw new Error(`${reference} is not due any more`)
}

async function orderPayout(run: PayoutRun, row: DueRow, place: Place): Promise<void> {
  if (row.payoutId !== null) return orderAgain(run, row, place)
  if (row.itemNumber > 0) await stepOrdered(run, row, place)
  await insertPayout(run, row, place)
}

/** Summary of a new batch. */
export interface MadeBatch {
  readonly messageId: string
  readonly paymentTypeId: PaymentTypeId
  readonly currency: Currency
  readonly payoutCount: number
  readonly transferCount: number
  readonly totalInCents: number
}

/** Stores a batch with its file, and orders everything in it. */
export async function orderBatch(
  run: PayoutRun,
  batch: PayoutBatch,
  due: ReadonlyMap<string, DueRow>,
): Promise<MadeBatch> {
  const { batchId, messageId, payoutCount } = await insertBatch(run, batch)
  for (const { endToEndId, references } of batch.transfers)
    for (const reference of references) {
      const row = due.get(reference)
      if (!row) throw new Error(`${reference} is in the file, but not due`)
      await orderPayout(run, row, { batchId, messageId, endToEndId })
    }
  const { paymentTypeId, currency, totalInCents, transfers } = batch
  const transferCount = transfers.length
  return { messageId, paymentTypeId, currency, payoutCount, transferCount, totalInCents }
}
