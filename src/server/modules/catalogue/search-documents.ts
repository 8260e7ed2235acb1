import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { listSpellings, tokenize } from '#domain/search/tokenize.ts'
import { listLanguageMarkets } from '#markets/list-language-markets.ts'
import type { CatalogueChange } from '#server/db/catalogue-changes.ts'
import type { Database } from '#server/db/database.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'
import type { ChangedDocuments, DocumentStream, SearchDocuments } from '#server/ports/search/search-engine.ts'
import { mapInSlices, visitInSlices } from '#server/slices/map-in-slices.ts'
import { writeHighestPrice } from './writing/highest-price.ts'

/** Whether one of the markets of $1 buys the device. One that nobody buys is on no page and in no group. */
const IS_BOUGHT = `exists (
  select from base_price as price
  where price.device_id = device.id and price.to_version is null and price.market = any($1))`

// The picture of a group is that of its best-selling device, which also decides the order: what most people sell is on top.
// Nothing is sorted by device: a million of them would not fit into the database's memory.
const READ_FACES = `
  with counted as (
    select series_id, count(*)::integer as device_count, sum(popularity)::integer as popularity,
      min(release_year)::integer as oldest_year, max(release_year)::integer as newest_year,
      max(release_year * 12 + release_month) as newest_month,
      max(array[popularity, -id]) filter (where fronts.device_id is not null) as face
    from device
    left join (select distinct device_id from device_image where view = 'front') as fronts on device_id = id
    where ${IS_BOUGHT}
    group by series_id
  ), faces as materialized (
    select counted.*, manufacturer_id, category_id, (
        select picture_key from device_image where device_id = -face[2] and view = 'front' order by position limit 1
      ) as picture_key
    from counted join series on series.id = series_id where face is not null
  )
  select series_id, device_count, popularity, oldest_year, newest_year, newest_month, face[1] as face_popularity,
    picture_key as series_picture, first_value(picture_key) over (
      partition by manufacturer_id, category_id order by face[1] desc, series_id
    ) as manufacturer_picture
  from faces`

// Read separately: in one join, a wrong guess of how many rows are left made the database count again for every series.
const READ_GROUPS = `
  select series.id as series_id, series_text.name as series_name, series_url.url as series_url,
    coalesce(series_text.content, '') as series_content,
    coalesce(series_text.meta_description, '') as series_description,
    coalesce(series_text.meta_keywords, '') as series_keywords, series.thumbnail as series_thumbnail,
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
    manufacturer.thumbnail as manufacturer_thumbnail
  from series
  join category on category.id = series.category_id
  join manufacturer on manufacturer.id = series.manufacturer_id
  join series_text on series_text.series_id = series.id and series_text.language = $1
  join category_text on category_text.category_id = category.id and category_text.language = $1
  left join manufacturer_text on manufacturer_text.manufacturer_id = manufacturer.id
    and manufacturer_text.language = $1
  join overview_url as series_url on series_url.series_id = series.id and series_url.language = $1
  join overview_url as category_url on category_url.category_id = category.id and category_url.language = $1
  join overview_url as manufacturer_url on manufacturer_url.manufacturer_id = manufacturer.id
    and manufacturer_url.language = $1`

type GroupPrefix = 'category' | 'manufacturer' | 'series'

type GroupRow = Readonly<Record<string, string | number | null>>

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
    thumbnail: buildPicturePath(String(row.manufacturer_thumbnail ?? row.manufacturer_picture)),
    ...readTexts(row, 'manufacturer'),
  },
  series: {
    id: Number(row.series_id),
    thumbnail: buildPicturePath(String(row.series_thumbnail ?? row.series_picture)),
    ...readTexts(row, 'series'),
  },
  popularity: Number(row.popularity),
  deviceCount: Number(row.device_count),
  oldestYear: Number(row.oldest_year),
  newestYear: Number(row.newest_year),
})

const MAX_POPULARITY = 100
const FIRST_MONTH = 1950 * 12
const MONTHS = 200 * 12
const SERIES_IDS = 2 ** 28

/**
 * Where a series stands among all: by its category, its best-selling device and its newest one. It depends on nothing but
 * the series, so that a new one leaves the others where they are. At most 2^53 for 100 categories.
 */
function rankSeries(row: GroupRow): number {
  const popularity = MAX_POPULARITY - Number(row.face_popularity)
  const age = MONTHS - (Number(row.newest_month) - FIRST_MONTH)
  const inCategory = (Number(row.position) * (MAX_POPULARITY + 1) + popularity) * (MONTHS + 1) + age
  return inCategory * SERIES_IDS + Number(row.series_id)
}

/** What decides the ranks of the series that some devices belong to. */
const READ_RANKS = `
  select device.series_id, category.position, max(device.release_year * 12 + device.release_month) as newest_month,
    max(device.popularity) filter (where device_image.view is not null) as face_popularity
  from device
  join category on category.id = device.category_id
  left join device_image on device_image.device_id = device.id and device_image.view = 'front'
  where device.series_id in (select series_id from device where id = any($2)) and ${IS_BOUGHT}
  group by device.series_id, category.position`

const SELECT_DEVICES = `
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
  join series_text on series_text.series_id = series.id and series_text.language = $1`

