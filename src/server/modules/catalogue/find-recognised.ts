import type { DeviceDocument } from '#contracts/search.ts'
import { findReportedDevice, searchTextOf } from '#domain/catalogue/device-in-hand.ts'
import type { Market } from '#domain/markets/market.ts'
import type { CatalogueService } from './catalogue.service.ts'

// Beyond the first hits a search for a whole model finds others only.
const HITS = 20

/** Only what a browser runs on, and only what we pay for. */
const isCandidate = ({ categoryId, topPrices }: DeviceDocument, market: Market): boolean =>
  (categoryId === 'phones' || categoryId === 'tablets') && (topPrices[market.id] ?? 0) > 0

/** The devices that report these models, in the same order, without models that nobody knows. */
export async function findRecognised(
  catalogue: CatalogueService,
  market: Market,
  models: readonly string[],
): Promise<readonly DeviceDocument[]> {
  const found = await Promise.all(
    models.map(async (model) => {
      const { devices } = await catalogue.searchDevices(market, { text: searchTextOf(model) }, HITS)
      return findReportedDevice(
        devices.filter((device) => isCandidate(device, market)),
        model,
      )
    }),
  )
  const unique = new Map(found.flatMap((device) => (device ? [[device.id, device] as const] : [])))
  return [...unique.values()]
}
