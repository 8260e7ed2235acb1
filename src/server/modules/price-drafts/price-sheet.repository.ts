import { type SQL, sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PriceFilter } from '#domain/price-lists/price-formula.ts'
import type { Connection } from '#server/db/database.ts'

/** A size of a device on a market's list, and what a draft wants for it. */
export interface SheetRow {
  readonly deviceId: number
  readonly storageGb: number
  readonly manufacturer: string
  readonly series: string
  /** As the catalogue writes it, so that the row can be read back. */
  readonly model: string
  readonly released: string
  readonly listInCents: number | null
  readonly draftInCents: number | null
  readonly guards: readonly string[]
}

/** Where a page of the sheet begins. */
export interface SheetPlace {
  readonly deviceId: number
  readonly storageGb: number
}

export const SHEET_START: SheetPlace = { deviceId: 0, storageGb: -1 }

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** The condition that a filter is, on `device`, `maker` and `family`. */
export function buildFilter(filter: PriceFilter): SQL {
  const { category, manufacturer, series, releasedFrom, releasedBefore, text } = filter
  const parts = [
    category && sql`device.category_id = ${category}`,
    manufacturer && sql`lower(maker.name) = lower(${manufacturer})`,
    series && sql`lower(family.name_pattern) = lower(${series})`,
    releasedFrom !== undefined && sql`device.release_year >= ${releasedFrom}`,
    releasedBefore !== undefined && sql`device.release_year < ${releasedBefore}`,
    text && sql`maker.name || ' ' || device.model_pattern ilike ${`%${escapeLike(text)}%`}`,
  ].filter((part) => part !== undefined && part !== '' && part !== false)
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

export const FILTERED_DEVICES = sql`
  device
  join manufacturer as maker on maker.id = device.manufacturer_id
  join series as family on family.id = device.series_id`

export interface SheetQuery {
  readonly market: MarketId
  readonly draftId: number | null
  readonly filter: PriceFilter
  readonly after: SheetPlace
  readonly limit: number
}

/** The next rows of a market's list, by device and size. */
export async function readSheet(
  db: Connection,
  { market, draftId, filter, after, limit }: SheetQuery,
): Promise<readonly SheetRow[]> {
  const { rows } = await db.execute<SheetRow & Record<string, unknown>>(sql`
    select size.device_id as "deviceId", size.storage_gb as "storageGb", maker.name as manufacturer,
      family.name_pattern as series, device.model_pattern as model,
      device.release_year || '-' || lpad(device.release_month::text, 2, '0') as released,
      price.amount_in_cents as "listInCents", wanted.amount_in_cents as "draftInCents",
      coalesce(wanted.guards, '{}') as guards
    from ${FILTERED_DEVICES}
    join device_storage as size on size.device_id = device.id
    left join base_price as price on price.market = ${market} and price.device_id = size.device_id
      and price.storage_gb = size.storage_gb and price.to_version is null
    left join price_draft_row as wanted on wanted.draft_id = ${draftId} and wanted.device_id = size.device_id
      and wanted.storage_gb = size.storage_gb
    where (size.device_id, size.storage_gb) > (${after.deviceId}::integer, ${after.storageGb}::integer)
      and ${buildFilter(filter)}
    order by size.device_id, size.storage_gb limit ${limit}`)
  return rows
}

/** How many sizes a filter leaves. */
export async function countSheet(db: Connection, filter: PriceFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count
    from ${FILTERED_DEVICES} join device_storage as size on size.device_id = device.id
    where ${buildFilter(filter)}`)
  return rows[0]?.count ?? 0
}
