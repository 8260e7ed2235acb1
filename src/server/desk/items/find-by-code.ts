import { sql } from 'drizzle-orm'
import { readPayoutReference } from '#domain/payouts/payout-reference.ts'
import { readTrackingNumber } from '#domain/trades/tracking-number.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'

/** What a code refers to: a trade, or one of its devices. */
export interface FoundCode {
  readonly transactionId: number
  readonly itemNumber: number | null
  /** Whether it is the parcel with a part that was missing from the device. */
  readonly isPart: boolean
}

async function hasTrade(db: Connection, transactionId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from trade where transaction_id = ${transactionId}`)
  return rowCount === 1
}

async function findParcel(db: Connection, code: string): Promise<FoundCode | null> {
  const number = readTrackingNumber(code)
  const { rows } = await db.execute<FoundCode & Record<string, unknown>>(sql`
    select transaction_id::float8 as "transactionId", null as "itemNumber", false as "isPart"
    from shipment where tracking_number = ${number}
    union all
    select transaction_id::float8, item_number, true from part_parcel where tracking_number = ${number}`)
  return rows[0] ?? null
}

/** The trade or device whose label, packing slip or number was typed or scanned, or null. */
export async function findByCode(db: Connection, typed: string): Promise<FoundCode | null> {
  const code = typed.trim()
  const reference = readPayoutReference(code)
  const transactionId = readTradeNumber(reference?.tradeNumber ?? code)
  if (transactionId !== null && (await hasTrade(db, transactionId)))
    return { transactionId, itemNumber: reference?.itemNumber ?? null, isPart: false }
  return findParcel(db, code)
}
