import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'

/** What became of the offers for a device. */
export interface DeviceFigures {
  readonly days: number
  readonly offerCount: number
  /** Offers that became part of a sale. */
  readonly soldCount: number
  /** Devices of those sales. */
  readonly deviceCount: number
  /** Devices whose sellers got a new offer after the inspection, and those who accepted it. */
  readonly counteredCount: number
  readonly acceptedCount: number
  /** Devices of these sales that are on a shelf, and for how many days on average. */
  readonly stockCount: number
  readonly stockDays: number
}

/** Unsold offers are kept for longer than this, so that the share of sold ones is true. */
const DAYS = 90

/** The latest ones say enough, and a popular device must not take long. */
const MAX_OFFERS = 5_000

export interface FigureQuery {
  readonly market: MarketId
  readonly deviceId: number
  readonly nowMs: number
}

/** Counts the offers of the last 90 days for a device. Rows of lists are left out: unsold ones aren't kept. */
export async function readDeviceFigures(
  db: Connection,
  { market, deviceId, nowMs }: FigureQuery,
): Promise<DeviceFigures> {
  const { rows } = await db.execute<Omit<DeviceFigures, 'days'> & Record<string, unknown>>(sql`
    with made as (
      select id from offer
      where device_id = ${deviceId} and created_at > ${new Date(nowMs - DAYS * DAY_MS)} and market = ${market}
        and source = 'device'
      order by created_at desc limit ${MAX_OFFERS}
    ), sold as (
      select made.id, item.transaction_id, item.number,
        exists (select from clarification where clarification.transaction_id = item.transaction_id
          and item_number = item.number and kind = 'PRICE') as is_countered,
        exists (select from clarification where clarification.transaction_id = item.transaction_id
          and item_number = item.number and kind = 'PRICE' and answer = 'ACCEPT') as is_accepted,
        place.placed_at
      from made join trade_item as item on item.offer_id = made.id
      left join device_place as place on place.transaction_id = item.transaction_id and place.item_number = item.number
    )
    select (select count(*) from made)::integer as "offerCount", count(distinct id)::integer as "soldCount",
      count(*)::integer as "deviceCount", count(*) filter (where is_countered)::integer as "counteredCount",
      count(*) filter (where is_accepted)::integer as "acceptedCount", count(placed_at)::integer as "stockCount",
      coalesce(round(avg(extract(epoch from ${new Date(nowMs)}::timestamptz - placed_at)) / 86400), 0)::integer
        as "stockDays"
    from sold`)
  const [figures] = rows
  if (!figures) throw new Error('An aggregate returned no row')
  return { days: DAYS, ...figures }
}
