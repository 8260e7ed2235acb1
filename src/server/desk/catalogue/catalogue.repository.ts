import { type SQL, sql } from 'drizzle-orm'
import type {
  BuyingState,
  CatalogueDevice,
  CatalogueGroups,
  CatalogueRow,
} from '#contracts/desk/catalogue.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { DeviceDraft } from '#domain/catalogue/device-draft.ts'
import type { SizedDevice } from '#domain/catalogue/merge-device.ts'
import type { Connection } from '#server/db/database.ts'

type Row<T> = T & Record<string, unknown>

/** Operators read English. */
export const LANGUAGE = 'en'

const hasPrice = (condition: SQL) => sql`exists (
  select from base_price as price where price.device_id = device.id and ${condition})`

const STATE = sql`
  case when ${hasPrice(sql`price.to_version is null`)} then 'bought'
    when ${hasPrice(sql`true`)} then 'retired' else 'unpriced' end`

const COLUMNS = sql`
  device.id, device_text.name, device.category_id as category, manufacturer.name as manufacturer,
  series_text.name as series, device.release_year as "releaseYear", device.release_month as "releaseMonth",
  device.popularity, ${STATE} as state,
  (select count(distinct market)::int from base_price as price
    where price.device_id = device.id and price.to_version is null) as markets`

const SOURCES = sql`
  device join device_text on device_text.device_id = device.id and device_text.language = ${LANGUAGE}
  join manufacturer on manufacturer.id = device.manufacturer_id
  join series on series.id = device.series_id
  join series_text on series_text.series_id = device.series_id and series_text.language = ${LANGUAGE}`

