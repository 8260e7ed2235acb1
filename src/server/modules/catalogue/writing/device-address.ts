import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { listDeviceNames } from '#domain/catalogue/device-name.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath, parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'

/** The addresses of a device by language. */
export type DeviceUrls = ReadonlyMap<CatalogueLanguage, string>

/** The addresses that a device gets when it is added. */
export const listUrls = (device: { readonly manufacturer: string; readonly model: string }): DeviceUrls =>
  new Map([...listDeviceNames(device)].map(([language, { url }]) => [language, url]))

/** A market in which the address doesn't lead to the device; null if there is none. */
export function findLostMarket(urls: DeviceUrls): MarketId | null {
  const lost = Object.values(MARKETS).find((market) => {
    const pdp = urls.get(market.catalogueLanguage) ?? ''
    const parsed = parsePath(market, buildPath(market, 'pdp', { pdp }))
    return parsed.kind !== 'match' || parsed.route !== 'pdp'
  })
  return lost?.id ?? null
}
