import { type SQL, sql } from 'drizzle-orm'
import { computeMarketPriceInCents } from '#domain/catalogue/market-price.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { findGuardHits } from '#domain/price-lists/guard-rails.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Connection } from '#server/db/database.ts'
import { readPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'
import { readListVersion } from './drafts.repository.ts'

export interface CheckedDraft {
  readonly id: number
  readonly market: MarketId
}

interface SizeRow extends Record<string, unknown> {
  readonly deviceId: number
  readonly storageGb: number
  readonly before: number | null
  readonly weekAgo: number | null
  readonly wanted: number | null
  readonly launchPrice: number | null
  readonly seriesId: number
}

/** The version of the list a week ago; the first one of a younger list. */
const selectWeekAgo = (market: MarketId): SQL => sql`
  select coalesce(max(version) filter (where valid_from <= now() - interval '7 days'), min(version)) as version
  from price_list where market = ${market}`

const readSizes = async (tx: Connection, { id, market }: CheckedDraft, deviceIds: readonly number[]) =>
  (
    await tx.execute<SizeRow>(sql`
      select size.device_id as "deviceId", size.storage_gb as "storageGb", price.amount_in_cents as before,
        earlier.amount_in_cents as "weekAgo", wanted.amount_in_cents as wanted, device.launch_price_in_cents as "launchPrice", device.series_id as "seriesId"
      from device
      join device_storage as size on size.device_id = device.id
      cross join (${selectWeekAgo(market)}) as list
      left join base_price as earlier on earlier.market = ${market} and earlier.device_id = size.device_id
        and earlier.storage_gb = size.storage_gb and earlier.from_version <= list.version
        and (earlier.to_version is null or earlier.to_version > list.version)
      left join base_price as price on price.market = ${market} and price.device_id = size.device_id
        and price.storage_gb = size.storage_gb and price.to_version is null
      left join price_draft_row as wanted on wanted.draft_id = ${id} and wanted.device_id = size.device_id
        and wanted.storage_gb = size.storage_gb
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

/**
 * Compares what a draft wants for some devices with the list of today, and notes the guard rails that it hits. A price that
 * the list has already is no change, and leaves the draft.
 */
export async function checkDevices(
  tx: Connection,
  draft: CheckedDraft,
  deviceIds: readonly number[],
): Promise<void> {
  if (deviceIds.length === 0) return
  const { factorBp } = readPriceLists(DATA_FOLDER)[draft.market]
  const version = await readListVersion(tx, draft.market)
  const devices = Map.groupBy(await readSizes(tx, draft, deviceIds), ({ deviceId }) => deviceId)
  const alone = [...devices.values()].flatMap((sizes) =>
    sizes.length === 1 || sizes.every(({ before }) => before === null) ? (sizes[0]?.seriesId ?? []) : [],
  )
  const seriesPrices = await readSeriesPrices(tx, draft.market, [...new Set(alone)])
  const checked = [...devices].flatMap(([deviceId, sizes]) => {
    const [{ launchPrice = null, seriesId = 0 } = {}] = sizes
    const others = (seriesPrices.get(seriesId) ?? []).filter((other) => other.deviceId !== deviceId)
    const hits = findGuardHits(
      sizes.map(({ storageGb, before, weekAgo, wanted }) => ({
        storageGb,
        beforeInCents: before,
        weekAgoInCents: weekAgo,
        afterInCents: wanted ?? before,
      })),
      {
        launchPriceInCents: launchPrice === null ? null : computeMarketPriceInCents(launchPrice, factorBp),
        seriesHighestInCents: findHighest(others),
      },
    )
    return sizes
      .filter(({ wanted }) => wanted !== null)
      .map(({ storageGb, before }) => ({ deviceId, storageGb, before, guards: hits.get(storageGb) ?? [] }))
  })
  await tx.execute(sql`
    update price_draft_row as row set before_in_cents = checked.before, checked_version = ${version},
      guards = array(select jsonb_array_elements_text(checked.guards))
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      as checked("deviceId" integer, "storageGb" integer, before integer, guards jsonb)
    where row.draft_id = ${draft.id} and row.device_id = checked."deviceId" and row.storage_gb = checked."storageGb"`)
  await tx.execute(sql`
    delete from price_draft_row where draft_id = ${draft.id} and amount_in_cents = before_in_cents
      and device_id = any(${sql.param(deviceIds)}::integer[])`)
}

/** How many devices one call compares. */
const DEVICES_AT_A_TIME = 2_000

/** Devices that a step has come to. */
export interface Step {
  /** The last device that was looked at; null at the end. */
  readonly after: number | null
  readonly count: number
}

/** Compares the next devices of a draft with the list of today. */
export async function checkNextDevices(tx: Connection, draft: CheckedDraft, after: number): Promise<Step> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct device_id as id from price_draft_row
    where draft_id = ${draft.id} and device_id > ${after} order by device_id limit ${DEVICES_AT_A_TIME}`)
  const ids = rows.map(({ id }) => id)
  await checkDevices(tx, draft, ids)
  return { count: ids.length, after: ids.length < DEVICES_AT_A_TIME ? null : (ids.at(-1) ?? null) }
}
