import { sql } from 'drizzle-orm'
import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** What a batch has been through. Only an exported one can have moved money. */
export type BatchState = 'prepared' | 'approved' | 'exported' | 'discarded'

/** A batch whose row is locked. */
export interface LockedBatch {
  readonly id: number
  readonly messageId: string
  readonly state: BatchState
  readonly currency: Currency
  readonly paymentTypeId: PaymentTypeId
  /** Who prepared it. */
  readonly operatorId: string
}

/** The state of a row of `payout_batch` that is called `batch`. */
export const BATCH_STATE = sql`case when batch.discarded_at is not null then 'discarded'
  when batch.exported_at is not null then 'exported' when batch.approved_at is not null then 'approved'
  else 'prepared' end`

export async function lockBatch(tx: Connection, messageId: string): Promise<LockedBatch | null> {
  const { rows } = await tx.execute<LockedBatch & Record<string, unknown>>(sql`
    select batch.id::float8 as id, message_id as "messageId", ${BATCH_STATE} as state, currency,
      payment_type_id as "paymentTypeId", operator_id as "operatorId"
    from payout_batch as batch where message_id = ${messageId} for update`)
  return rows[0] ?? null
}

/** A payout of a batch that has not been exported. */
export interface PreparedPayout extends ItemKey {
  readonly id: number
  readonly reference: string
  readonly attempt: number
  readonly amountInCents: number
  /** A keyed hash of the account that it was prepared for. */
  readonly payeeKey: string
}

/** How much of a batch is wanted: everything, or the payouts to so many accounts. */
export interface BatchPart {
  readonly accounts: number | null
}

export async function readPrepared(
  tx: Connection,
  batchId: number,
  { accounts }: BatchPart,
): Promise<readonly PreparedPayout[]> {
  const isWanted =
    accounts === null
      ? sql`true`
      : sql`account_key in (select account_key from payout where batch_id = ${batchId} and status = 'prepared'
          group by account_key order by min(id) limit ${accounts})`
  const { rows } = await tx.execute<PreparedPayout & Record<string, unknown>>(sql`
    select id::float8 as id, transaction_id::float8 as "transactionId", item_number as "itemNumber", reference, attempt,
      amount_in_cents as "amountInCents", coalesce(account_key, '') as "payeeKey"
    from payout where batch_id = ${batchId} and status = 'prepared' and ${isWanted} order by id`)
  return rows
}

/**
 * Takes payouts out of their batch. A first payout has no history and disappears; one that was returned by the bank
 * before is due again.
 */
export async function releasePayouts(tx: Connection, payouts: readonly PreparedPayout[]): Promise<void> {
  const ids = sql`${sql.param(payouts.map(({ id }) => id))}::bigint[]`
  await tx.execute(sql`delete from payout where id = any(${ids}) and status = 'prepared' and attempt = 1`)
  await tx.execute(sql`
    update payout set status = 'due', batch_id = null, end_to_end_id = null, account_key = null
    where id = any(${ids}) and status = 'prepared'`)
}

/** Counts a batch again after payouts were taken out. An empty batch is discarded. */
export async function recountBatch(tx: Connection, batchId: number, atMs: number): Promise<void> {
  await tx.execute(sql`
    update payout_batch set payout_count = left_over.payouts, total_in_cents = left_over.total,
      discarded_at = case when left_over.payouts = 0 then ${new Date(atMs)}::timestamptz end
    from (select count(*)::int as payouts, coalesce(sum(amount_in_cents), 0)::bigint as total
      from payout where batch_id = ${batchId}) as left_over
    where id = ${batchId}`)
}

/** An operator who has had a hand in a payout before, and so can't approve it. */
export interface Involved {
  readonly reference: string
  readonly operatorId: string
}

/** The operators who inspected a device of these payouts, or confirmed that it was lost, by reference. */
export async function findInspectors(
  tx: Connection,
  payouts: readonly PreparedPayout[],
): Promise<readonly Involved[]> {
  const transactionIds = payouts.map(({ transactionId }) => transactionId)
  const numbers = payouts.map(({ itemNumber }) => itemNumber)
  const references = payouts.map(({ reference }) => reference)
  const { rows } = await tx.execute<Involved & Record<string, unknown>>(sql`
    with paid as (
      select * from unnest(${sql.param(transactionIds)}::bigint[], ${sql.param(numbers)}::smallint[],
        ${sql.param(references)}::text[]) as paid (transaction_id, item_number, reference)
    )
    select distinct reference, operator_id as "operatorId" from paid
    join inspection using (transaction_id, item_number)
    union select reference, operator_id from paid join audit_log using (transaction_id, item_number)
    where action = 'CONFIRM_INSURANCE' and not is_view and operator_id is not null
    order by 1`)
  return rows
}

/** The operators who set the prices of these payouts by an individual offer, by reference. */
export async function findPricers(
  tx: Connection,
  payouts: readonly PreparedPayout[],
): Promise<readonly Involved[]> {
  const transactionIds = payouts.map(({ transactionId }) => transactionId)
  const references = payouts.map(({ reference }) => reference)
  const { rows } = await tx.execute<Involved & Record<string, unknown>>(sql`
    select distinct reference, operator_id as "operatorId"
    from unnest(${sql.param(transactionIds)}::bigint[], ${sql.param(references)}::text[])
      as paid (transaction_id, reference)
    join individual_offer using (transaction_id) order by 1`)
  return rows
}

/** The operators who said that an earlier attempt of these payouts was returned, by reference. */
export async function findSettlers(
  tx: Connection,
  payouts: readonly PreparedPayout[],
): Promise<readonly Involved[]> {
  const { rows } = await tx.execute<Involved & Record<string, unknown>>(sql`
    select distinct payout.reference, earlier.settled_by as "operatorId" from payout
    join payout as earlier on earlier.transaction_id = payout.transaction_id
      and earlier.item_number = payout.item_number and earlier.attempt < payout.attempt
    where payout.id = any(${sql.param(payouts.map(({ id }) => id))}::bigint[]) and earlier.settled_by is not null
    order by 1`)
  return rows
}
