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

/** A payout, and the transfer that it is part of. */
interface Placed {
  readonly payable: Payable
  readonly endToEndId: string
}

/** One statement for all: a batch may have thousands. */
async function insertPayouts({ tx, atMs }: PrepareRun, batchId: string, placed: readonly Placed[]) {
  const list = <Value>(read: (placed: Placed) => Value) => sql.param(placed.map(read))
  await tx.execute(sql`
    insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, bonus_in_cents, status,
      batch_id, end_to_end_id, account_key, created_at)
    select transaction_id, item_number, attempt, reference, amount, bonus, 'prepared', ${batchId}::bigint, end_to_end_id,
      account_key, ${new Date(atMs)}::timestamptz
    from unnest(${list(({ payable }) => payable.row.transactionId)}::bigint[],
      ${list(({ payable }) => payable.row.itemNumber)}::smallint[], ${list(({ payable }) => payable.row.attempt)}::smallint[],
      ${list(({ payable }) => payable.row.reference)}::text[], ${list(({ payable }) => payable.row.amountInCents)}::integer[],
      ${list(({ payable }) => payable.row.bonusInCents)}::integer[], ${list(({ endToEndId }) => endToEndId)}::text[],
      ${list(({ payable }) => payable.payeeKey)}::text[])
      with ordinality as new (transaction_id, item_number, attempt, reference, amount, bonus, end_to_end_id, account_key, place)
    order by place`)
}

async function prepareAgain({ tx }: PrepareRun, batchId: string, placed: readonly Placed[]) {
  const list = <Value>(read: (placed: Placed) => Value) => sql.param(placed.map(read))
  const { rowCount } = await tx.execute(sql`
    update payout set status = 'prepared', batch_id = ${batchId}::bigint, end_to_end_id = again.end_to_end_id,
      account_key = again.account_key
    from unnest(${list(({ payable }) => payable.row.payoutId)}::bigint[], ${list(({ endToEndId }) => endToEndId)}::text[],
      ${list(({ payable }) => payable.payeeKey)}::text[]) as again (id, end_to_end_id, account_key)
    where payout.id = again.id and status = 'due'`)
  if (rowCount !== placed.length) throw new Error('Some payouts are not due any more')
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
  const placed = batch.transfers.flatMap(({ endToEndId, references }) =>
    references.map((reference) => {
      const payable = due.get(reference)
      if (!payable) throw new Error(`${reference} is in the batch, but not due`)
      return { payable, endToEndId }
    }),
  )
  const isNew = ({ payable }: Placed): boolean => payable.row.payoutId === null
  await insertPayouts(run, batchId, placed.filter(isNew))
  await prepareAgain(
    run,
    batchId,
    placed.filter((one) => !isNew(one)),
  )
  const { id: messageId, paymentTypeId, currency, totalInCents, transfers } = batch
  return { messageId, paymentTypeId, currency, payoutCount, transferCount: transfers.length, totalInCents }
}
