import { sql } from 'drizzle-orm'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import {
  findWaitingStart,
  MIN_WAITING_DEVICES,
  MIN_WAITING_LISTS,
  WAITING_QUANTILES,
} from '#domain/waiting-cost/compute-waiting-cost.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { buildAgeBucket } from './build-age-bucket.ts'

const formatDay = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)

interface CountedPart {
  readonly market: MarketId
  readonly categoryId: CategoryId
  readonly nowMs: number
}

/** What `computeWaitingCost` says, for every group of a category at once: by age, with and without maker. */
async function insertCosts(tx: Connection, { market, categoryId, nowMs }: CountedPart): Promise<void> {
  const startMs = findWaitingStart(nowMs)
  const low = sql.raw(String(WAITING_QUANTILES.low))
  const high = sql.raw(String(WAITING_QUANTILES.high))
  // Materialized, or the lists would be counted once for every price.
  await tx.execute(sql`
    with list as (
      select max(version) filter (where valid_from <= ${new Date(startMs)}) as then_version from price_list
      where market = ${market}
    ), counted as materialized (
      select then_version, (select count(*)::int from price_list where market = ${market} and version >= then_version) as list_count
      from list
    ), change as (
      select category_id, manufacturer_id, ${buildAgeBucket(nowMs)} as age_bucket, list_count,
        sum(price.amount_in_cents) * ${FULL_BP}::int / sum(earlier.amount_in_cents)::numeric as now_bp
      from counted join base_price as earlier on earlier.market = ${market} and earlier.from_version <= then_version
        and (earlier.to_version is null or earlier.to_version > then_version)
      join base_price as price on price.market = ${market} and price.device_id = earlier.device_id
        and price.storage_gb = earlier.storage_gb and price.to_version is null
      join device on device.id = price.device_id
      where list_count >= ${MIN_WAITING_LISTS} and category_id = ${categoryId}
      group by device.id, list_count
    ), cost as (
      select category_id, coalesce(manufacturer_id, 0) as manufacturer_id, age_bucket, count(*)::int as device_count,
        max(list_count) as list_count,
        floor(percentile_disc(${low}) within group (order by now_bp))::int - ${FULL_BP}::int as low_bp,
        ceil(percentile_disc(${high}) within group (order by now_bp))::int - ${FULL_BP}::int as high_bp
      from change group by grouping sets ((category_id, age_bucket), (category_id, age_bucket, manufacturer_id))
      having count(*) >= ${MIN_WAITING_DEVICES}
    )
    insert into waiting_cost (market, category_id, manufacturer_id, age_bucket, device_count, list_count, low_bp, high_bp,
      from_day, until_day)
    select ${market}, category_id, manufacturer_id, age_bucket, device_count, list_count, low_bp, high_bp,
      ${formatDay(startMs)}::date, ${formatDay(nowMs)}::date
    from cost`)
}

/** Replaces what is known about a market, one category at a time: no statement may take long, however many devices there are. */
export async function countWaitingCosts(db: Database, market: MarketId, nowMs: number): Promise<void> {
  for (const categoryId of CATEGORY_IDS)
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from waiting_cost where market = ${market} and category_id = ${categoryId}`)
      await insertCosts(tx, { market, categoryId, nowMs })
    })
}

async function readVersions(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ market: string; version: number }>(
    sql`select market, max(version) as version from price_list group by market`,
  )
  return new Map(rows.map(({ market, version }) => [market, version]))
}

/**
 * Counts again when a market's price list has changed, and once a day, because the three months move on. Reads all prices
 * of a market, so what was counted is remembered; another worker or a restart counts once more.
 */
export function createWaitingCostRun(db: Database): (nowMs: number) => Promise<void> {
  const counted = new Map<MarketId, string>()
  return async (nowMs) => {
    const versions = await readVersions(db)
    for (const market of MARKET_IDS) {
      const state = `${versions.get(market)} ${formatDay(nowMs)}`
      if (counted.get(market) === state) continue
      await countWaitingCosts(db, market, nowMs)
      counted.set(market, state)
    }
  }
}
