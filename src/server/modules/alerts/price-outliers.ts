import { type SQL, sql } from 'drizzle-orm'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { LARGEST_NEIGHBOUR_FACTOR } from '#domain/price-lists/guard-rails.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import type { Database } from '#server/db/database.ts'
import { readPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'
import type { SlowCounts } from './observe-shop.ts'

/** The factor of each market's list, in basis points. */
const writeFactors = (): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(readPriceLists(DATA_FOLDER)).map(([market, { factorBp }]) => [market, factorBp]),
    ),
  )

/** So few that each statement ends in time, however large the catalogue is. */
const DEVICES_AT_ONCE = 10_000

interface IdRange {
  readonly above: number
  readonly upTo: number
}

/**
 * The launch price is in euros; each market's list follows by a factor, as the guard rail does. Devices are named for both
 * tables: the planner doesn't carry a range over from one to the other, and would read the other one whole.
 */
const countOutliers = (factors: string, { above, upTo }: IdRange) => sql`
  select count(*)::int as number from (
    select market, amount_in_cents as amount,
      launch_price_in_cents * (${factors}::jsonb ->> market::text)::numeric / ${FULL_BP} as launch,
      lag(amount_in_cents) over sizes as smaller, lead(amount_in_cents) over sizes as larger
    from base_price join device on device.id = base_price.device_id
    where to_version is null and device.id > ${above} and device.id <= ${upTo}
      and device_id > ${above} and device_id <= ${upTo}
    window sizes as (partition by device_id, market order by storage_gb)
  ) as price
  where amount > launch or amount > ${LARGEST_NEIGHBOUR_FACTOR} * smaller or amount > ${LARGEST_NEIGHBOUR_FACTOR} * larger`

const readNumber = async (db: Database, query: SQL<unknown>): Promise<number> => {
  const { rows } = await db.execute<{ number: number }>(query)
  return rows[0]?.number ?? 0
}

async function countAllOutliers(db: Database, devicesAtOnce: number): Promise<number> {
  const factors = writeFactors()
  const last = await readNumber(db, sql`select max(id) as number from device`)
  let count = 0
  for (let above = 0; above < last; above += devicesAtOnce)
    count += await readNumber(db, countOutliers(factors, { above, upTo: above + devicesAtOnce }))
  return count
}

/**
 * Counts prices that are above what the device cost when it was new, or more than twice that of the next size: what a guard
 * rail would stop, however it got there. It reads all prices, so it does that once for each version of the catalogue.
 */
export function createPriceOutlierCount(devicesAtOnce = DEVICES_AT_ONCE): SlowCounts['countPriceOutliers'] {
  let known: { readonly version: number; readonly count: number } | null = null
  return async (db: Database) => {
    const version = await readCacheVersion(db, 'catalogue')
    if (known?.version === version) return known.count
    known = { version, count: await countAllOutliers(db, devicesAtOnce) }
    return known.count
  }
}
