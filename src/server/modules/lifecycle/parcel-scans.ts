import { type SQL, sql } from 'drizzle-orm'
import type { StepEvent } from '#domain/trades/step-evidence.ts'
import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from './item-facts.repository.ts'

/** A scan of the parcel that brings a trade's devices. Carriers report late and in any order. */
export const scanShipment = (transactionId: number, at: Date): SQL => sql`
  update shipment set first_scan_at = least(first_scan_at, ${at}), last_scan_at = greatest(last_scan_at, ${at})
  where transaction_id = ${transactionId}`

const markReturn = ({ transactionId, itemNumber }: ItemKey, column: SQL, at: Date): SQL => sql`
  update return_shipment set ${column} = coalesce(${column}, ${at})
  where id = (select max(id) from return_shipment
    where transaction_id = ${transactionId} and item_number = ${itemNumber})`

/** What a step says about a parcel. */
const SCANS: Partial<Readonly<Record<StepEvent, (key: ItemKey, at: Date) => SQL>>> = {
  carrier_scan: ({ transactionId }, at) => scanShipment(transactionId, at),
  return_scanned: (key, at) => markReturn(key, sql`scanned_at`, at),
  return_delivered: (key, at) => markReturn(key, sql`delivered_at`, at),
}

/** Keeps when the carrier had the parcel that a step is about. */
export async function markScan(tx: Connection, key: ItemKey, step: { event: StepEvent; atMs: number }) {
  const scan = SCANS[step.event]?.(key, new Date(step.atMs))
  if (scan) await tx.execute(scan)
}
