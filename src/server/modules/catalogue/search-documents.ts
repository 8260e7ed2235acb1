import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { listSpellings, tokenize } from '#domain/search/tokenize.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'
import type { SearchDocuments } from '#server/ports/search/search-engine.ts'

// The picture of a group is that of its best-selling device, which also decides the order: what most people sell is on top.
const READ_GROUPS = `
  with stats as (
    select series_id, count(*)::integer as device_count, sum(popularity)::integer as popularity,
      min(release_year)::integer as oldest_year, max(release_year)::integer as newest_year,
      max(release_year * 12 + release_month) as newest_month
    from device group by series_id
  ), faces as (
    select distinct on (series_id) series_id, manufacturer_id, category_id, popularity, picture_key
    from device join device_image on device_id = device.id and view = 'front'
    order by series_id, popularity desc, device.id, position
  ), manufacturer_faces as (
    select distinct on (manufacturer_id, category_id) manufacturer_id, category_id, picture_key
    from faces order by manufacturer_id, category_id, popularity desc, series_id
  )
  select series.id as series_id, series_text.name as series_name, series_url.url as series_url,
    coalesce(series_text.content, '') as series_content,
    coalesce(series_text.meta_description, '') as series_description,
    coalesce(series_text.meta_keywords, '') as series_keywords,
    coalesce(series.thumbnail, faces.picture_key) as series_thumbnail,
    category.id as category_id, category.position, category.thumbnail as category_thumbnail,
    category_text.name as category_name, category_url.url as category_url,
    coalesce(category_text.content, '') as category_content,
    coalesce(category_text.meta_description, '') as category_description,
    coalesce(category_text.meta_keywords, '') as category_keywords,
    manufacturer.id as manufacturer_id, manufacturer.name as manufacturer_name,
    manufacturer_url.url as manufacturer_url,
    coalesce(manufacturer_text.content, '') as manufacturer_content,
    coalesce(manufacturer_text.meta_description, '') as manufacturer_description,
    coalesce(manufacturer_text.meta_keywords, '') as manufacturer_keywords,
    coalesce(manufacturer.thumbnail, manufacturer_faces.picture_key) as manufacturer_thumbnail,
    stats.*
  from series
  join stats on stats.series_id = series.id
  join faces on faces.series_id = series.id
  join category on category.id = series.category_id
  join manufacturer on manufacturer.id = series.manufacturer_id
  join manufacturer_faces on manufacturer_faces.manufacturer_id = manufacturer.id
    and manufacturer_faces.category_id = category.id
  join series_text on series_text.series_id = series.id and series_text.language = $1
  join category_text on category_text.category_id = category.id and category_text.language = $1
  left join manufacturer_text on manufacturer_text.manufacturer_id = manufacturer.id
    and manufacturer_text.language = $1
  join overview_url as series_url on series_url.series_id = series.id and series_url.language = $1
  join overview_url as category_url on category_url.category_id = category.id and category_url.language = $1
  join overview_url as manufacturer_url on manufacturer_url.manufacturer_id = manufacturer.id
    and manufacturer_url.language = $1
  order by category.position, faces.popularity desc, stats.newest_month desc, series.id`

type GroupPrefix = 'category' | 'manufacturer' | 'series'

type GroupRow = Readonly<Record<string, string | number>>

const readTexts = (row: GroupRow, prefix: GroupPrefix) => ({
  name: String(row[`${prefix}_name`]),
  url: String(row[`${prefix}_url`]),
  content: String(row[`${prefix}_content`]),
  metaDescription: String(row[`${prefix}_description`]),
  metaKeywords: String(row[`${prefix}_keywords`]),
})

const toGroupDocument = (row: GroupRow): GroupDocument => ({
  category: {
    id: row.category_id as GroupDocument['category']['id'],
    position: Number(row.position),
    thumbnail: String(row.category_thumbnail),
    ...readTexts(row, 'category'),
  },
  manufacturer: {
    id: Number(row.manufacturer_id),
    thumbnail: buildPicturePath(String(row.manufacturer_thumbnail)),
    ...readTexts(row, 'manufacturer'),
  },
  series: {
    id: Number(row.series_id),
    thumbnail: buildPicturePath(String(row.series_thumbnail)),
    ...readTexts(row, 'series'),
  },
  popularity: Number(row.popularity),
  deviceCount: Number(row.device_count),
  oldestYear: Number(row.oldest_year),
  newestYear: Number(row.newest_year),
})

const READ_DEVICES = `
  select device.id, device_text.name, device_text.model, device_text.url, device.category_id,
    category_text.search_terms as category_terms, category_text.name as category,
    manufacturer.id as manufacturer_id, manufacturer.name as manufacturer,
    series.id as series_id, series_text.name as series,
    device.question_set_id, device.release_year, device.release_month, device.model_codes, device.search_terms,
    device.popularity, coalesce(device_text.meta_description, '') as meta_description,
    coalesce(device_text.meta_keywords, '') as meta_keywords
  from device
  join device_text on device_text.device_id = device.id and device_text.language = $1
  join category_text on category_text.category_id = device.category_id and category_text.language = $1
  join manufacturer on manufacturer.id = device.manufacturer_id
  join series on series.id = device.series_id
  join series_text on series_text.series_id = series.id and series_text.language = $1
  order by device.release_year desc, device.release_month desc, device.id`

