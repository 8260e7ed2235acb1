import type { ClientBase } from 'pg'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { type Origin, type SavedEntry, saveDevices } from './save-devices.ts'
import { saveGroups } from './save-groups.ts'
import { savePrices } from './save-prices.ts'

export interface SaveOptions {
  readonly origin: Origin
  readonly onProgress?: (done: number, total: number) => void
}

export interface SaveReport {
  readonly created: number
  readonly updated: number
  /** An operator's devices, which the delivered data doesn't overwrite. */
  readonly kept: number
  /** Markets with a new version of their price list. */
  readonly repriced: readonly MarketId[]
}

const CHUNK = 500

// Any fixed number: two writers of the catalogue take turns.
const CATALOGUE_LOCK = 742_002

const TABLES = [
  'manufacturer',
  'series',
  'series_text',
  'overview_url',
  'picture',
  'device',
  'device_text',
  'device_image',
  'device_storage',
  'price_list',
  'base_price',
]

/** Addresses of the search results; no manufacturer or series may take one. */
const RESERVED_URLS = Object.values(MARKETS).flatMap(({ searchOverview }) =>
  CATALOGUE_LANGUAGES.map((language) => `${language}/${searchOverview}`),
)

/** Makes writers of the catalogue take turns until the end of the transaction; locking twice does no harm. */
export async function lockCatalogue(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [CATALOGUE_LOCK])
}

/**
 * Writes entries to the catalogue; the caller's transaction makes it all or nothing. Writing the same entries again
 * changes nothing: rows are found by manufacturer and model, addresses stay, and a price list gets a new version only
 * where prices differ.
 */
export async function saveCatalogue(
  client: ClientBase,
  entries: readonly CatalogueEntry[],
  { origin, onProgress }: SaveOptions,
): Promise<SaveReport> {
  await lockCatalogue(client)
  const owners = await saveGroups(client, entries, RESERVED_URLS)
  const saved: SavedEntry[] = []
  for (let start = 0; start < entries.length; start += CHUNK) {
    const chunk = entries.slice(start, start + CHUNK).map((entry, index) => ({
      ...entry,
      // One owner per entry, in the same order.
      ...(owners[start + index] as (typeof owners)[number]),
    }))
    saved.push(...(await saveDevices(client, chunk, origin)))
    onProgress?.(Math.min(start + CHUNK, entries.length), entries.length)
  }
  const repriced = await savePrices(client, saved)
  // Automatic statistics come minutes later; until then queries on a new catalogue are a thousand times slower.
  await client.query(`analyze ${TABLES.join(', ')}`)
  await client.query(
    `update cache_version set version = version + 1, changed_at = now() where scope = 'catalogue'`,
  )
  const created = saved.filter(({ isNew }) => isNew).length
  return { created, updated: saved.length - created, kept: entries.length - saved.length, repriced }
}
