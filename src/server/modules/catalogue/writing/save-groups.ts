import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { buildDeviceName } from '#domain/catalogue/device-name.ts'
import { localiseName } from '#domain/catalogue/localise-name.ts'
import { foldText, slugify } from '#domain/text/fold-text.ts'
import type { StatementClient } from '#server/db/statement-client.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'

/** Manufacturer, category and series of an entry, as the file spells them. */
export type EntryGroup = Pick<CatalogueEntry, 'manufacturer' | 'category' | 'series'>

/** The rows an entry belongs to, once its manufacturer and series exist. */
export interface EntryOwner {
  /** As the shop spells it, which may differ from the entry. */
  readonly manufacturer: string
  readonly manufacturerId: number
  readonly seriesId: number
}

interface NewUrl {
  readonly language: CatalogueLanguage
  readonly url: string
  readonly manufacturerId?: number
  readonly seriesId?: number
}

const buildManufacturerKey = (name: string) => foldText(name)
const buildSeriesKey = (manufacturerId: number, category: string, name: string) =>
  `${manufacturerId}|${category}|${foldText(name)}`

const listNumbered = (wish: string): string[] =>
  Array.from({ length: 50 }, (_, index) => `${wish}-${index + 2}`)

/** Hands out free addresses of overview pages. */
class FreeUrls {
  readonly #taken: Set<string>

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken)
  }

  take(language: CatalogueLanguage, wishes: readonly string[]): string {
    const isFree = (wish: string) => !this.#taken.has(`${language}/${wish}`)
    const url = wishes.find(isFree) ?? listNumbered(wishes.at(-1) ?? '').find(isFree)
    if (!url) throw new Error(`No free address for ${wishes.join(', ')}`)
    this.#taken.add(`${language}/${url}`)
    return url
  }
}

async function readFreeUrls(client: StatementClient, reserved: readonly string[]): Promise<FreeUrls> {
  const { rows } = await client.query<{ language: string; url: string }>(
    'select language, url from overview_url',
  )
  return new FreeUrls([...rows.map(({ language, url }) => `${language}/${url}`), ...reserved])
}

async function saveUrls(client: StatementClient, urls: readonly NewUrl[]): Promise<void> {
  await client.query(
    `insert into overview_url (language, url, manufacturer_id, series_id)
     select language, url, "manufacturerId", "seriesId"
     from jsonb_to_recordset($1) as row(language text, url text, "manufacturerId" integer, "seriesId" integer)`,
    [JSON.stringify(urls)],
  )
}

interface SavedManufacturer {
  readonly id: number
  readonly name: string
}

/** Manufacturers by their folded name: `apple` in a file is the existing Apple. */
async function saveManufacturers(
  client: StatementClient,
  names: readonly string[],
  free: FreeUrls,
): Promise<ReadonlyMap<string, SavedManufacturer>> {
  const read = async () => {
    const { rows } = await client.query<SavedManufacturer>('select id, name from manufacturer')
    return new Map(rows.map((row) => [buildManufacturerKey(row.name), row]))
  }
  const known = await read()
  const missing = new Map(
    names
      .filter((name) => !known.has(buildManufacturerKey(name)))
      .map((name) => [buildManufacturerKey(name), name]),
  )
  if (missing.size === 0) return known
  await client.query('insert into manufacturer (name) select unnest($1::text[])', [[...missing.values()]])
  const saved = await read()
  const urls = [...missing.values()].flatMap((name) =>
    CATALOGUE_LANGUAGES.map((language) => ({
      language,
      url: free.take(language, [slugify(name)]),
      manufacturerId: (saved.get(buildManufacturerKey(name)) as SavedManufacturer).id,
    })),
  )
  await saveUrls(client, urls)
  return saved
}

interface SeriesRow {
  readonly id: number
  readonly manufacturer_id: number
  readonly category_id: string
  readonly name_pattern: string
  readonly names: readonly string[]
}

const READ_SERIES = `
  select id, manufacturer_id, category_id, name_pattern,
    array(select name from series_text where series_id = series.id) as names
  from series order by id desc`

/**
 * Series by what they may be called: their pattern, or the name that people read in a language. A pattern comes before the
 * name of another series, and an older series before a newer one.
 */
async function readSeriesRows(client: StatementClient): Promise<Map<string, SeriesRow>> {
  const { rows } = await client.query<SeriesRow>(READ_SERIES)
  const list = (readNames: (row: SeriesRow) => readonly string[]) =>
    rows.flatMap((row) =>
      readNames(row).map(
        (name) => [buildSeriesKey(row.manufacturer_id, row.category_id, name), row] as const,
      ),
    )
  return new Map([...list(({ names }) => names), ...list(({ name_pattern }) => [name_pattern])])
}

