import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'

/** Whom a document has to identify. */
export interface IdentifiedSeller {
  readonly market: MarketId
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly street: string
  readonly houseNumber: string
  readonly addressExtra: string | null
  readonly zip: string
  readonly city: string
  readonly country: string
}

/** The seller of a trade; null once the seller was erased. */
export async function findIdentifiedSeller(
  db: Connection,
  transactionId: number,
): Promise<IdentifiedSeller | null> {
  const { rows } = await db.execute<IdentifiedSeller & Record<string, unknown>>(sql`
    select market, first_name as "firstName", last_name as "lastName", birth_date::text as "birthDate", street,
      house_number as "houseNumber", address_extra as "addressExtra", zip, city, country
    from trade join trade_seller using (transaction_id) where transaction_id = ${transactionId}`)
  return rows[0] ?? null
}

/** Whether a payout of a trade was prepared, ordered or paid. */
export async function hasAnyPayout(tx: Connection, transactionId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from payout where transaction_id = ${transactionId} limit 1`)
  return rowCount !== 0
}

/** Whether a device of a trade is erased by the latest record about it. */
export async function hasErasedDevice(tx: Connection, transactionId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from (select distinct on (item_number) method from device_erasure
      where transaction_id = ${transactionId} order by item_number, number desc) as latest
    where method is not null limit 1`)
  return rowCount !== 0
}

export async function findTradeMarket(db: Connection, transactionId: number): Promise<MarketId | null> {
  const { rows } = await db.execute<{ market: MarketId }>(sql`
    select market from trade where transaction_id = ${transactionId}`)
  return rows[0]?.market ?? null
}
