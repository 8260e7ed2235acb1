import { sql } from 'drizzle-orm'
import type { Market } from '#domain/markets/market.ts'
import type { PricePeriod } from '#domain/newsletter/price-change.ts'
import type { Connection } from '#server/db/database.ts'
import { sqlTexts } from '#server/db/sql-values.ts'
import { writeHighestPrice } from '#server/modules/catalogue/writing/highest-price.ts'

/** A device as issues show it, with the most that we pay for it by all lists of a market. */
export interface PricedDevice {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly periods: readonly PricePeriod[]
}

interface DeviceRow extends Record<string, unknown> {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly periods: readonly PricePeriod[]
}

const PERIODS = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'fromVersion', from_version, 'toVersion', to_version, 'amountInCents', ${sql.raw(writeHighestPrice('amount_in_cents'))})), '[]')
  from base_price where base_price.device_id = device_text.device_id`

/** Devices by their addresses in the catalogue. Unknown addresses are left out. */
export async function findDevicesByUrl(
  db: Connection,
  { id: market, catalogueLanguage }: Market,
  urls: readonly string[],
): Promise<readonly PricedDevice[]> {
  if (urls.length === 0) return []
  const { rows } = await db.execute<DeviceRow>(sql`
    select device_id as id, name, url, ${PERIODS} and market = ${market}) as periods
    from device_text where language = ${catalogueLanguage} and url = any(${sqlTexts(urls)})`)
  return rows
}

/** Devices by id. Those that are gone are left out. */
export async function findDevicesById(
  db: Connection,
  { id: market, catalogueLanguage }: Market,
  ids: readonly number[],
): Promise<readonly PricedDevice[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<DeviceRow>(sql`
    select device_id as id, name, url, ${PERIODS} and market = ${market}) as periods
    from device_text where language = ${catalogueLanguage} and device_id = any(${sqlTexts(ids.map(String))}::integer[])`)
  return rows
}

/** A price list and the moment from which it is valid. */
export interface ListedVersion {
  readonly version: number
  readonly validFromMs: number
}

/** The price lists of a market, oldest first. */
export async function listPriceLists(db: Connection, market: string): Promise<readonly ListedVersion[]> {
  const { rows } = await db.execute<{ version: number; valid_from: Date | string }>(sql`
    select version, valid_from from price_list where market = ${market} order by version`)
  return rows.map(({ version, valid_from }) => ({ version, validFromMs: new Date(valid_from).getTime() }))
}

/** The list that was valid at a moment; the first one for moments before it. */
export const findVersionAt = (lists: readonly ListedVersion[], atMs: number): number =>
  lists.findLast(({ validFromMs }) => validFromMs <= atMs)?.version ?? lists[0]?.version ?? 1

/** The list that a reader's prices are compared with. */
export const findComparedVersion = (
  lists: readonly ListedVersion[],
  { lastVersion, sinceMs }: { readonly lastVersion: number | null; readonly sinceMs: number },
): number => lastVersion ?? findVersionAt(lists, sinceMs)
