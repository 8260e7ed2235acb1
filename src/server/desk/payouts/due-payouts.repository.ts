import { sql } from 'drizzle-orm'
import { BANK_TRANSFER, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import { buildPayoutReference } from '#domain/payouts/payout-reference.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { isHoldOpenAt } from '#server/modules/payout-holds/payout-holds.ts'
import { HAS_VOUCHER } from '#server/modules/vouchers/vouchers.repository.ts'

/** A payout that is due: for a device, or for a trade's voucher, which has item number 0. */
export interface DueRow extends ItemKey {
  readonly reference: string
  /** Starts at 1 and grows each time the bank returns the money. */
  readonly attempt: number
  readonly amountInCents: number
  /** Part of the amount. */
  readonly bonusInCents: number
  readonly currency: Currency
  readonly paymentTypeId: PaymentTypeId
  readonly accountHolder: string
  readonly maskedAccount: string
  /** False if the account was erased, so that nothing can be paid. */
  readonly hasAccount: boolean
  /** Null for a first payout, which has no row yet. */
  readonly payoutId: number | null
  readonly sinceMs: number
}

type StoredDue = Omit<DueRow, 'reference'> & Record<string, unknown>

/**
 * Devices whose price is settled, payouts that the bank has sent back and whose account was changed, and vouchers of
 * trades that still have theirs and no payout for it yet. Sorted as the batches pay them, vouchers after the devices of their trade. What is part of a batch is not
 * due any more, and what is held not yet.
 */
export async function readDue(db: Connection, nowMs: number): Promise<readonly DueRow[]> {
  const { rows } = await db.execute<StoredDue>(sql`
    with due as (
      select transaction_id, number as item_number, 1 as attempt,
        coalesce(settled_in_cents + bonus_in_cents, 0) as amount, bonus_in_cents as bonus, null::bigint as payout_id,
        state_since as since
      from trade_item as item where state = 'ACCEPTED' and not exists (
        select from payout where payout.transaction_id = item.transaction_id and item_number = number)
      union all
      select transaction_id, item_number, attempt, amount_in_cents, bonus_in_cents, id, created_at
      from payout where status = 'due'
      union all
      select transaction_id, 0, 1, voucher_value_in_cents, 0, null, bought.since
      from (select transaction_id, min(state_since) as since from trade_item where state = 'ACCEPTED'
        group by transaction_id) as bought join trade using (transaction_id)
      where voucher_value_in_cents > 0 and ${sql.raw(HAS_VOUCHER)} and not exists (
        select from payout where payout.transaction_id = trade.transaction_id and item_number = 0)
    )
    select due.transaction_id::float8 as "transactionId", item_number as "itemNumber", attempt,
      amount::float8 as "amountInCents", bonus as "bonusInCents", trade.currency,
      coalesce(seller.payment_type_id, ${BANK_TRANSFER.id}) as "paymentTypeId", coalesce(seller.masked_account, '') as "maskedAccount",
      coalesce(seller.account_holder, '') as "accountHolder",
      coalesce(octet_length(seller.sealed_account) > 0, false) as "hasAccount", payout_id::float8 as "payoutId",
      floor(extract(epoch from since) * 1000)::float8 as "sinceMs"
    from due join trade using (transaction_id) left join trade_seller as seller using (transaction_id)
    where not exists (select from payout_hold where payout_hold.transaction_id = due.transaction_id
      and ${isHoldOpenAt(nowMs)})
    order by trade.currency, "paymentTypeId", trade.created_at, due.transaction_id, item_number = 0, item_number`)
  return rows.map((row) => ({
    ...row,
    reference: buildPayoutReference(formatTradeNumber(row.transactionId), row.itemNumber),
  }))
}

const QUERY_CANCELED = '57014'

const isTimeout = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === QUERY_CANCELED
}

/**
 * Runs and answers happen one at a time, so that each sees the result of the one before. A long run may outlast the
 * statement timeout of the next.
 */
export async function lockPayouts(tx: Connection): Promise<void> {
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payouts', 0))`)
  } catch (error) {
    if (!isTimeout(error)) throw error
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'Payouts are being ordered or settled right now. Try again in a moment.',
    )
  }
}

/**
 * Locks every device of these trades that is due. What is read afterwards includes the changes of those who held a lock
 * before, such as a seller's new account.
 */
export async function lockDueItems(
  tx: Connection,
  transactionIds: readonly number[],
): Promise<readonly ItemKey[]> {
  const { rows } = await tx.execute<ItemKey & Record<string, unknown>>(sql`
    select transaction_id::float8 as "transactionId", number as "itemNumber" from trade_item as item
    where transaction_id = any(${sql.param(transactionIds)}::bigint[]) and (
      state = 'ACCEPTED' or exists (select from payout where payout.transaction_id = item.transaction_id
        and item_number = item.number and status = 'due'))
    order by transaction_id, number for update`)
  return rows
}

/** Some of the trades in the order of their ids, for a run that goes on piece by piece. */
export interface DuePart {
  readonly afterId: number
  readonly limit: number | null
}

/** The trades of everything that could be due, held or not. */
export async function listDueTrades(
  tx: Connection,
  { afterId, limit }: DuePart = { afterId: 0, limit: null },
): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id::float8 as id from (
      select transaction_id as id from trade_item where state = 'ACCEPTED'
      union select transaction_id from payout where status = 'due'
    ) as due where id > ${afterId} order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The encrypted account of a trade. */
export interface SealedAccount {
  readonly transactionId: number
  readonly paymentTypeId: PaymentTypeId
  readonly accountHolder: string
  readonly sealed: Buffer
}

/** The accounts of trades, without those that were erased. */
export async function readSealedAccounts(
  tx: Connection,
  transactionIds: readonly number[],
): Promise<ReadonlyMap<number, SealedAccount>> {
  const { rows } = await tx.execute<SealedAccount & Record<string, unknown>>(sql`
    select transaction_id::float8 as "transactionId", payment_type_id as "paymentTypeId",
      account_holder as "accountHolder", sealed_account as sealed
    from trade_seller
    where transaction_id = any(${sql.param(transactionIds)}::bigint[]) and octet_length(sealed_account) > 0`)
  return new Map(rows.map((row) => [row.transactionId, row]))
}
