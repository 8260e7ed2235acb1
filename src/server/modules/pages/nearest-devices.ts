import type { DeviceDocument } from '#contracts/search.ts'
import type { Market } from '#domain/markets/market.ts'
import { listSlugSearches } from '#domain/search/slug-searches.ts'
import type { CatalogueService } from '#server/modules/catalogue/catalogue.service.ts'

// Full rows of one, two and three.
const NEAREST_SIZE = 6

/** The devices whose names have most in common with an address, best first. */
export async function findNearestDevices(
  catalogue: CatalogueService,
  market: Market,
  slug: string,
): Promise<readonly DeviceDocument[]> {
  for (const text of listSlugSearches(slug)) {
    const { devices } = await catalogue.searchDevices(market, { text }, NEAREST_SIZE)
    if (devices.length > 0) return devices
  }
  return []
}
