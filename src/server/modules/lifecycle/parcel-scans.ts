import { type SQL, sql } from 'drizzle-orm'
import { computePartDeadline } from '#domain/clarification/part-parcel.ts'
import type { TradeEvent } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { ItemKey } from './item-facts.repository.ts'

/** Records a scan of the parcel with a trade's devices. Carriers report late and in any order. */
export const updateShipmentScan = (transactionId: number, at: Date): SQL => sql`
  update shipment set first_scan_at = least(first_scan_at, ${at}), last_scan_at = greatest(last_scan_at, ${at})
  where transaction_id = ${transactionId}`

/** Orders parcels of the row `item`, before their ids: the one that is on its way may be one whose label was replaced. */
export const TRAVELLING_FIRST = `(item.state <> 'RETURN_PENDING' and scanned_at is not null) desc`

export interface ReturnScan {
  readonly column: 'scanned_at' | 'delivered_at'
  readonly atMs: number
}

/** Records a scan of a device's parcel back; of its latest where none is named. */
export function updateReturnScan(
  { transactionId, itemNumber }: ItemKey,
  trackingNumber: string | null,
  { column, atMs }: ReturnScan,
): SQL {
  const name = sql.raw(column)
  return sql`
    update return_shipment set ${name} = coalesce(${name}, ${new Date(atMs)})
    where transaction_id = ${transactionId} and item_number = ${itemNumber} and tracking_number = coalesce(
      ${trackingNumber}::text, (select tracking_number from return_shipment
        where transaction_id = ${transactionId} and item_number = ${itemNumber} order by id desc limit 1))`
}

/** Records a scan of a missing part. While it travels, its clarification stays open. */
export async function recordPartScan(tx: Connection, clarificationId: number, atMs: number): Promise<void> {
  const { rows } = await tx.execute<{ answerByMs: number }>(sql`
    update part_parcel set scanned_at = coalesce(scanned_at, ${new Date(atMs)})
    from clarification where clarification.id = clarification_id and clarification_id = ${clarificationId}
      and answered_at is null
    returning ${epochMs('answer_by')} as "answerByMs"`)
  if (!rows[0]) return
  const deadline = new Date(computePartDeadline(rows[0].answerByMs, atMs))
  await tx.execute(sql`update clarification set answer_by = ${deadline} where id = ${clarificationId}`)
}

export interface ScannedStep {
  readonly key: ItemKey
  readonly step: { readonly event: TradeEvent; readonly atMs: number }
  readonly trackingNumber?: string
}

/** What a step means for its parcel; null for most. */
function buildStepScan({ key, step: { event, atMs }, ...parcel }: ScannedStep): SQL | null {
  const trackingNumber = parcel.trackingNumber ?? null
  if (event === 'carrier_scan') return updateShipmentScan(key.transactionId, new Date(atMs))
  if (event === 'return_scanned') return updateReturnScan(key, trackingNumber, { column: 'scanned_at', atMs })
  if (event === 'return_delivered')
    return updateReturnScan(key, trackingNumber, { column: 'delivered_at', atMs })
  return null
}

/** Records when the carrier scanned the parcel that a step is about. */
export async function recordStepScan(tx: Connection, scanned: ScannedStep): Promise<void> {
  const scan = buildStepScan(scanned)
  if (scan) await tx.execute(scan)
}
