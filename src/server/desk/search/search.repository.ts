import { type SQL, sql } from 'drizzle-orm'
import { SEARCH_LIMIT, type SearchMatch } from '#contracts/desk/search.ts'
import { listNameKeys } from '#domain/customers/name-keys.ts'
import { OWN_STATES } from '#domain/places/put-away-place.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs, sqlTexts } from '#server/db/sql-values.ts'

/** A sale that was found, or one device or parcel of it. */
export interface SaleHit {
  readonly matched: SearchMatch
  readonly transactionId: number
  readonly itemNumber: number | null
  readonly parcel: {
    readonly direction: 'TO_US' | 'PART' | 'RETURN'
    readonly trackingNumber: string
  } | null
}

/** One more than is shown tells whether there is more. */
const HIT_LIMIT = SEARCH_LIMIT + 1

// Ids are drawn in no order. A sum, so that PostgreSQL doesn't walk through all sales from the newest on instead.
const NEWEST_FIRST = sql.raw(`order by trade.created_at + interval '0' desc limit ${HIT_LIMIT}`)

async function findSales(db: Connection, matched: SearchMatch, isFound: SQL): Promise<readonly SaleHit[]> {
  const { rows } = await db.execute<{ transactionId: number }>(sql`
    select transaction_id::float8 as "transactionId" from trade_seller join trade using (transaction_id)
    where ${isFound} ${NEWEST_FIRST}`)
  return rows.map(({ transactionId }) => ({ matched, transactionId, itemNumber: null, parcel: null }))
}

export const findSalesByEmail = (db: Connection, email: string): Promise<readonly SaleHit[]> =>
  findSales(db, 'EMAIL', sql`email = ${email}`)

export const findSalesByPhone = (db: Connection, phones: readonly string[]): Promise<readonly SaleHit[]> =>
  findSales(db, 'PHONE', sql`phone = any(${sqlTexts(phones)})`)

export const findSalesByAccount = (
  db: Connection,
  accountKeys: readonly string[],
): Promise<readonly SaleHit[]> =>
  findSales(db, 'PAYOUT_ACCOUNT', sql`account_key = any(${sqlTexts(accountKeys)})`)

/** The newest sales of a customer. */
export async function findSalesOfCustomer(
  db: Connection,
  customerNumber: number,
): Promise<readonly SaleHit[]> {
  const { rows } = await db.execute<{ transactionId: number }>(sql`
    select transaction_id::float8 as "transactionId" from trade
    where customer_number = ${customerNumber} ${NEWEST_FIRST}`)
  return rows.map(({ transactionId }) => ({
    matched: 'CUSTOMER_NUMBER',
    transactionId,
    itemNumber: null,
    parcel: null,
  }))
}

/** Devices whose serial number an inspector has recorded. */
export async function findDevicesBySerial(db: Connection, serialNumber: string): Promise<readonly SaleHit[]> {
  const { rows } = await db.execute<{ transactionId: number; itemNumber: number }>(sql`
    select transaction_id::float8 as "transactionId", item_number as "itemNumber" from inspection
    where serial_number = ${serialNumber} group by transaction_id, item_number
    order by max(started_at) desc limit ${HIT_LIMIT}`)
  return rows.map((key) => ({ matched: 'SERIAL_NUMBER', parcel: null, ...key }))
}

/** What is on a shelf, put there last first. */
export async function findDevicesByPlace(db: Connection, place: string): Promise<readonly SaleHit[]> {
  const { rows } = await db.execute<{ transactionId: number; itemNumber: number }>(sql`
    select device_place.transaction_id::float8 as "transactionId", item_number as "itemNumber" from device_place
    join trade_item as item on item.transaction_id = device_place.transaction_id and item.number = item_number
    where place = ${place} and item.state = any(${sql.param(OWN_STATES)}::text[])
    order by placed_at desc limit ${HIT_LIMIT}`)
  return rows.map((key) => ({ matched: 'PLACE', parcel: null, ...key }))
}

