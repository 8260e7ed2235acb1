import { sql } from 'drizzle-orm'
import type { DeviceRow } from '#contracts/desk/lists.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs, isoTime } from '#server/db/sql-values.ts'
import { PLACE } from '#server/desk/items/place-column.ts'
import { isUnerased } from '#server/modules/device-erasure/unerased-devices.repository.ts'
import { FOUND_DEVICE_ID } from '#server/modules/lifecycle/found-device.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { DeviceListRule } from './device-lists.ts'

/** A device as it is stored, before its deadline is worked out. */
export interface ListedDevice extends ItemKey {
  readonly device: string
  readonly state: TradeState
  readonly stateSinceMs: number
  readonly bookedInAtMs: number | null
  readonly inspectedAtMs: number | null
  readonly answerByMs: number | null
  readonly cameBack: boolean
  readonly currency: Currency
  readonly isHazardous: boolean
  readonly inspector: string | null
  readonly asked: DeviceRow['asked']
  readonly place: DeviceRow['place']
}

const HAS_COME_BACK = sql`exists (select from return_shipment where return_shipment.transaction_id = item.transaction_id
  and return_shipment.item_number = item.number and scanned_at is not null)`

/**
 * The devices of a list. State by state, so that an index hands them over in their order however many there are; and
 * chosen first, so that everything else is only read for those.
 */
export async function listDevices(
  db: Connection,
  rule: DeviceListRule,
  { limit, nowMs }: { readonly limit: number; readonly nowMs: number },
): Promise<readonly ListedDevice[]> {
  const { states, isUndeliverable = false, erasure, isArchive = false } = rule
  const order = sql.raw(isArchive ? 'desc' : 'asc')
  // What a device really is stays hidden while someone may inspect it.
  const deviceId = isArchive || erasure ? FOUND_DEVICE_ID : sql`offer.device_id`
  const { rows } = await db.execute<ListedDevice & Record<string, unknown>>(sql`
    with item as materialized (
      select item.* from unnest(${sql.param(states)}::text[]) as listed (state)
      cross join lateral (select transaction_id, number, offer_id, state, state_since from trade_item as item
        where item.state = listed.state and (${!isUndeliverable} or ${HAS_COME_BACK})
          and ${erasure ? isUnerased(erasure, nowMs) : sql`true`}
        order by state_since ${order} limit ${limit}) as item
      order by state_since ${order}, transaction_id, number limit ${limit})
    select item.transaction_id::float8 as "transactionId", item.number as "itemNumber", device_text.name as device,
      item.state, ${epochMs('item.state_since')} as "stateSinceMs", trade.currency,
      ${epochMs('past.booked_in_at')} as "bookedInAtMs", ${epochMs('past.inspected_at')} as "inspectedAtMs",
      item.state = 'RETURN_PENDING' and ${HAS_COME_BACK} as "cameBack",
      ${epochMs('asked.answer_by')} as "answerByMs", asked.asked, latest.inspector,
      ${PLACE} as place,
      coalesce((select is_hazardous from inspection where inspection.transaction_id = item.transaction_id
        and item_number = item.number and found is not null order by inspection.number desc limit 1), false)
        as "isHazardous"
    from item join trade using (transaction_id) join offer on offer.id = item.offer_id
    join device_text on device_text.device_id = ${deviceId} and language = 'en'
    left join lateral (select max(happened_at) filter (where event = 'booked_in') as booked_in_at,
        min(happened_at) filter (where from_state = 'IN_INSPECTION') as inspected_at
      from trade_event where trade_event.transaction_id = item.transaction_id
        and item_number = item.number) as past on true
    left join lateral (select answer_by, jsonb_build_object('kind', kind, 'reason', reason, 'part', missing_part,
        'refusal', proof_refusal, 'openedAt', ${isoTime('opened_at')}, 'partNumber',
        (select tracking_number from part_parcel where clarification_id = clarification.id)) as asked
      from clarification where clarification.transaction_id = item.transaction_id
        and clarification.item_number = item.number and answered_at is null limit 1) as asked on true
    left join lateral (select operator.name as inspector from inspection join operator on operator.id = operator_id
      where inspection.transaction_id = item.transaction_id and item_number = item.number
      order by inspection.number desc limit 1) as latest on true`)
  return rows
}
