import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueDevice, CatalogueRow } from '#contracts/desk/catalogue.ts'
import type { DeviceFacts } from '#domain/catalogue/device-facts.ts'
import type { Connection } from '#server/db/database.ts'
import { CATALOGUE_LOCK } from '#server/modules/catalogue/writing/save-catalogue.ts'

type Row<T> = T & Record<string, unknown>

/** Operators read English. */
const LANGUAGE = 'en'

const COLUMNS = sql`
  device.id, device_text.name, device.category_id as category, manufacturer.name as manufacturer,
  series_text.name as series, device.release_year as "releaseYear", device.release_month as "releaseMonth",
  device.popularity,
  (select count(distinct market)::int from base_price as price
    where price.device_id = device.id and price.to_version is null) as markets`

const SOURCES = sql`
  device join device_text on device_text.device_id = device.id and device_text.language = ${LANGUAGE}
  join manufacturer on manufacturer.id = device.manufacturer_id
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

/** Devices that are found by all typed words, the best known first. */
export async function listDevices(
  db: Connection,
  typed: string,
  limit: number,
): Promise<readonly CatalogueRow[]> {
  const { rows } = await db.execute<Row<CatalogueRow>>(sql`
    select ${COLUMNS} from ${SOURCES} where ${matchWords(typed)}
    order by device.popularity desc, device.id desc limit ${limit}`)
  return rows
}

export interface StoredDevice extends CatalogueDevice {
  readonly seriesId: number
}

export async function findDevice(db: Connection, id: number): Promise<StoredDevice | null> {
  const { rows } = await db.execute<Row<StoredDevice>>(sql`
    select ${COLUMNS}, device.series_id as "seriesId", device.model_codes as "modelCodes",
      device.search_terms as "searchTerms", device.origin = 'import' as "isOwn",
      (select jsonb_agg(jsonb_build_object('language', language, 'name', own.name, 'url', url) order by language)
        from device_text as own where own.device_id = device.id) as names,
      (select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'name', other_text.name,
          'modelCodes', to_jsonb(other.model_codes)) order by other.id), '[]')
        from device as other join device_text as other_text
          on other_text.device_id = other.id and other_text.language = ${LANGUAGE}
        where other.id <> device.id and other.model_codes && device.model_codes) as "sameCodes"
    from ${SOURCES} where device.id = ${id}`)
  return rows[0] ?? null
}

/** Writers of the catalogue take turns, imports on the command line included. */
export async function lockCatalogue(tx: Connection): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)
}

/** Changes what people find a device by. From then on it is the operator's: a new release leaves it alone. */
export async function updateFacts(tx: Connection, id: number, facts: DeviceFacts): Promise<void> {
  const { modelCodes, searchTerms, releaseYear, releaseMonth, popularity } = facts
  await tx.execute(sql`
    update device set model_codes = ${sql.param([...modelCodes])}::text[],
      search_terms = ${sql.param([...searchTerms])}::text[], release_year = ${releaseYear},
      release_month = ${releaseMonth}, popularity = ${popularity}, origin = 'import'
    where id = ${id}`)
}

/** Has every process take over the changed device, its search and the pages of its series. */
export async function publishDevice(
  tx: Connection,
  { id, seriesId }: { readonly id: number; readonly seriesId: number },
): Promise<void> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    update cache_version set version = version + 1, changed_at = now() where scope = 'catalogue'
    returning version::float8 as version`)
  await tx.execute(sql`
    insert into catalogue_change (version, device_ids, series_ids, is_price_only)
    values (${rows[0]?.version ?? 0}, array[${id}]::integer[], array[${seriesId}]::integer[], false)`)
}