async function readSeries(client: StatementClient): Promise<Map<string, number>> {
  const rows = await readSeriesRows(client)
  return new Map([...rows].map(([key, { id }]) => [key, id]))
}

/** Finds the pattern of a series that an entry names by its pattern or by a name that people read; null for a new series. */
export async function readSeriesPatterns(
  client: StatementClient,
): Promise<(entry: EntryGroup) => string | null> {
  const { rows } = await client.query<SavedManufacturer>('select id, name from manufacturer')
  const manufacturers = new Map(rows.map(({ id, name }) => [buildManufacturerKey(name), id]))
  const series = await readSeriesRows(client)
  return ({ manufacturer, category, series: name }) => {
    const id = manufacturers.get(buildManufacturerKey(manufacturer))
    return (id && series.get(buildSeriesKey(id, category, name))?.name_pattern) || null
  }
}

interface NewSeries {
  readonly manufacturerId: number
  readonly manufacturer: string
  readonly category: CategoryId
  readonly name: string
}

/** The address of a series is its name, followed by the category where another series has that name. */
async function chooseSeriesUrls(
  client: StatementClient,
  missing: ReadonlyMap<string, NewSeries>,
  free: FreeUrls,
) {
  const saved = await readSeries(client)
  const { rows } = await client.query<{ category_id: string; language: string; url: string }>(
    'select category_id, language, url from overview_url where category_id is not null',
  )
  const categoryUrls = new Map(rows.map((row) => [`${row.category_id}/${row.language}`, row.url]))
  return [...missing].flatMap(([key, { manufacturer, category, name }]) =>
    CATALOGUE_LANGUAGES.map((language) => {
      const slug = slugify(buildDeviceName(manufacturer, localiseName(name, language)))
      const wishes = [slug, `${slug}-${categoryUrls.get(`${category}/${language}`)}`]
      return { language, url: free.take(language, wishes), seriesId: saved.get(key) as number }
    }),
  )
}

async function saveSeriesTexts(client: StatementClient): Promise<void> {
  const { rows } = await client.query<{ id: number; name_pattern: string }>(
    'select id, name_pattern from series where not exists (select 1 from series_text where series_id = series.id)',
  )
  const texts = rows.flatMap(({ id, name_pattern }) =>
    CATALOGUE_LANGUAGES.map((language) => ({ id, language, name: localiseName(name_pattern, language) })),
  )
  await client.query(
    `insert into series_text (series_id, language, name)
     select id, language, name from jsonb_to_recordset($1) as row(id integer, language text, name text)`,
    [JSON.stringify(texts)],
  )
}

async function saveSeries(
  client: StatementClient,
  wanted: ReadonlyMap<string, NewSeries>,
  free: FreeUrls,
): Promise<ReadonlyMap<string, number>> {
  const known = await readSeries(client)
  const missing = new Map([...wanted].filter(([key]) => !known.has(key)))
  if (missing.size === 0) return known
  await client.query(
    `insert into series (category_id, manufacturer_id, name_pattern)
     select category, "manufacturerId", name
     from jsonb_to_recordset($1) as row(category text, "manufacturerId" integer, name text)`,
    [JSON.stringify([...missing.values()])],
  )
  await saveSeriesTexts(client)
  await saveUrls(client, await chooseSeriesUrls(client, missing, free))
  return readSeries(client)
}

/** Finds the rows that an entry belongs to. */
export type FindOwner = (entry: EntryGroup) => EntryOwner

/** Creates missing manufacturers and series with their addresses, and returns how to find the owner of an entry. */
export async function saveGroups(
  client: StatementClient,
  groups: readonly EntryGroup[],
  reservedUrls: readonly string[],
): Promise<FindOwner> {
  const free = await readFreeUrls(client, reservedUrls)
  const manufacturers = await saveManufacturers(
    client,
    groups.map(({ manufacturer }) => manufacturer),
    free,
  )
  const place = ({ manufacturer, category, series }: EntryGroup) => {
    const { id, name } = manufacturers.get(buildManufacturerKey(manufacturer)) as SavedManufacturer
    const key = buildSeriesKey(id, category, series)
    return { key, manufacturerId: id, manufacturer: name, category, name: series }
  }
  const wanted = groups.map(place).map(({ key, ...rest }) => [key, rest] as const)
  const series = await saveSeries(client, new Map(wanted), free)
  return (entry) => {
    const { key, manufacturerId, manufacturer } = place(entry)
    return { manufacturerId, manufacturer, seriesId: series.get(key) as number }
  }
}
