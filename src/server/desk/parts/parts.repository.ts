import { type SQL, sql } from 'drizzle-orm'
import type { PartStep } from '#contracts/desk/parts.ts'
import type { MissingPart } from '#domain/clarification/clarification-kind.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** A device that waits for a part, before it is known who has to act. */
export interface StoredPart extends ItemKey {
  readonly device: string
  readonly state: TradeState
  readonly part: MissingPart
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly step: PartStep
  readonly sinceMs: number
  readonly dueAtMs: number | null
}

/** How long a part is looked for whose seller has decided otherwise: it still belongs with the device. */
const SEARCH_DAYS = 30

/** Parts that sellers were asked for, and parts on their way whose sellers have decided otherwise since. */
const selectWaiting = (nowMs: number): SQL => sql`
  select clarification.transaction_id, clarification.item_number, missing_part, carrier, tracking_number,
    case when scanned_at is not null then 'ON_ITS_WAY' when booked_at is not null then 'BOOKED'
      when requested_at is not null then 'REQUESTED' else 'ASKED' end as step,
    coalesce(scanned_at, booked_at, requested_at, opened_at) as since, answer_by as due_at
  from clarification left join part_parcel on clarification_id = clarification.id
  where answered_at is null and missing_part is not null and arrived_at is null
  union all
  select clarification.transaction_id, clarification.item_number, missing_part, carrier, tracking_number,
    'ON_ITS_WAY', scanned_at, null
  from part_parcel join clarification on clarification_id = clarification.id
  where arrived_at is null and scanned_at > ${new Date(nowMs - SEARCH_DAYS * DAY_MS)} and answered_at is not null`

/** The earliest deadline first; what has none comes last. */
export async function listWaitingParts(
  db: Connection,
  nowMs: number,
  limit: number,
): Promise<readonly StoredPart[]> {
  const { rows } = await db.execute<StoredPart & Record<string, unknown>>(sql`
    with waiting as (${selectWaiting(nowMs)})
    select waiting.transaction_id::float8 as "transactionId", item_number as "itemNumber", device_text.name as device,
      item.state, missing_part as part, carrier, tracking_number as "trackingNumber", step,
      ${epochMs('since')} as "sinceMs", ${epochMs('due_at')} as "dueAtMs"
    from waiting join trade_item as item
      on item.transaction_id = waiting.transaction_id and item.number = waiting.item_number
    join offer on offer.id = item.offer_id
    join device_text on device_text.device_id = offer.device_id and language = 'en'
    order by due_at nulls last, since, waiting.transaction_id, item_number limit ${limit}`)
  return rows
}

/** How many parts are waited for, by age. */
export async function readPartAges(db: Connection, groupEnds: readonly Date[], nowMs: number) {
  const [day, threeDays, week] = groupEnds
  const { rows } = await db.execute<{
    count: number
    late: number
    oldestMs: number | null
    ages: number[]
  }>(sql`
    select count(*)::int as count, count(*) filter (where due_at < ${new Date(nowMs)})::int as late,
      ${epochMs('min(since)')} as "oldestMs",
      array[count(*) filter (where since > ${day}),
        count(*) filter (where since <= ${day} and since > ${threeDays}),
        count(*) filter (where since <= ${threeDays} and since > ${week}),
        count(*) filter (where since <= ${week})]::int[] as ages
    from (${selectWaiting(nowMs)}) as waiting`)
  return rows[0]
}
