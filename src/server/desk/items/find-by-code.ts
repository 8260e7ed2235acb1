import { sql } from 'drizzle-orm'
import { readPayoutReference } from '#domain/payouts/payout-reference.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'

/** What a code refers to: a trade, or one of its devices. */
export interface FoundCode {
  readonly transactionId: number
  readonly itemNumber: number | null
}

async function hasTrade(db: Connection, transactionId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from trade where transaction_id = ${transactionId}`)
  return rowCount === 1
}

/** By tracking number, which is printed in groups. A QR code has the carrier's name in front. */
async function findParcel(db: Connection, code: string): Promise<number | null> {
  const number = code
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^[A-Z]+:/, '')
  const { rows } = await db.execute<{ id: number }>(sql`
    select transaction_id::float8 as id from shipment where tracking_number = ${number}`)
  return rows[0]?.id ?? null
}

/** The trade or device whose label, packing slip or number was typed or scanned, or null. */
export async function findByCode(db: Connection, typed: string): Promise<FoundCode | null> {
  const code = typed.trim()
  const reference = readPayoutReference(code)
  const transactionId = readTradeNumber(reference?.tradeNumber ?? code)
  if (transactionId !== null && (await hasTrade(db, transactionId)))
    return { transactionId, itemNumber: reference?.itemNumber ?? null }
  const found = await findParcel(db, code)
  return found === null ? null : { transactionId: found, itemNumber: null }
}
