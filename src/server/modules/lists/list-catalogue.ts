import { buildDeviceIndex, type DeviceIndex } from '#domain/lists/device-index.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import type { Database } from '#server/db/database.ts'
import {
  type ListedDevice,
  type ListPrices,
  readListedDevices,
  readListPrices,
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

async function readIndex(db: Database) {
  const devices = await readListedDevices(db)
  return { devices, index: buildDeviceIndex(devices) }
}

/** Keeps names and prices in memory until the catalogue changes; loads them with the first list. */
export function createListCatalogue(db: Database): (market: MarketId) => Promise<ListCatalogue> {
  let kept: Version | null = null
  return async (market) => {
    const version = await readCacheVersion(db, 'catalogue')
    if (kept?.version !== version) kept = { version, devices: readIndex(db), prices: new Map() }
    const own = kept
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
