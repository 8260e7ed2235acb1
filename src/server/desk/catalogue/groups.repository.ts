import { type SQL, sql } from 'drizzle-orm'
import type { Group, GroupRow } from '#contracts/desk/catalogue-groups.ts'
import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { GroupKind } from '#domain/catalogue/group-kind.ts'
import type { Connection } from '#server/db/database.ts'

type Row<T> = T & Record<string, unknown>

/** Operators read English. */
const LANGUAGE = 'en'

/** All groups of a kind, as rows of the list. */
const ROWS: Readonly<Record<GroupKind, SQL>> = {
  series: sql`
    select series.id::text as id, series_text.name, manufacturer.name as manufacturer,
      series.category_id as category, 0 as "seriesCount",
      (select count(*)::int from device where device.series_id = series.id) as "deviceCount"
    from series join manufacturer on manufacturer.id = series.manufacturer_id
    join series_text on series_text.series_id = series.id and series_text.language = ${LANGUAGE}`,
  manufacturers: sql`
    select manufacturer.id::text as id, manufacturer.name, null as manufacturer, null as category,
      (select count(*)::int from series where series.manufacturer_id = manufacturer.id) as "seriesCount",
      (select count(*)::int from device where device.manufacturer_id = manufacturer.id) as "deviceCount"
    from manufacturer`,
  categories: sql`
    select category.id, category_text.name, null as manufacturer, null as category,
      (select count(*)::int from series where series.category_id = category.id) as "seriesCount",
      (select count(*)::int from device where device.category_id = category.id) as "deviceCount"
    from category
    join category_text on category_text.category_id = category.id and category_text.language = ${LANGUAGE}`,
}

/** Every typed word has to be in the name, or in that of the manufacturer. */
function matchWords(typed: string): SQL {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const conditions = words.map(
    (word) => sql`strpos(lower(concat_ws(' ', listed.manufacturer, listed.name)), ${word}) > 0`,
  )
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

interface GroupSearch {
  readonly kind: GroupKind
  readonly typed: string
  readonly limit: number
}

export async function listGroups(
  db: Connection,
  { kind, typed, limit }: GroupSearch,
): Promise<readonly GroupRow[]> {
  const { rows } = await db.execute<Row<GroupRow>>(sql`
    select * from (${ROWS[kind]}) as listed where ${matchWords(typed)}
    order by listed.manufacturer nulls first, listed.name limit ${limit}`)
  return rows
}

/** The column by which addresses and devices name a group of each kind. */
const COLUMNS: Readonly<Record<GroupKind, SQL>> = {
  series: sql.raw('series_id'),
  manufacturers: sql.raw('manufacturer_id'),
  categories: sql.raw('category_id'),
}

/** The name of a group in the language of an address. */
const NAMES: Readonly<Record<GroupKind, SQL>> = {
  series: sql`(select name from series_text as own
    where own.series_id = address.series_id and own.language = address.language)`,
  manufacturers: sql`(select name from manufacturer where manufacturer.id = address.manufacturer_id)`,
  categories: sql`(select name from category_text as own
    where own.category_id = address.category_id and own.language = address.language)`,
}

/** Categories have a name for an id, everything else a number. */
const readKey = (kind: GroupKind, id: string): string | number | null => {
  if (kind === 'categories') return id
  return /^\d{1,9}$/.test(id) ? Number(id) : null
}

/** A group as it is stored. */
export type StoredGroup = Omit<Group, 'digest'>

export async function findGroup(db: Connection, kind: GroupKind, id: string): Promise<StoredGroup | null> {
  const key = readKey(kind, id)
  if (key === null) return null
  const column = COLUMNS[kind]
  const { rows } = await db.execute<Row<StoredGroup>>(sql`
    select listed.*, ${kind} as kind,
      (select count(*)::int from device where device.${column} = ${key} and exists (
        select from base_price as price where price.device_id = device.id and price.to_version is null)
      ) as "pricedCount",
      (select coalesce(jsonb_agg(jsonb_build_object('language', address.language, 'name', ${NAMES[kind]},
          'url', address.url) order by address.language), '[]')
        from overview_url as address where address.${column} = ${key}) as names
    from (${ROWS[kind]}) as listed where listed.id = ${id}`)
  return rows[0] ?? null
}

export interface LanguageName {
  readonly language: CatalogueLanguage
  readonly name: string
}

const toRows = (names: readonly LanguageName[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as own(language text, name text)`

/** The languages in which another series of the same manufacturer and category has one of these names. */
export async function findTakenNames(
  db: Connection,
  seriesId: number,
  names: readonly LanguageName[],
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ language: string }>(sql`
    select own.language from ${toRows(names)}
    join series on series.id = ${seriesId}
    join series as other on other.manufacturer_id = series.manufacturer_id
      and other.category_id = series.category_id and other.id <> series.id
    join series_text on series_text.series_id = other.id and series_text.language = own.language
    where lower(series_text.name) = lower(own.name)`)
  return rows.map(({ language }) => language)
}

/** The pattern stays: imports find the series by it. */
export async function updateSeriesNames(
  tx: Connection,
  id: number,
  names: readonly LanguageName[],
): Promise<void> {
  await tx.execute(sql`
    update series_text set name = own.name from ${toRows(names)}
    where series_text.series_id = ${id} and series_text.language = own.language`)
}

/** A new release leaves these names alone. */
export async function updateCategoryNames(
  tx: Connection,
  id: string,
  names: readonly LanguageName[],
): Promise<void> {
  await tx.execute(sql`
    update category_text set name = own.name, is_own = true from ${toRows(names)}
    where category_text.category_id = ${id} and category_text.language = own.language
      and category_text.name <> own.name`)
}

/** Spells a manufacturer differently, also in the names of its devices and in models that begin with its name. */
export async function updateManufacturer(
  tx: Connection,
  { id, name, before }: { readonly id: number; readonly name: string; readonly before: string },
): Promise<void> {
  await tx.execute(sql`update manufacturer set name = ${name} where id = ${id}`)
  const respell = (text: SQL) => sql`case when starts_with(${text}, ${`${before} `})
    then ${name} || substr(${text}, length(${before}) + 1) else ${text} end`
  await tx.execute(sql`
    update device_text set name = ${respell(sql`device_text.name`)}, model = ${respell(sql`device_text.model`)}
    from device where device.id = device_text.device_id and device.manufacturer_id = ${id} and not device_text.is_own`)
}

export async function listSeriesIds(db: Connection, manufacturerId: number): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from series where manufacturer_id = ${manufacturerId} order by id`)
  return rows.map(({ id }) => id)
}

export async function deleteSeries(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`delete from overview_url where series_id = ${id}`)
  await tx.execute(sql`delete from series_text where series_id = ${id}`)
  await tx.execute(sql`delete from series where id = ${id}`)
}

export async function deleteManufacturer(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`delete from overview_url where manufacturer_id = ${id}`)
  await tx.execute(sql`delete from manufacturer_text where manufacturer_id = ${id}`)
  await tx.execute(sql`delete from manufacturer where id = ${id}`)
}

/** Those of these addresses that lead to something already. */
export async function findTakenUrls(
  db: Connection,
  urls: readonly { readonly language: string; readonly url: string }[],
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select overview_url.url from overview_url
    join jsonb_to_recordset(${JSON.stringify(urls)}::jsonb) as wanted(language text, url text)
      on wanted.language = overview_url.language and wanted.url = overview_url.url`)
  return rows.map(({ url }) => url)
}
