import { sql } from 'drizzle-orm'
import type { Currency } from '#domain/money/currency.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { FiledBatch } from './bank-files/batch-file.ts'
import type { MadeBatch } from './prepare-batch.ts'
import { BATCH_STATE, type BatchState } from './prepared-payouts.repository.ts'

/** A batch with the progress of its transfers. */
export interface ListedBatch extends MadeBatch {
  readonly createdAtMs: number
  /** Who prepared it. */
  readonly operatorName: string
  readonly operatorId: string
  readonly state: BatchState
  readonly approvedBy: string | null
  readonly approvedAtMs: number | null
  /** Transfers that wait for the bank's answer. */
  readonly openCount: number
  readonly rejectedCount: number
}

const BATCHES_SHOWN = 100

const SELECT_BATCHES = sql`
  select batch.message_id as "messageId", payment_type_id as "paymentTypeId", currency, payout_count as "payoutCount",
    total_in_cents::float8 as "totalInCents", operator.name as "operatorName", batch.operator_id as "operatorId", ${BATCH_STATE} as state,
    approver.name as "approvedBy", ${epochMs('batch.approved_at')} as "approvedAtMs",
    floor(extract(epoch from batch.created_at) * 1000)::float8 as "createdAtMs",
    transfers.total as "transferCount", transfers.open as "openCount", transfers.rejected as "rejectedCount"
  from payout_batch as batch join operator on operator.id = operator_id
  left join operator as approver on approver.id = approved_by
  join lateral (select count(distinct end_to_end_id)::int as total,
      count(distinct end_to_end_id) filter (where status = 'ordered')::int as open,
      count(distinct end_to_end_id) filter (where status = 'rejected')::int as rejected
    from payout where batch_id = batch.id) as transfers on true`

type BatchRow = ListedBatch & Record<string, unknown>

/** The newest batches first. */
export async function listBatches(db: Connection): Promise<readonly ListedBatch[]> {
  const { rows } = await db.execute<BatchRow>(
    sql`${SELECT_BATCHES} order by batch.id desc limit ${BATCHES_SHOWN}`,
  )
  return rows
}

/** One transfer of a batch: the money of one device, or of several that go to the same account. */
export interface SentTransfer {
  readonly endToEndId: string
  readonly references: readonly string[]
  readonly amountInCents: number
  /** As far as a person may see it; empty once the seller's data is erased. */
  readonly maskedAccount: string
  readonly status: 'prepared' | 'ordered' | 'confirmed' | 'rejected'
  readonly rejectedReason: string | null
}

export interface ShownBatch extends ListedBatch {
  readonly transfers: readonly SentTransfer[]
}

export async function findBatch(db: Connection, messageId: string): Promise<ShownBatch | null> {
  const batches = await db.execute<BatchRow>(sql`${SELECT_BATCHES} where batch.message_id = ${messageId}`)
  const [batch] = batches.rows
  if (!batch) return null
  const { rows } = await db.execute<SentTransfer & Record<string, unknown>>(sql`
    select end_to_end_id as "endToEndId", array_agg(reference order by payout.id) as references,
      sum(amount_in_cents)::float8 as "amountInCents", coalesce(min(masked_account), '') as "maskedAccount",
      min(status) as status, min(rejected_reason) as "rejectedReason"
    from payout join payout_batch as batch on batch.id = batch_id left join trade_seller using (transaction_id)
    where batch.message_id = ${messageId}
    group by end_to_end_id order by min(payout.id)`)
  return { ...batch, transfers: rows }
}

/** Also null once the file's retention period is over and its content is erased. */
export async function findBatchFile(db: Connection, messageId: string): Promise<FiledBatch | null> {
  const { rows } = await db.execute<FiledBatch & Record<string, unknown>>(sql`
    select message_id as "messageId", payment_type_id as "paymentTypeId", sealed_file as "sealedFile"
    from payout_batch where message_id = ${messageId} and octet_length(sealed_file) > 0`)
  return rows[0] ?? null
}

/** A voucher payout that the bank returned, while no device of the trade waits for another account. */
export interface StrandedVoucher {
  readonly transactionId: number
  readonly reference: string
  readonly amountInCents: number
  readonly currency: Currency
  readonly rejectedReason: string | null
}

/** If a device failed as well, the seller changes the account and the voucher follows. These need an operator. */
export async function listStrandedVouchers(db: Connection): Promise<readonly StrandedVoucher[]> {
  const { rows } = await db.execute<StrandedVoucher & Record<string, unknown>>(sql`
    select newest.transaction_id::float8 as "transactionId", reference, amount_in_cents as "amountInCents", currency,
      rejected_reason as "rejectedReason"
    from payout as newest join trade using (transaction_id)
    where item_number = 0 and status = 'rejected' and not exists (select from payout as later
        where later.transaction_id = newest.transaction_id and later.item_number = 0 and later.attempt > newest.attempt)
      and not exists (select from trade_item as item
        where item.transaction_id = newest.transaction_id and state = 'PAYOUT_FAILED')
    order by newest.id`)
  return rows
}
