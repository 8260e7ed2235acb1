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

const updateReturnScan = ({ transactionId, itemNumber }: ItemKey, column: SQL, at: Date): SQL => sql`
  update return_shipment set ${column} = coalesce(${column}, ${at})
  where id = (select max(id) from return_shipment
    where transaction_id = ${transactionId} and item_number = ${itemNumber})`

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

/** What a step means for its parcel. */
const SCANS: Partial<Readonly<Record<TradeEvent, (key: ItemKey, at: Date) => SQL>>> = {
  carrier_scan: ({ transactionId }, at) => updateShipmentScan(transactionId, at),
  return_scanned: (key, at) => updateReturnScan(key, sql`scanned_at`, at),
  return_delivered: (key, at) => updateReturnScan(key, sql`delivered_at`, at),
}

/** Records when the carrier scanned the parcel that a step is about. */
export async function recordStepScan(
  tx: Connection,
  key: ItemKey,
  step: { event: TradeEvent; atMs: number },
) {
  const scan = SCANS[step.event]?.(key, new Date(step.atMs))
  if (scan) await tx.execute(scan)
}
