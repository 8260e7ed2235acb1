import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { listLanguageMarkets } from '#markets/list-language-markets.ts'
import type { Database } from '#server/db/database.ts'
import { buildPageConditions } from '#server/modules/catalogue/devices-behind-urls.ts'

/** What the sitemap reads from the catalogue: never more than one file's share of the devices. */
export interface CatalogueUrls {
  listCategories(language: CatalogueLanguage): Promise<readonly string[]>
  /** The files that have series, and the first one. */
  listOverviewFiles(): Promise<readonly number[]>
  /** A share of the series; the first file has every category and manufacturer, too. */
  listOverviews(language: CatalogueLanguage, file: number): Promise<readonly string[]>
  /** The files that have devices, from 1 on. */
  listDeviceFiles(): Promise<readonly number[]>
  listDevices(language: CatalogueLanguage, file: number): Promise<readonly string[]>
}

/** Search engines read at most 50,000 URLs per file; smaller files are read sooner. */
const URLS_PER_FILE = 10_000

const { isBought, hasCategory, hasManufacturer, hasSeries } = buildPageConditions('$3')

const READ_CATEGORIES = `
  select url from overview_url where language = $1 and $2 = 0 and ${hasCategory}
  order by url`

const READ_OVERVIEWS = `
  select url from overview_url where language = $1 and $2 = 0 and ${hasCategory}
  union all
  select url from overview_url
  where language = $1 and $2 = 0
    and ${hasManufacturer}
  union all
  select url from overview_url
  where language = $1 and series_id > $2 and series_id <= $2 + ${URLS_PER_FILE}
    and ${hasSeries}
  order by url`

// By id, not by place: a new device changes the last file only, and no file has to count the devices before it.
const readFiles = (column: 'id' | 'series_id') => `
  select file + 1 as file from generate_series(0, (select (max(${column}) - 1) / ${URLS_PER_FILE} from device)) as file
  where exists (select from device
    where ${column} > file * ${URLS_PER_FILE} and ${column} <= (file + 1) * ${URLS_PER_FILE})
  order by file`

const READ_DEVICES = `
  select url from device_text
  where device_id > $2 and device_id <= $2 + ${URLS_PER_FILE} and language = $1 and ${isBought('device_text.device_id')}
  order by device_id`

/** The addresses of all catalogue pages, by language. */
export function createCatalogueUrls(db: Database): CatalogueUrls {
  const readUrls = async (query: string, language: CatalogueLanguage, file: number) => {
    const values = [language, (file - 1) * URLS_PER_FILE, listLanguageMarkets(language)]
    const { rows } = await db.$client.query<{ url: string }>(query, values)
    return rows.map(({ url }) => url)
  }
  const listFiles = async (column: 'id' | 'series_id') => {
    const { rows } = await db.$client.query<{ file: number }>(readFiles(column))
    return rows.map(({ file }) => file)
  }
  return {
    listCategories: (language) => readUrls(READ_CATEGORIES, language, 1),
    async listOverviewFiles() {
      const files = await listFiles('series_id')
      return files.length > 0 ? [...new Set([1, ...files])] : []
    },
    listOverviews: (language, file) => readUrls(READ_OVERVIEWS, language, file),
    listDeviceFiles: () => listFiles('id'),
    listDevices: (language, file) => readUrls(READ_DEVICES, language, file),
  }
}
