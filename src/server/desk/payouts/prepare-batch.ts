import { sql } from 'drizzle-orm'
import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { PayoutBatch } from '#domain/payouts/payout-batch.ts'
import type { Transaction } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { Payable } from './collect-due.ts'

export interface PrepareRun {
  readonly tx: Transaction
  readonly secret: ShopSecret
  readonly operatorId: string
  readonly atMs: number
}

async function insertBatch({ tx, operatorId, atMs }: PrepareRun, batch: PayoutBatch) {
  const { id: messageId, paymentTypeId, currency, transfers, totalInCents } = batch
  const payoutCount = transfers.reduce((sum, { references }) => sum + references.length, 0)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into payout_batch (message_id, payment_type_id, currency, payout_count, total_in_cents, operator_id,
      created_at)
    values (${messageId}, ${paymentTypeId}, ${currency}, ${payoutCount}, ${totalInCents}, ${operatorId},
      ${new Date(atMs)})
    returning id`)
  if (!rows[0]) throw new Error('No batch was inserted')
  return { batchId: rows[0].id, payoutCount }
}

/** The transfer that a payout is part of. */
interface Place {
  readonly batchId: string
  readonly endToEndId: string
}

async function insertPayout(
  { tx, atMs }: PrepareRun,
  { row, payeeKey }: Payable,
  { batchId, endToEndId }: Place,
) {
  const { transactionId, itemNumber, attempt, reference, amountInCents, bonusInCents } = row
  await tx.execute(sql`
    insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, bonus_in_cents, status,
      batch_id, end_to_end_id, account_key, created_at)
    values (${transactionId}, ${itemNumber}, ${attempt}, ${reference}, ${amountInCents}, ${bonusInCents}, 'prepared',
      ${batchId}, ${endToEndId}, ${payeeKey}, ${new Date(atMs)})`)
}

async function prepareAgain({ tx }: PrepareRun, { row, payeeKey }: Payable, place: Place) {
  const { rowCount } = await tx.execute(sql`
    update payout set status = 'prepared', batch_id = ${place.batchId}, end_to_end_id = ${place.endToEndId},
      account_key = ${payeeKey}
    where id = ${row.payoutId} and status = 'due'`)
  if (rowCount !== 1) throw new Error(`${row.reference} is not due any more`)
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

/** Stores a batch for someone else to approve. Its payouts belong to no other batch from now on. */
export async function prepareBatch(
  run: PrepareRun,
  batch: PayoutBatch,
  due: ReadonlyMap<string, Payable>,
): Promise<MadeBatch> {
  const { batchId, payoutCount } = await insertBatch(run, batch)
  for (const { endToEndId, references } of batch.transfers)
    for (const reference of references) {
      const payable = due.get(reference)
      if (!payable) throw new Error(`${reference} is in the batch, but not due`)
      const place = { batchId, endToEndId }
      if (payable.row.payoutId === null) await insertPayout(run, payable, place)
      else await prepareAgain(run, payable, place)
    }
  const { id: messageId, paymentTypeId, currency, totalInCents, transfers } = batch
  return { messageId, paymentTypeId, currency, payoutCount, transferCount: transfers.length, totalInCents }
}
