import { type SQL, sql } from 'drizzle-orm'
import { computeMarketPriceInCents } from '#domain/catalogue/market-price.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { type CheckedSize, findGuardHits, type GuardRail } from '#domain/price-lists/guard-rails.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Connection } from '#server/db/database.ts'
import { readPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'

interface SizeRow extends Record<string, unknown> {
  readonly deviceId: number
  readonly storageGb: number
  readonly before: number | null
  readonly weekAgo: number | null
  readonly isWanted: boolean
  readonly wanted: number | null
  readonly launchPrice: number | null
  readonly seriesId: number
}

/** Prices of a market that someone wants. */
export interface WantedPrices {
  readonly market: MarketId
  readonly deviceIds: readonly number[]
  /** A table of `device_id`, `storage_gb` and `amount_in_cents`; null for a size that is no longer bought. */
  readonly wanted: SQL
}

/** A size whose price is to change, with the guard rails that it hits. */
export interface GuardedSize {
  readonly deviceId: number
  readonly storageGb: number
  readonly beforeInCents: number | null
  readonly guards: readonly GuardRail[]
}

/** The version of the list a week ago; the first one of a younger list. */
const selectWeekAgo = (market: MarketId): SQL => sql`
  select coalesce(max(version) filter (where valid_from <= now() - interval '7 days'), min(version)) as version
  from price_list where market = ${market}`

const readSizes = async (tx: Connection, { market, deviceIds, wanted }: WantedPrices) =>
  (
    await tx.execute<SizeRow>(sql`
      select size.device_id as "deviceId", size.storage_gb as "storageGb", price.amount_in_cents as before,
        earlier.amount_in_cents as "weekAgo", wanted.storage_gb is not null as "isWanted",
        wanted.amount_in_cents as wanted, device.launch_price_in_cents as "launchPrice", device.series_id as "seriesId"
      from device
      join device_storage as size on size.device_id = device.id
      cross join (${selectWeekAgo(market)}) as list
      left join base_price as earlier on earlier.market = ${market} and earlier.device_id = size.device_id
        and earlier.storage_gb = size.storage_gb and earlier.from_version <= list.version
        and (earlier.to_version is null or earlier.to_version > list.version)
      left join base_price as price on price.market = ${market} and price.device_id = size.device_id
        and price.storage_gb = size.storage_gb and price.to_version is null
      left join (${wanted}) as wanted on wanted.device_id = size.device_id and wanted.storage_gb = size.storage_gb
      where device.id = any(${sql.param(deviceIds)}::integer[])`)
  ).rows

/** The highest price of each device of these series. */
async function readSeriesPrices(tx: Connection, market: MarketId, seriesIds: readonly number[]) {
  const { rows } = await tx.execute<{ seriesId: number; deviceId: number; highest: number }>(sql`
    select device.series_id as "seriesId", device.id as "deviceId", max(price.amount_in_cents) as highest
    from device join base_price as price on price.device_id = device.id and price.market = ${market}
      and price.to_version is null
    where device.series_id = any(${sql.param(seriesIds)}::integer[])
    group by device.series_id, device.id`)
  return Map.groupBy(rows, ({ seriesId }) => seriesId)
}

const findHighest = (prices: readonly { readonly highest: number }[]): number | null =>
  prices.length > 0 ? Math.max(...prices.map(({ highest }) => highest)) : null

const toCheckedSize = ({ storageGb, before, weekAgo, isWanted, wanted }: SizeRow): CheckedSize => ({
  storageGb,
  beforeInCents: before,
  weekAgoInCents: weekAgo,
  afterInCents: isWanted ? wanted : before,
})

/** Compares the prices that someone wants for some devices with the list of today. */
export async function guardSizes(
  tx: Connection,
  prices: WantedPrices,
  view: (size: CheckedSize) => CheckedSize = (size) => size,
): Promise<readonly GuardedSize[]> {
  const { market } = prices
  const { factorBp } = readPriceLists(DATA_FOLDER)[market]
  const devices = Map.groupBy(await readSizes(tx, prices), ({ deviceId }) => deviceId)
  const alone = [...devices.values()].flatMap((sizes) =>
    sizes.length === 1 || sizes.every(({ before }) => before === null) ? (sizes[0]?.seriesId ?? []) : [],
  )
  const seriesPrices = await readSeriesPrices(tx, market, [...new Set(alone)])
  return [...devices].flatMap(([deviceId, sizes]) => {
    const [{ launchPrice = null, seriesId = 0 } = {}] = sizes
    const others = (seriesPrices.get(seriesId) ?? []).filter((other) => other.deviceId !== deviceId)
    const hits = findGuardHits(
      sizes.map((size) => view(toCheckedSize(size))),
      {
        launchPriceInCents: launchPrice === null ? null : computeMarketPriceInCents(launchPrice, factorBp),
        seriesHighestInCents: findHighest(others),
      },
    )
    return sizes
      .filter(({ isWanted }) => isWanted)
      .map(({ storageGb, before }) => ({
        deviceId,
        storageGb,
        beforeInCents: before,
        guards: hits.get(storageGb) ?? [],
      }))
  })
}