/** The same queries for all devices or, with `ids`, for some of them: $2. */
const buildQueries = (ids: boolean) => {
  const among = (column: string) => (ids ? `${column} = any($2)` : '$2::integer[] is null')
  return {
    devices: `${SELECT_DEVICES} where ${among('device.id')}
      order by device.release_year desc, device.release_month desc, device.id`,
    fronts: `
      select distinct on (device_id) device_id as id, picture_key as value
      from device_image where view = 'front' and $1::text[] is not null and ${among('device_id')}
      order by device_id, position`,
    topPrices: `
      select device_id as id, jsonb_object_agg(market, amount) as value from (
        select device_id, market, ${writeHighestPrice('max(amount_in_cents)')} as amount from base_price
        where to_version is null and market = any($1) and ${among('device_id')} group by device_id, market
      ) as best group by device_id`,
    storages: `
      select device_id as id, array_agg(distinct storage_gb order by storage_gb) as value from base_price
      where to_version is null and storage_gb > 0 and market = any($1) and ${among('device_id')}
      group by device_id`,
  }
}

const ALL = buildQueries(false)
const SOME = buildQueries(true)

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

/** Which devices to read: all, or these. */
type DeviceChoice = readonly number[] | null

interface DeviceReading {
  readonly db: Database
  readonly language: CatalogueLanguage
  readonly ids: DeviceChoice
}

/** Devices of a language, newest first, without those that no market of the language pays for. */
async function readDevices(
  { db, language, ids }: DeviceReading,
  ranks: ReadonlyMap<number, number>,
): Promise<DeviceDocument[]> {
  const markets = listLanguageMarkets(language)
  const queries = ids ? SOME : ALL
  const readById = async <Value>(query: string): Promise<ReadonlyMap<number, Value>> => {
    const { rows } = await db.$client.query<{ id: number; value: Value }>(query, [markets, ids])
    const values = new Map<number, Value>()
    await visitInSlices(rows, ({ id, value }) => void values.set(id, value))
    return values
  }
  const { rows } = await db.$client.query<DeviceRow>(queries.devices, [language, ids])
  const fronts = await readById<string>(queries.fronts)
  const prices = await readById<DeviceDocument['topPrices']>(queries.topPrices)
  const storages = await readById<number[]>(queries.storages)
  const documents: DeviceDocument[] = []
  await visitInSlices(rows, (row) => {
    const pictureKey = fronts.get(row.id)
    const topPrices = prices.get(row.id)
    if (!pictureKey || !topPrices) return
    const parts = { pictureKey, topPrices, storages: storages.get(row.id) ?? [] }
    documents.push(toDeviceDocument(row, { ...parts, seriesRank: ranks.get(row.series_id) ?? 0 }))
  })
  return documents
}

/** The groups that have a device with a picture which is bought, in their order. */
async function readGroups(db: Database, language: CatalogueLanguage) {
  const faces = await db.$client.query<GroupRow>(READ_FACES, [listLanguageMarkets(language)])
  const faceBySeries = new Map(faces.rows.map((row) => [row.series_id, row]))
  const { rows } = await db.$client.query<GroupRow>(READ_GROUPS, [language])
  const shown: { readonly rank: number; readonly row: GroupRow }[] = []
  await visitInSlices(rows, (texts) => {
    const face = faceBySeries.get(texts.series_id ?? null)
    if (!face) return
    const row = { ...texts, ...face }
    shown.push({ rank: rankSeries(row), row })
  })
  shown.sort((one, other) => one.rank - other.rank)
  return {
    groups: await mapInSlices(shown, ({ row }) => toGroupDocument(row)),
    ranks: new Map(shown.map(({ rank, row }) => [Number(row.series_id), rank])),
  }
}

/** The documents of one language's search indexes, as the catalogue is now. */
export async function readSearchDocuments(
  db: Database,
  language: CatalogueLanguage,
): Promise<SearchDocuments> {
  const { groups, ranks } = await readGroups(db, language)
  return { groups, devices: await readDevices({ db, language, ids: null }, ranks) }
}

const READ_IDS = 'select id from device order by release_year desc, release_month desc, id'

const PORTION = 1_000

/**
 * The same in portions. They are read one after the other, so a change that comes meanwhile may be among them; whoever
 * notes the version of the catalogue before takes that change over again.
 */
export async function streamSearchDocuments(
  db: Database,
  language: CatalogueLanguage,
): Promise<DocumentStream> {
  const { groups, ranks } = await readGroups(db, language)
  const { rows } = await db.$client.query<[id: number]>({ text: READ_IDS, rowMode: 'array' })
  const ids = rows.flat()
  async function* readPortions() {
    for (let start = 0; start < ids.length; start += PORTION)
      yield await readDevices({ db, language, ids: ids.slice(start, start + PORTION) }, ranks)
  }
  return { groups, devices: readPortions() }
}

/** The documents of some devices, as the catalogue is now. New prices leave the groups as they are. */
export async function readChangedDocuments(
  db: Database,
  language: CatalogueLanguage,
  { deviceIds: ids, isPriceOnly }: Pick<CatalogueChange, 'deviceIds' | 'isPriceOnly'>,
): Promise<ChangedDocuments> {
  const { rows } = await db.$client.query<GroupRow>(READ_RANKS, [listLanguageMarkets(language), ids])
  const ranks = new Map(rows.map((row) => [Number(row.series_id), rankSeries(row)]))
  const devices = await readDevices({ db, language, ids }, ranks)
  return { ids, devices, groups: isPriceOnly ? null : (await readGroups(db, language)).groups }
}
