import { sql } from 'drizzle-orm'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { LARGEST_NEIGHBOUR_FACTOR } from '#domain/price-lists/guard-rails.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import type { Database } from '#server/db/database.ts'
import { readPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'
import type { CountPriceOutliers } from './observe-shop.ts'

/** The factor of each market's list, in basis points. */
const writeFactors = (): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(readPriceLists(DATA_FOLDER)).map(([market, { factorBp }]) => [market, factorBp]),
    ),
  )

/** The launch price is in euros; each market's list follows by a factor, as the guard rail does. */
const countOutliers = (factor: number, factors: string) => sql`
  select count(*)::int as count from (
    select market, amount_in_cents as amount,
      launch_price_in_cents * (${factors}::jsonb ->> market::text)::numeric / ${FULL_BP} as launch,
      lag(amount_in_cents) over sizes as smaller, lead(amount_in_cents) over sizes as larger
    from base_price join device on device.id = base_price.device_id
    where to_version is null
    window sizes as (partition by market, device_id order by storage_gb)
  ) as price
  where amount > launch or amount > ${factor} * smaller or amount > ${factor} * larger`

/**
 * Counts prices that are above what the device cost when it was new, or more than twice that of the next size: what a guard
 * rail would stop, however it got there. It reads all prices, so it does that once for each version of the catalogue.
 */
export function createPriceOutlierCount(): CountPriceOutliers {
  let known: { readonly version: number; readonly count: number } | null = null
  return async (db: Database) => {
    const version = await readCacheVersion(db, 'catalogue')
    if (known?.version === version) return known.count
    const { rows } = await db.execute<{ count: number }>(
      countOutliers(LARGEST_NEIGHBOUR_FACTOR, writeFactors()),
    )
    const count = rows[0]?.count ?? 0
    known = { version, count }
    return count
  }
}
