import type { DeviceDocument } from '#contracts/search.ts'
import { buildReportedDeviceSearch, findReportedDevice } from '#domain/catalogue/device-in-hand.ts'
import type { Market } from '#domain/markets/market.ts'
import type { CatalogueService } from './catalogue.service.ts'

// Beyond the first hits, a search for a full model name only finds other devices.
const HITS = 20

/** Only devices that run a browser and that we pay for. */
const isCandidate = ({ categoryId, topPrices }: DeviceDocument, market: Market): boolean =>
  (categoryId === 'phones' || categoryId === 'tablets') && (topPrices[market.id] ?? 0) > 0

/** The devices that report these models, in the same order; unknown models are left out. */
export async function findRecognisedDevices(
  catalogue: CatalogueService,
  market: Market,
  models: readonly string[],
): Promise<readonly DeviceDocument[]> {
  const found = await Promise.all(
    models.map(async (model) => {
      const { devices } = await catalogue.searchDevices(
        market,
        { text: buildReportedDeviceSearch(model) },
        HITS,
      )
      return findReportedDevice(
        devices.filter((device) => isCandidate(device, market)),
        model,
      )
    }),
  )
  const unique = new Map(found.flatMap((device) => (device ? [[device.id, device] as const] : [])))
  return [...unique.values()]
}
