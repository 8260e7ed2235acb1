import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { findParcelByTracking, moveParcel } from './recycling.repository.ts'

export interface RecyclingScan {
  readonly parcelId: number
  /** Whether the report has moved the parcel; not if it is old news. */
  readonly hasMoved: boolean
}

/** Records a carrier's report about a recycling parcel: whatever it says, the carrier has it. Null for any other parcel. */
export async function recordRecyclingScan(
  tx: Connection,
  { trackingNumber, atMs }: { readonly trackingNumber: string; readonly atMs: number },
): Promise<RecyclingScan | null> {
  const parcel = await findParcelByTracking(tx, trackingNumber)
  if (!parcel) return null
  const at = new Date(atMs)
  const step = { event: 'carrier_scan', at, facts: [sql`first_scan_at = ${at}`] } as const
  return { parcelId: parcel.id, hasMoved: await moveParcel(tx, parcel.id, step) }
}