const READ_FRONTS = `
  select distinct on (device_id) device_id as id, picture_key as value
  from device_image where view = 'front' order by device_id, position`

const READ_TOP_PRICES = `
  select device_id as id, jsonb_object_agg(market, amount) as value from (
    select device_id, market, max(amount_in_cents) as amount from base_price
    where to_version is null and market = any($1) group by device_id, market
  ) as best group by device_id`

const READ_STORAGES = `
  select device_id as id, array_agg(distinct storage_gb order by storage_gb) as value from base_price
  where to_version is null and storage_gb > 0 and market = any($1) group by device_id`

/** `Alpha 7 IV` is also searched for as `alpha 7 4`; not every engine reads Roman numerals. */
function writeArabicNumbers(model: string): string[] {
  const words = tokenize(model)
  const spelled = words.map((word) => {
    const [number = ''] = listSpellings(word)
    return /^\d$/.test(number) && !/\d/.test(word) ? number : word
  })
  return spelled.join(' ') === words.join(' ') ? [] : [spelled.join(' ')]
}

interface DeviceRow {
  readonly id: number
  readonly name: string
  readonly model: string
  readonly url: string
  readonly category: string
  readonly category_id: DeviceDocument['categoryId']
  readonly category_terms: string[]
  readonly manufacturer: string
  readonly manufacturer_id: number
  readonly series: string
  readonly series_id: number
  readonly question_set_id: string
  readonly release_year: number
  readonly release_month: number
  readonly model_codes: string[]
  readonly search_terms: string[]
  readonly popularity: number
  readonly meta_description: string
  readonly meta_keywords: string
}

/** Read separately: one join of everything is slow until the database has statistics of its tables. */
interface DeviceParts {
  readonly seriesRank: number
  readonly pictureKey: string
  readonly storages: readonly number[]
  readonly topPrices: DeviceDocument['topPrices']
}

const toDeviceDocument = (row: DeviceRow, parts: DeviceParts): DeviceDocument => ({
  id: row.id,
  name: row.name,
  model: row.model,
  url: row.url,
  category: row.category,
  categoryId: row.category_id,
  manufacturer: row.manufacturer,
  manufacturerId: row.manufacturer_id,
  series: row.series,
  seriesId: row.series_id,
  seriesRank: parts.seriesRank,
  image: buildPicturePath(parts.pictureKey),
  thumbnail: buildPicturePath(parts.pictureKey),
  questions: row.question_set_id,
  releaseYear: row.release_year,
  releaseMonth: row.release_month,
  searchTerms: [
    row.name,
    row.series,
    ...row.model_codes,
    ...row.search_terms,
    ...row.category_terms,
    ...writeArabicNumbers(row.model),
  ],
  modelCodes: row.model_codes,
  storages: [...parts.storages],
  popularity: row.popularity,
  metaDescription: row.meta_description,
  metaKeywords: row.meta_keywords,
  topPrices: parts.topPrices,
})

async function readById<Value>(db: Database, query: string, values: unknown[]): Promise<Map<number, Value>> {
  const { rows } = await db.$client.query<{ id: number; value: Value }>(query, values)
  return new Map(rows.map(({ id, value }) => [id, value]))
}

/** Devices of a language, newest first, without those that no market of the language pays for. */
async function readDevices(
  db: Database,
  language: CatalogueLanguage,
  ranks: ReadonlyMap<number, number>,
): Promise<DeviceDocument[]> {
  const markets = Object.values(MARKETS)
    .filter(({ catalogueLanguage }) => catalogueLanguage === language)
    .map(({ id }) => id)
  const { rows } = await db.$client.query<DeviceRow>(READ_DEVICES, [language])
  const fronts = await readById<string>(db, READ_FRONTS, [])
  const prices = await readById<DeviceDocument['topPrices']>(db, READ_TOP_PRICES, [markets])
  const storages = await readById<number[]>(db, READ_STORAGES, [markets])
  return rows.flatMap((row) => {
    const pictureKey = fronts.get(row.id)
    const topPrices = prices.get(row.id)
    if (!pictureKey || !topPrices) return []
    const parts = { pictureKey, topPrices, storages: storages.get(row.id) ?? [] }
    return [toDeviceDocument(row, { ...parts, seriesRank: ranks.get(row.series_id) ?? 0 })]
  })
}

/** The documents of one language's search indexes, as the catalogue is now. */
export async function readSearchDocuments(
  db: Database,
  language: CatalogueLanguage,
): Promise<SearchDocuments> {
  const { rows } = await db.$client.query<GroupRow>(READ_GROUPS, [language])
  const groups = rows.map(toGroupDocument)
  const ranks = new Map(groups.map(({ series }, rank) => [series.id, rank]))
  return { groups, devices: await readDevices(db, language, ranks) }
}