/** Parcels that take devices back. Those to us are found with their sale. */
export async function findReturnParcels(db: Connection, trackingNumber: string): Promise<readonly SaleHit[]> {
  const { rows } = await db.execute<{ transactionId: number; itemNumber: number | null }>(sql`
    select transaction_id::float8 as "transactionId",
      case when count(*) = 1 then min(item_number) end as "itemNumber"
    from return_shipment where tracking_number = ${trackingNumber} group by transaction_id`)
  return rows.map((key) => ({
    matched: 'TRACKING_NUMBER',
    parcel: { direction: 'RETURN', trackingNumber },
    ...key,
  }))
}

export interface NamedSale {
  readonly transactionId: number
  readonly createdAtMs: number
  readonly name: string
}

/**
 * So many names that are nearly the typed one are compared with it. A name that more sellers share is found together with
 * another word of it, or by anything else.
 */
export const NAME_CANDIDATES = 500

/** Sales whose seller's name may be the typed one. The keys of names are an index of the database, not a column. */
export async function findNamedSales(
  db: Connection,
  words: readonly string[],
): Promise<readonly NamedSale[]> {
  const isNamed = words.map(
    (word) => sql`seller_name_keys(first_name, last_name, company_name) && ${sqlTexts(listNameKeys(word))}`,
  )
  const { rows } = await db.execute<NamedSale & Record<string, unknown>>(sql`
    select transaction_id::float8 as "transactionId", ${epochMs('trade.created_at')} as "createdAtMs",
      first_name || ' ' || last_name || ' ' || coalesce(company_name, '') as name
    from trade_seller join trade using (transaction_id) where ${sql.join(isNamed, sql` and `)} limit ${NAME_CANDIDATES}`)
  return rows
}

/** A customer who was found: with an account, or a guest. */
export interface FoundCustomer {
  readonly customerNumber: number
  readonly account: {
    readonly firstName: string
    readonly lastName: string
    readonly companyName: string | null
    readonly email: string
  } | null
}

const CUSTOMERS = sql`
  select customer.customer_number::float8 as "customerNumber",
    case when account.customer_id is not null then jsonb_build_object('firstName', first_name,
      'lastName', last_name, 'companyName', company_name, 'email', email) end as account
  from customer left join customer_account as account using (customer_number)`

export async function findCustomerByNumber(
  db: Connection,
  customerNumber: number,
): Promise<FoundCustomer | null> {
  const { rows } = await db.execute<FoundCustomer & Record<string, unknown>>(
    sql`${CUSTOMERS} where customer.customer_number = ${customerNumber}`,
  )
  return rows[0] ?? null
}

export async function findCustomerByEmail(db: Connection, email: string): Promise<FoundCustomer | null> {
  const { rows } = await db.execute<FoundCustomer & Record<string, unknown>>(
    sql`${CUSTOMERS} where account.email = ${email}`,
  )
  return rows[0] ?? null
}

/** What a list shows of a sale. */
export interface ListedSale {
  readonly transactionId: number
  readonly createdAtMs: number
  readonly seller: {
    readonly firstName: string
    readonly lastName: string
    readonly companyName: string | null
    readonly email: string
  } | null
  readonly devices: readonly {
    readonly itemNumber: number
    readonly device: string
    readonly state: TradeState
    readonly place: string | null
  }[]
}

/** Some sales with their sellers and devices, in no order. Without storage and price, which inspectors must not know. */
export async function listSales(
  db: Connection,
  transactionIds: readonly number[],
): Promise<readonly ListedSale[]> {
  const { rows } = await db.execute<ListedSale & Record<string, unknown>>(sql`
    select trade.transaction_id::float8 as "transactionId", ${epochMs('trade.created_at')} as "createdAtMs",
      case when seller.transaction_id is not null then jsonb_build_object('firstName', seller.first_name,
        'lastName', seller.last_name, 'companyName', seller.company_name, 'email', seller.email) end as seller,
      (select coalesce(jsonb_agg(jsonb_build_object('itemNumber', item.number, 'device', device_text.name,
          'state', item.state, 'place', place) order by item.number), '[]')
        from trade_item as item join offer on offer.id = item.offer_id
        left join device_place on device_place.transaction_id = item.transaction_id and item_number = item.number
        join device_text on device_text.device_id = offer.device_id and language = 'en'
        where item.transaction_id = trade.transaction_id) as devices
    from trade left join trade_seller as seller using (transaction_id)
    where trade.transaction_id = any(${sql.param([...transactionIds])}::bigint[])`)
  return rows
}
