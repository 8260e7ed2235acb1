import type { ClientBase } from 'pg'
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { deviceName } from '#domain/catalogue/device-name.ts'
import { localiseName } from '#domain/catalogue/localise-name.ts'
import { foldText, slugify } from '#domain/text/fold-text.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'

/** Where an entry belongs, once its manufacturer and series are there. */
export interface EntryOwner {
  /** As the shop writes it, which may not be how the entry does. */
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

const manufacturerKey = (name: string) => foldText(name)
const seriesKey = (manufacturerId: number, category: string, name: string) =>
  `${manufacturerId}|${category}|${foldText(name)}`

/** Gives out addresses of overview pages that nobody has yet. */
class FreeUrls {
  readonly #taken: Set<string>

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken)
  }

  take(language: CatalogueLanguage, wishes: readonly string[]): string {
    const numbered = Array.from({ length: 50 }, (_, index) => `${wishes.at(-1)}-${index + 2}`)
    const url = [...wishes, ...numbered].find((wish) => !this.#taken.has(`${language}/${wish}`))
    if (!url) throw new Error(`No free address for ${wishes.join(', ')}`)
    this.#taken.add(`${language}/${url}`)
    return url
  }
}

async function readFreeUrls(client: ClientBase, reserved: readonly string[]): Promise<FreeUrls> {
  const { rows } = await client.query<{ language: string; url: string }>(
    'select language, url from overview_url',
  )
  return new FreeUrls([...rows.map(({ language, url }) => `${language}/${url}`), ...reserved])
}

async function saveUrls(client: ClientBase, urls: readonly NewUrl[]): Promise<void> {
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

/** Manufacturers by their folded name: `apple` in a file is the Apple that is there. */
async function saveManufacturers(
  client: ClientBase,
  names: readonly string[],
  free: FreeUrls,
): Promise<ReadonlyMap<string, SavedManufacturer>> {
  const read = async () => {
    const { rows } = await client.query<SavedManufacturer>('select id, name from manufacturer')
    return new Map(rows.map((row) => [manufacturerKey(row.name), row]))
  }
  const known = await read()
  const missing = new Map(
    names.filter((name) => !known.has(manufacturerKey(name))).map((name) => [manufacturerKey(name), name]),
  )
  if (missing.size === 0) return known
  await client.query('insert into manufacturer (name) select unnest($1::text[])', [[...missing.values()]])
  const saved = await read()
  const urls = [...missing.values()].flatMap((name) =>
    CATALOGUE_LANGUAGES.map((language) => ({
      language,
      url: free.take(language, [slugify(name)]),
      manufacturerId: (saved.get(manufacturerKey(name)) as SavedManufacturer).id,
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
}

async function readSeries(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<SeriesRow>(
    'select id, manufacturer_id, category_id, name_pattern from series',
  )
  return new Map(
    rows.map((row) => [seriesKey(row.manufacturer_id, row.category_id, row.name_pattern), row.id]),
  )
}

interface NewSeries {
  readonly manufacturerId: number
  readonly manufacturer: string
  readonly category: CategoryId
  readonly name: string
}

/** Addresses a series would like: its own name, then with the kind of device, where another series has the name. */
async function seriesUrls(client: ClientBase, missing: ReadonlyMap<string, NewSeries>, free: FreeUrls) {
  const saved = await readSeries(client)
  const { rows } = await client.query<{ category_id: string; language: string; url: string }>(
    'select category_id, language, url from overview_url where category_id is not null',
  )
  const categoryUrls = new Map(rows.map((row) => [`${row.category_id}/${row.language}`, row.url]))
  return [...missing].flatMap(([key, { manufacturer, category, name }]) =>
    CATALOGUE_LANGUAGES.map((language) => {
      const slug = slugify(deviceName(manufacturer, localiseName(name, language)))
      const wishes = [slug, `${slug}-${categoryUrls.get(`${category}/${language}`)}`]
      return { language, url: free.take(language, wishes), seriesId: saved.get(key) as number }
    }),
  )
}

async function saveSeriesTexts(client: ClientBase): Promise<void> {
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
  client: ClientBase,
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
  await saveUrls(client, await seriesUrls(client, missing, free))
  return readSeries(client)
}

/** Makes sure that every manufacturer and series of the entries exists, with its addresses; gives each entry its owner. */
export async function saveGroups(
  client: ClientBase,
  entries: readonly CatalogueEntry[],
  reservedUrls: readonly string[],
): Promise<EntryOwner[]> {
  const free = await readFreeUrls(client, reservedUrls)
  const manufacturers = await saveManufacturers(
    client,
    entries.map(({ manufacturer }) => manufacturer),
    free,
  )
  const placed = entries.map(({ manufacturer, category, series }) => {
    const { id, name } = manufacturers.get(manufacturerKey(manufacturer)) as SavedManufacturer
    const key = seriesKey(id, category, series)
    return { key, manufacturerId: id, manufacturer: name, category, name: series }
  })
  const series = await saveSeries(client, new Map(placed.map(({ key, ...rest }) => [key, rest])), free)
  return placed.map(({ key, manufacturerId, manufacturer }) => ({
    manufacturerId,
    manufacturer,
    seriesId: series.get(key) as number,
  }))
}
