import { sql } from 'drizzle-orm'
import type { SeenBefore } from '#contracts/desk/inspections.ts'
import type { BoughtModel } from '#domain/inspection/type-code.ts'
import { OWN_STATES } from '#domain/places/put-away-place.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { FOUND_DEVICE_ID } from '#server/modules/lifecycle/found-device.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

interface SeenRow extends Record<string, unknown> {
  readonly transactionId: number
  readonly itemNumber: number
  readonly device: string
  readonly state: TradeState
  readonly lockedAtMs: number
  readonly wasQuarantined: boolean
}

/** More than a person reads; a device comes back once or twice. */
const LIMIT = 5

/** Before a device is ours, whoever asks may have to inspect it again, and must not learn what was found. */
const KNOWN_DEVICE_ID = sql`case when item.state = any(${sql.param(OWN_STATES)}::text[]) then ${FOUND_DEVICE_ID}
  else offer.device_id end`

/** Other devices that were inspected with the same serial number, the latest first, and whether they were quarantined. */
export async function listSeenBefore(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
  serialNumber: string,
): Promise<SeenBefore[]> {
  const { rows } = await db.execute<SeenRow>(sql`
    select past.transaction_id::float8 as "transactionId", past.item_number as "itemNumber", device_text.name as device,
      item.state, ${epochMs('max(past.committed_at)')} as "lockedAtMs",
      exists (select from trade_event where trade_event.transaction_id = past.transaction_id
        and trade_event.item_number = past.item_number and event = 'blocklist_hit') as "wasQuarantined"
    from inspection as past
    join trade_item as item on item.transaction_id = past.transaction_id and item.number = past.item_number
    join offer on offer.id = item.offer_id
    join device_text on device_text.device_id = ${KNOWN_DEVICE_ID} and language = 'en'
    where past.serial_number = ${serialNumber}
      and (past.transaction_id, past.item_number) <> (${transactionId}, ${itemNumber})
    group by past.transaction_id, past.item_number, device_text.name, item.state
    order by max(past.committed_at) desc limit ${LIMIT}`)
  return rows.map(({ transactionId: id, lockedAtMs, ...seen }) => ({
    tradeNumber: formatTradeNumber(id),
    ...seen,
    lockedAt: toTimeJson(lockedAtMs),
  }))
}

/** A type code that is common was seen on thousands of devices; the latest are enough to know its model. */
const SAMPLE = 200

/** What the devices were that we bought with a type code. */
export async function listBoughtModels(db: Connection, typeCode: string): Promise<BoughtModel[]> {
  const { rows } = await db.execute<BoughtModel & Record<string, unknown>>(sql`
    select bought.device_id as "deviceId", device_text.name,
      count(distinct (bought.transaction_id, bought.item_number))::integer as count
    from (
      select past.transaction_id, past.item_number, ${FOUND_DEVICE_ID} as device_id
      from inspection as past
      join trade_item as item on item.transaction_id = past.transaction_id and item.number = past.item_number
      join offer on offer.id = item.offer_id
      where left(past.serial_number, 8) = ${typeCode} and length(past.serial_number) = 15
        and item.state in ('ACCEPTED', 'PAYOUT_PENDING', 'PAID', 'PAYOUT_FAILED')
      order by past.committed_at desc limit ${SAMPLE}
    ) as bought
    join device_text on device_text.device_id = bought.device_id and language = 'en'
    group by bought.device_id, device_text.name
    order by count desc, name`)
  return rows
}
