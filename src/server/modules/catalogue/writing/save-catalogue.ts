import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { StatementClient } from '#server/db/statement-client.ts'
import { CatalogueChanges, raiseCatalogueVersion } from './catalogue-changes.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { findGuardedPrices, type GuardedPrice } from './guarded-prices.ts'
import { type Origin, type SavedEntry, saveDevices } from './save-devices.ts'
import { type EntryGroup, saveGroups } from './save-groups.ts'
import { PriceWriter } from './save-prices.ts'

/** Entries to write, of which only a portion is in memory at a time. */
export interface EntrySource {
  readonly total: number
  /** Manufacturer, category and series of all entries. */
  readonly groups: readonly EntryGroup[]
  readonly portions: AsyncIterable<readonly CatalogueEntry[]>
}

export interface SaveOptions {
  readonly origin: Origin
  readonly onProgress?: (done: number, total: number) => void
  /** Hears of prices that hit a guard rail, before they are written. */
  readonly onGuarded?: (prices: readonly GuardedPrice[]) => void
}

export interface SaveReport {
  readonly created: number
  readonly updated: number
  /** An operator's devices, which the delivered data doesn't overwrite. */
  readonly kept: number
  /** Markets with a new version of their price list. */
  readonly repriced: readonly MarketId[]
}

/** How many entries are written by one statement. */
export const PORTION = 500

// The database plans later statements by what it knows of the tables, which for a new catalogue is that they are empty.
const FIRST_STATISTICS_AFTER = 5_000

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
export const RESERVED_URLS = Object.values(MARKETS).flatMap(({ searchOverview }) =>
  CATALOGUE_LANGUAGES.map((language) => `${language}/${searchOverview}`),
)

/** Makes writers of the catalogue take turns until the end of the transaction; locking twice does no harm. */
export async function lockCatalogue(client: StatementClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [CATALOGUE_LOCK])
}

/** The same for whoever comes back later rather than waits; false if someone else writes. */
export async function tryLockCatalogue(client: StatementClient): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [
    CATALOGUE_LOCK,
  ])
  return rows[0]?.got ?? false
}

// Automatic statistics come minutes later; until then queries on a new catalogue are a thousand times slower.
const updateStatistics = (client: StatementClient) => client.query(`analyze ${TABLES.join(', ')}`)

async function* splitEntries(entries: readonly CatalogueEntry[]): AsyncGenerator<readonly CatalogueEntry[]> {
  for (let start = 0; start < entries.length; start += PORTION) yield entries.slice(start, start + PORTION)
}

const READ_DRAFTED = `
  select distinct device_id as id from price_draft_row as row
  where device_id = any($1::integer[])
    and exists (select from price_draft where price_draft.id = row.draft_id and state = 'started')`

/** Prices that operators have started stay: the delivered files don't know of them. */
async function leaveOutDrafted(
  client: StatementClient,
  saved: readonly SavedEntry[],
): Promise<readonly SavedEntry[]> {
  const { rows } = await client.query<{ id: number }>(READ_DRAFTED, [saved.map(({ deviceId }) => deviceId)])
  const drafted = new Set(rows.map(({ id }) => id))
  return saved.filter(({ deviceId }) => !drafted.has(deviceId))
}

/** Entries that are in memory anyway. */
export const listEntries = (entries: readonly CatalogueEntry[]): EntrySource => ({
  total: entries.length,
  groups: entries,
  portions: splitEntries(entries),
})

/**
 * Writes entries to the catalogue; the caller's transaction makes it all or nothing. Writing the same entries again
 * changes nothing: rows are found by manufacturer and model, addresses stay, and a price list gets a new version only
 * where prices differ.
 */
export async function saveCatalogue(
  client: StatementClient,
  { total, groups, portions }: EntrySource,
  { origin, onProgress, onGuarded }: SaveOptions,
): Promise<SaveReport> {
  await lockCatalogue(client)
  const findOwner = await saveGroups(client, groups, RESERVED_URLS)
  const prices = new PriceWriter(client)
  const changes = new CatalogueChanges()
  const count = { done: 0, saved: 0, created: 0 }
  for await (const portion of portions) {
    const owned = portion.map((entry) => ({ ...entry, ...findOwner(entry) }))
    const { saved, changed } = await saveDevices(client, owned, origin)
    for (const entry of changed) changes.add(entry)
    onGuarded?.(await findGuardedPrices(client, saved))
    const priced = origin === 'seed' ? await leaveOutDrafted(client, saved) : saved
    for (const repriced of await prices.save(priced)) changes.addPrice(repriced)
    const isEarly = count.done < FIRST_STATISTICS_AFTER
    count.done += portion.length
    count.saved += saved.length
    count.created += saved.filter(({ isNew }) => isNew).length
    if (isEarly && count.done >= FIRST_STATISTICS_AFTER) await updateStatistics(client)
    onProgress?.(count.done, total)
  }
  if (count.created > 0 || changes.isLarge) await updateStatistics(client)
  // The delivered files have more than devices: texts of categories and manufacturers.
  if (origin === 'seed') await raiseCatalogueVersion(client)
  else if (!changes.isEmpty) await changes.publish(client)
  const { created, saved } = count
  return { created, updated: saved - created, kept: total - saved, repriced: prices.repriced }
}
