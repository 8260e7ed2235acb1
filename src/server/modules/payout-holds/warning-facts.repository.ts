import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { AccountChange, Holder } from '#domain/payouts/warning-signs.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** A trade whose payout is about to go out. */
export interface PayableTrade extends Holder {
  readonly transactionId: number
  readonly isBusiness: boolean
  readonly createdAtMs: number
  readonly email: string
  readonly paymentTypeId: PaymentTypeId
  readonly sealedAccount: Buffer
  readonly networkKey: string | null
  readonly shippedAtMs: number | null
  readonly emailChangedAtMs: number | null
}

/** Undone ones count, too: what was done in between may still be there. */
const FIRST_EMAIL_CHANGE = `(select min(confirmed_at) from email_change
  where email_change.transaction_id = trade.transaction_id)`

const inTrades = (transactionIds: readonly number[]): SQL =>
  sql`transaction_id = any(${sql.param([...transactionIds])}::bigint[])`

const NAMES = sql`first_name as "firstName", last_name as "lastName", company_name as "companyName",
  account_holder as "accountHolder"`

export async function readPayableTrades(
  db: Connection,
  transactionIds: readonly number[],
): Promise<readonly PayableTrade[]> {
  const { rows } = await db.execute<PayableTrade & Record<string, unknown>>(sql`
    select transaction_id::float8 as "transactionId", is_business as "isBusiness",
      ${epochMs('trade.created_at')} as "createdAtMs", email, ${NAMES}, payment_type_id as "paymentTypeId",
      sealed_account as "sealedAccount", network_key as "networkKey",
      ${epochMs('shipment.first_scan_at')} as "shippedAtMs",
      ${epochMs(FIRST_EMAIL_CHANGE)} as "emailChangedAtMs"
    from trade join trade_seller using (transaction_id) left join shipment using (transaction_id)
    where ${inTrades(transactionIds)}`)
  return rows
}

const NOT_SENT: readonly TradeState[] = ['CREATED', 'LABEL_ISSUED', 'CANCELLED', 'EXPIRED']
const BOUGHT: readonly TradeState[] = [
  'ACCEPTED',
  'PAYOUT_PENDING',
  'PAYOUT_FAILED',
  'PAID',
  'RECYCLED',
  'HANDED_OVER',
]

/** Sales without a parcel don't count: anyone could make them to hold someone else's payout. */
const WAS_SENT = sql`exists (select from trade_item where trade_item.transaction_id = trade.transaction_id
  and state <> all(${sql.param([...NOT_SENT])}::text[]))`

export interface SerialMatch {
  readonly transactionId: number
  readonly itemNumber: number
  readonly earlierTransactionId: number
  readonly earlierItemNumber: number
}

/** Bought devices of other sales, or of the same one, that have the serial number of a bought device of these trades. */
export async function readSerialMatches(
  db: Connection,
  transactionIds: readonly number[],
): Promise<readonly SerialMatch[]> {
  const { rows } = await db.execute<SerialMatch & Record<string, unknown>>(sql`
    with mine as (
      select distinct inspection.transaction_id, item_number, serial_number from inspection
      join trade_item as item on item.transaction_id = inspection.transaction_id and item.number = item_number
      where serial_number is not null and state = any(${sql.param([...BOUGHT])}::text[])
        and inspection.${inTrades(transactionIds)}
    )
    select distinct mine.transaction_id::float8 as "transactionId", mine.item_number as "itemNumber",
      other.transaction_id::float8 as "earlierTransactionId", other.item_number as "earlierItemNumber"
    from mine join inspection as other on other.serial_number = mine.serial_number
      and (other.transaction_id, other.item_number) <> (mine.transaction_id, mine.item_number)
    join trade_item as item on item.transaction_id = other.transaction_id and item.number = other.item_number
    where state = any(${sql.param([...BOUGHT])}::text[])
    order by 1, 2, 3, 4`)
  return rows
}

export interface AccountSale extends Holder {
  readonly transactionId: number
  readonly accountKey: string
}

/** Who is paid to these accounts: the first sale under each name. */
export async function readAccountHolders(
  db: Connection,
  accountKeys: readonly string[],
): Promise<readonly AccountSale[]> {
  const { rows } = await db.execute<AccountSale & Record<string, unknown>>(sql`
    select min(transaction_id)::float8 as "transactionId", account_key as "accountKey", ${NAMES}
    from trade_seller join trade using (transaction_id)
    where account_key = any(${sql.param([...accountKeys])}::text[]) and ${WAS_SENT}
    group by account_key, first_name, last_name, company_name, account_holder`)
  return rows
}

export interface ReportedHolder extends Holder {
  /** The sale that was held. */
  readonly heldId: number
  /** The sale under another name that its hold names. */
  readonly transactionId: number
}

/** The other holders that holds of these trades have named so far. Names outlive an erased account number. */
export async function readReportedHolders(
  db: Connection,
  transactionIds: readonly number[],
): Promise<readonly ReportedHolder[]> {
  const { rows } = await db.execute<ReportedHolder & Record<string, unknown>>(sql`
    select distinct hold.transaction_id::float8 as "heldId", trade_seller.transaction_id::float8 as "transactionId", ${NAMES}
    from payout_hold as hold cross join jsonb_array_elements_text(hold.details -> 'trades') as named (id)
    join trade_seller on trade_seller.transaction_id = named.id::bigint
    where reason = 'ACCOUNT_OF_SEVERAL_HOLDERS' and hold.${inTrades(transactionIds)}
    order by "transactionId" desc`)
  return rows
}

export interface RecentSale {
  readonly transactionId: number
  readonly createdAtMs: number
  readonly accountKey: string | null
  readonly email: string
  readonly networkKey: string | null
}

export interface RecentSalesQuery {
  readonly accountKeys: readonly string[]
  readonly emails: readonly string[]
  readonly networkKeys: readonly string[]
  readonly fromMs: number
  readonly toMs: number
}

const WEEK_MS = 7 * DAY_MS

/** Sales to the same accounts, of the same mailboxes or from the same networks, up to a week around a time. */
export async function readRecentSales(
  db: Connection,
  { accountKeys, emails, networkKeys, fromMs, toMs }: RecentSalesQuery,
): Promise<readonly RecentSale[]> {
  const { rows } = await db.execute<RecentSale & Record<string, unknown>>(sql`
    select transaction_id::float8 as "transactionId", ${epochMs('trade.created_at')} as "createdAtMs",
      account_key as "accountKey", email, network_key as "networkKey"
    from trade_seller join trade using (transaction_id)
    where (account_key = any(${sql.param([...accountKeys])}::text[]) or email = any(${sql.param([...emails])}::text[])
        or network_key = any(${sql.param([...networkKeys])}::text[]))
      and trade.created_at between ${new Date(fromMs - WEEK_MS)} and ${new Date(toMs + WEEK_MS)} and ${WAS_SENT}`)
  return rows
}

export async function readAccountChanges(
  db: Connection,
  transactionIds: readonly number[],
): Promise<readonly (AccountChange & { readonly transactionId: number })[]> {
  const { rows } = await db.execute<
    AccountChange & { readonly transactionId: number } & Record<string, unknown>
  >(sql`
    select id, transaction_id::float8 as "transactionId", ${epochMs('changed_at')} as "changedAtMs",
      by = 'desk' as "isByDesk"
    from payout_account_change where ${inTrades(transactionIds)} order by changed_at, id`)
  return rows
}
