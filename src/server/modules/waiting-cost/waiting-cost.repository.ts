import { sql } from 'drizzle-orm'
import type { WaitingCostData } from '#contracts/catalogue-pages.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MAX_WAITING_AGE_DAYS } from '#domain/waiting-cost/compute-waiting-cost.ts'
import type { Database } from '#server/db/database.ts'
import { buildAgeBucket } from './build-age-bucket.ts'

export interface WaitingCostQuery {
  readonly market: MarketId
  readonly deviceId: number
  readonly nowMs: number
}

/** How prices of devices like this one changed: of the same manufacturer where there are enough; null if unknown. */
export async function findWaitingCost(
  db: Database,
  { market, deviceId, nowMs }: WaitingCostQuery,
): Promise<WaitingCostData | null> {
  const { rows } = await db.execute<WaitingCostData & Record<string, unknown>>(sql`
    select device_count as "deviceCount", list_count as "listCount", low_bp as "lowBp", high_bp as "highBp",
      from_day::text as "fromDay", until_day::text as "untilDay", cost.manufacturer_id > 0 as "isSameMaker"
    from device join waiting_cost as cost on cost.category_id = device.category_id
      and cost.manufacturer_id in (0, device.manufacturer_id) and cost.age_bucket = ${buildAgeBucket(nowMs)}
    where device.id = ${deviceId} and cost.market = ${market}
      and until_day >= ${new Date(nowMs - MAX_WAITING_AGE_DAYS * DAY_MS).toISOString().slice(0, 10)}::date
    order by cost.manufacturer_id desc limit 1`)
  return rows[0] ?? null
}
