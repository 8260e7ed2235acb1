import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { Database } from '#server/db/database.ts'

/** URLs of all catalogue pages in one language. */
export interface CatalogueUrls {
  readonly overviews: readonly string[]
  readonly categories: readonly string[]
  readonly devices: readonly string[]
}

// A category, manufacturer or series without devices has no page.
const READ_OVERVIEWS = `
  select url, overview_url.category_id is not null as is_category from overview_url
  where language = $1 and (
    exists (select 1 from device where device.category_id = overview_url.category_id)
    or exists (select 1 from device where device.manufacturer_id = overview_url.manufacturer_id)
    or exists (select 1 from device where device.series_id = overview_url.series_id)
  )
  order by url`

const READ_DEVICES = 'select url from device_text where language = $1 order by device_id'

export async function readCatalogueUrls(db: Database, language: CatalogueLanguage): Promise<CatalogueUrls> {
  const overviews = await db.$client.query<{ url: string; is_category: boolean }>(READ_OVERVIEWS, [language])
  const devices = await db.$client.query<{ url: string }>(READ_DEVICES, [language])
  return {
    overviews: overviews.rows.map(({ url }) => url),
    categories: overviews.rows.flatMap(({ url, is_category }) => (is_category ? url : [])),
    devices: devices.rows.map(({ url }) => url),
  }
}