/** In which every character is itself. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** Every word has to be in the name, in a model code or in a search term. */
function matchWords(typed: string): SQL {
  const words = typed.trim().split(/\s+/).filter(Boolean)
  const conditions = words.map((word) => {
    const pattern = `%${escapeLike(word)}%`
    return sql`(device_text.name ilike ${pattern}
      or exists (select from unnest(device.model_codes || device.search_terms) as word where word ilike ${pattern}))`
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

export interface DeviceSearch {
  readonly typed: string
  readonly state: BuyingState | null
  readonly limit: number
}

/** Devices that are found by all typed words, the best known first. */
export async function listDevices(
  db: Connection,
  { typed, state, limit }: DeviceSearch,
): Promise<readonly CatalogueRow[]> {
  const { rows } = await db.execute<Row<CatalogueRow>>(sql`
    select ${COLUMNS} from ${SOURCES}
    where ${matchWords(typed)} and ${state === null ? sql`true` : sql`${STATE} = ${state}`}
    order by device.popularity desc, device.id desc limit ${limit}`)
  return rows
}

/** A device without what has to be compared with all others. */
export interface StoredDevice extends Omit<CatalogueDevice, 'similar' | 'digests'> {
  readonly seriesId: number
}

export async function findDevice(db: Connection, id: number): Promise<StoredDevice | null> {
  const { rows } = await db.execute<Row<StoredDevice>>(sql`
    select ${COLUMNS}, device.series_id as "seriesId", device.model_pattern as model,
      series.name_pattern as "seriesPattern", device.model_codes as "modelCodes",
      device.search_terms as "searchTerms", device.launch_price_in_cents / 100.0::float8 as "launchPrice",
      device.origin = 'import' as "isOwn",
      (select jsonb_agg(jsonb_build_object('language', language, 'name', own.name, 'model', own.model, 'url', url,
          'isOwn', own.is_own) order by language)
        from device_text as own where own.device_id = device.id) as names,
      (select coalesce(jsonb_agg(jsonb_build_object('storageGb', size.storage_gb, 'state',
          case when price.is_open then 'bought' when price.is_open is null then 'unpriced' else 'retired' end)
          order by size.storage_gb), '[]')
        from device_storage as size
        left join lateral (
          select bool_or(to_version is null) as is_open from base_price
          where base_price.device_id = size.device_id and base_price.storage_gb = size.storage_gb
        ) as price on true
        where size.device_id = device.id) as storages,
      (select coalesce(jsonb_agg(jsonb_build_object('id', draft.id, 'name', draft.name, 'state', draft.state)
          order by draft.id), '[]')
        from price_draft as draft
        where draft.state in ('open', 'scheduled') and exists (
          select from price_draft_row as row where row.draft_id = draft.id and row.device_id = device.id)) as drafts
    from ${SOURCES} where device.id = ${id}`)
  return rows[0] ?? null
}

/** A device as editors write it, with all of its sizes. */
export type KnownDraft = DeviceDraft & SizedDevice & { readonly id: number }

/** Devices as editors write them. */
export async function readDrafts(db: Connection, ids: readonly number[]): Promise<readonly KnownDraft[]> {
  const { rows } = await db.execute<Row<KnownDraft>>(sql`
    select device.id, device.category_id as category, manufacturer.name as manufacturer,
      series.name_pattern as series, device.model_pattern as model, device.model_codes as "modelCodes",
      device.search_terms as "searchTerms", device.release_year as "releaseYear",
      device.release_month as "releaseMonth", device.popularity,
      device.launch_price_in_cents / 100.0::float8 as "launchPrice",
      array(select storage_gb from device_storage where device_id = device.id order by storage_gb) as storages,
      array(select storage_gb from base_price where device_id = device.id group by storage_gb
        having every(to_version is not null)) as "retiredStorages"
    from device join manufacturer on manufacturer.id = device.manufacturer_id
    join series on series.id = device.series_id
    where device.id = any(${sql.param([...ids])}::integer[])`)
  return rows
}

/** The manufacturers of a category and its series, as operators read them. */
export async function listGroups(db: Connection, category: CategoryId): Promise<CatalogueGroups> {
  const { rows } = await db.execute<Row<CatalogueGroups[number]>>(sql`
    select manufacturer.name as manufacturer, array_agg(series_text.name order by series_text.name) as series
    from series join manufacturer on manufacturer.id = series.manufacturer_id
    join series_text on series_text.series_id = series.id and series_text.language = ${LANGUAGE}
    where series.category_id = ${category}
    group by manufacturer.name order by manufacturer.name`)
  return rows
}

/** Another device of a manufacturer that has this model already. */
export async function findModelOwner(
  db: Connection,
  { id, model }: { readonly id: number; readonly model: string },
): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select other.id from device join device as other on other.manufacturer_id = device.manufacturer_id
    where device.id = ${id} and other.id <> device.id and other.model_pattern = ${model}`)
  return rows[0]?.id ?? null
}

/** A change of the row of a device. From then on it is the operator's: a new release leaves it alone. */
export async function updateDevice(
  tx: Connection,
  id: number,
  change: Pick<
    DeviceDraft,
    'model' | 'modelCodes' | 'searchTerms' | 'releaseYear' | 'releaseMonth' | 'popularity' | 'launchPrice'
  > & { readonly seriesId: number },
): Promise<void> {
  const { modelCodes, searchTerms, launchPrice } = change
  const launchPriceInCents = launchPrice === null ? null : Math.round(launchPrice * 100)
  await tx.execute(sql`
    update device set model_pattern = ${change.model}, series_id = ${change.seriesId},
      model_codes = ${sql.param([...modelCodes])}::text[], search_terms = ${sql.param([...searchTerms])}::text[],
      release_year = ${change.releaseYear}, release_month = ${change.releaseMonth},
      popularity = ${change.popularity}, launch_price_in_cents = ${launchPriceInCents}, origin = 'import'
    where id = ${id}`)
}

export async function claimDevice(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`update device set origin = 'import' where id = ${id}`)
}

export interface WrittenName {
  readonly language: string
  readonly name: string
  readonly model: string
  readonly isOwn: boolean
}

/** Writes names of a device; its addresses stay. */
export async function updateNames(tx: Connection, id: number, names: readonly WrittenName[]): Promise<void> {
  await tx.execute(sql`
    update device_text set name = own.name, model = own.model, is_own = own."isOwn"
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as own(language text, name text, model text, "isOwn" boolean)
    where device_text.device_id = ${id} and device_text.language = own.language`)
}

export async function addStorages(tx: Connection, id: number, sizes: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into device_storage (device_id, storage_gb)
    select ${id}, unnest(${sql.param([...sizes])}::integer[]) on conflict do nothing`)
}

/** Removes sizes that never had a price and that no draft has one for. Others stay, for old offers and lists. */
export async function removeStorages(tx: Connection, id: number, sizes: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from device_storage as size
    where size.device_id = ${id} and size.storage_gb = any(${sql.param([...sizes])}::integer[])
      and not exists (select from base_price as price
        where price.device_id = size.device_id and price.storage_gb = size.storage_gb)
      and not exists (select from price_draft_row as row
        where row.device_id = size.device_id and row.storage_gb = size.storage_gb)`)
}

export interface LastPrice {
  readonly storageGb: number
  readonly amountInCents: number
}

/** What a market has paid for the sizes of a device until it was retired. */
export async function readLastPrices(
  tx: Connection,
  { deviceId, market }: { readonly deviceId: number; readonly market: string },
): Promise<readonly LastPrice[]> {
  const { rows } = await tx.execute<Row<LastPrice>>(sql`
    select storage_gb as "storageGb", amount_in_cents as "amountInCents" from base_price as price
    where device_id = ${deviceId} and market = ${market} and to_version = (
      select max(to_version) from base_price as last
      where last.device_id = price.device_id and last.market = price.market)`)
  return rows
}
