import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { Database } from '#server/db/database.ts'

/** What the sitemap reads from the catalogue: never more than one file's share of the devices. */
export interface CatalogueUrls {
  listCategories(language: CatalogueLanguage): Promise<readonly string[]>
  /** Every category, manufacturer and series. */
  listOverviews(language: CatalogueLanguage): Promise<readonly string[]>
  /** The files that have devices, from 1 on. */
  listDeviceFiles(): Promise<readonly number[]>
  listDevices(language: CatalogueLanguage, file: number): Promise<readonly string[]>
}

/** Search engines read at most 50,000 URLs per file; smaller files are read sooner. */
export const URLS_PER_FILE = 10_000

// A category, manufacturer or series without devices has no page.
const LISTED_SERIES = `
  select id, category_id, manufacturer_id from series
  where exists (select 1 from device where device.series_id = series.id)`

const READ_CATEGORIES = `
  select url from overview_url
  where language = $1 and category_id in (select category_id from (${LISTED_SERIES}) as listed)
  order by url`

// Three joins instead of one condition for all three kinds, which would read every device once per series.
const READ_OVERVIEWS = `
  with listed as materialized (${LISTED_SERIES})
  select url from overview_url where language = $1 and category_id in (select category_id from listed)
  union all
  select url from overview_url where language = $1 and manufacturer_id in (select manufacturer_id from listed)
  union all
  select url from overview_url where language = $1 and series_id in (select id from listed)
  order by url`

// By id, not by place: a new device changes the last file only, and no file has to count the devices before it.
const READ_DEVICE_FILES = `
  select distinct (id - 1) / ${URLS_PER_FILE} + 1 as file from device order by file`

const READ_DEVICES = `
  select url from device_text
  where device_id > $2 and device_id <= $2 + ${URLS_PER_FILE} and language = $1
  order by device_id`

/** The addresses of all catalogue pages, by language. */
export function createCatalogueUrls(db: Database): CatalogueUrls {
  const readUrls = async (query: string, values: unknown[]) => {
    const { rows } = await db.$client.query<{ url: string }>(query, values)
    return rows.map(({ url }) => url)
  }
  return {
    listCategories: (language) => readUrls(READ_CATEGORIES, [language]),
    listOverviews: (language) => readUrls(READ_OVERVIEWS, [language]),
    async listDeviceFiles() {
      const { rows } = await db.$client.query<{ file: number }>(READ_DEVICE_FILES)
      return rows.map(({ file }) => file)
    },
    listDevices: (language, file) => readUrls(READ_DEVICES, [language, (file - 1) * URLS_PER_FILE]),
  }
}
