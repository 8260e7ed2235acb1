import { type DeviceIndex, DeviceIndexBuilder } from '#domain/lists/device-index.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import { type CatalogueChange, readCatalogueChange } from '#server/db/catalogue-changes.ts'
import type { Database } from '#server/db/database.ts'
import { visitInSlices } from '#server/slices/map-in-slices.ts'
import {
  type ListedDevice,
  type ListPrices,
  readListedDevices,
  readListPrices,
  readNewPrices,
} from './list-catalogue.repository.ts'

/** Names and prices that lists are matched against. */
export interface ListCatalogue {
  readonly devices: readonly ListedDevice[]
  readonly index: DeviceIndex
  readonly prices: ListPrices
}

interface Version {
  readonly version: number
  readonly devices: Promise<{ readonly devices: readonly ListedDevice[]; readonly index: DeviceIndex }>
  readonly prices: Map<MarketId, Promise<ListPrices>>
}

/** Without blocking other requests in the meantime. */
async function readIndex(db: Database) {
  const devices = await readListedDevices(db)
  const builder = new DeviceIndexBuilder()
  await visitInSlices(devices, (device) => builder.add(device))
  return { devices, index: builder.build() }
}

interface KnownVersion {
  readonly previous: Version | null
  /** What differs from it; null if it may be anything. */
  readonly change: CatalogueChange | null
}

/** What is kept of another version: all of it but the prices that differ, or nothing. */
function renew(db: Database, version: number, { previous, change }: KnownVersion): Version {
  if (!previous || !change?.isPriceOnly) return { version, devices: readIndex(db), prices: new Map() }
  const prices = [...previous.prices].map(([market, listed]) => {
    const renewed = listed.then((own) => readNewPrices(db, market, { listed: own, ids: change.deviceIds }))
    // Whoever asks for them awaits them again; until then, a rejection would end the process.
    renewed.catch(() => undefined)
    return [market, renewed] as const
  })
  return { version, devices: previous.devices, prices: new Map(prices) }
}

/** Keeps names and prices in memory until the catalogue changes; loads them with the first list. */
export function createListCatalogue(db: Database): (market: MarketId) => Promise<ListCatalogue> {
  let kept: Version | null = null
  return async (market) => {
    const version = await readCacheVersion(db, 'catalogue')
    if (kept?.version !== version) {
      const previous = kept
      const change = previous && (await readCatalogueChange(db, previous.version, version))
      // Another list may have come first; then its version will do.
      if (kept === previous) kept = renew(db, version, { previous, change })
    }
    // Only a failed list forgets what is kept; then this one starts over.
    const own = kept ?? renew(db, version, { previous: null, change: null })
    const prices = own.prices.get(market) ?? readListPrices(db, market)
    own.prices.set(market, prices)
    try {
      // Together: a rejection that no one awaits would end the process.
      const [named, priced] = await Promise.all([own.devices, prices])
      return { ...named, prices: priced }
    } catch (error) {
      // The next list tries again.
      if (kept === own) kept = null
      throw error
    }
  }
}
