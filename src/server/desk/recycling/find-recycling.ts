import { readTrackingNumber } from '#domain/trades/tracking-number.ts'
import { formatTradeNumber, readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  findParcelByNumber,
  findParcelByTracking,
  type RecyclingParcel,
} from '#server/modules/recycling/recycling.repository.ts'

/** The recycling parcel whose label, packing slip or number was typed or scanned, or null. */
export async function findRecyclingByCode(db: Connection, typed: string): Promise<RecyclingParcel | null> {
  const id = readTradeNumber(typed.trim())
  const byNumber = id === null ? null : await findParcelByNumber(db, formatTradeNumber(id))
  if (byNumber) return byNumber
  return findParcelByTracking(db, readTrackingNumber(typed))
}

export async function requireRecycling(db: Connection, typed: string): Promise<RecyclingParcel> {
  const parcel = await findRecyclingByCode(db, typed)
  if (!parcel)
    throw new HttpError(404, 'NOT_FOUND', 'No recycling parcel has this number. Check it and scan it again.')
  return parcel
}
