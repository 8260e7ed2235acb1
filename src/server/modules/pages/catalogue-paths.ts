import type { Market } from '#domain/markets/market.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { GroupKind } from '#domain/search/search-query.ts'
import { MARKETS } from '#markets/markets.ts'
import type { CatalogueService, MarketPaths } from '#server/modules/catalogue/catalogue.service.ts'

/** Collects the path of the same thing in every market; a market whose search fails is left out. */
async function collectPaths(find: (market: Market) => Promise<string | null>): Promise<MarketPaths> {
  const found = MARKET_IDS.map(async (id) => {
    const path = await find(MARKETS[id]).catch(() => null)
    return path ? [[id, path] as const] : []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** A device has the same id everywhere, whatever it is called: the id leads to its address. */
const collectDevicePaths = (
  catalogue: CatalogueService,
  id: number,
  route: 'pdp' | 'priceWatch' | 'selfTest',
): Promise<MarketPaths> =>
  catalogue.rememberPaths(`${route} ${id}`, () =>
    collectPaths(async (market) => {
      const { devices } = await catalogue.listDevices(market, { filter: { ids: [id] } }, 1)
      return devices[0] ? buildPath(market, route, { pdp: devices[0].url }) : null
    }),
  )

export const findDevicePaths = (catalogue: CatalogueService, id: number): Promise<MarketPaths> =>
  collectDevicePaths(catalogue, id, 'pdp')

export const findPriceWatchPaths = (catalogue: CatalogueService, id: number): Promise<MarketPaths> =>
  collectDevicePaths(catalogue, id, 'priceWatch')

export const findSelfTestPaths = (catalogue: CatalogueService, id: number): Promise<MarketPaths> =>
  collectDevicePaths(catalogue, id, 'selfTest')

export interface GroupRef {
  readonly kind: GroupKind
  readonly id: string | number
}

export const findGroupPaths = (
  catalogue: CatalogueService,
  { kind, id }: GroupRef,
  route: 'overview' | 'sell',
): Promise<MarketPaths> =>
  catalogue.rememberPaths(`${route} ${kind} ${id}`, () =>
    collectPaths(async (market) => {
      const [group] = await catalogue.findGroups(market, { kind, by: 'id', value: id }, 1)
      if (!group) return null
      const { url } = group[kind]
      return route === 'sell'
        ? buildPath(market, 'sell', { category: url })
        : buildPath(market, 'overview', { overview: url })
    }),
  )

/** The page of search results exists in every market. */
export const listSearchPaths = (): MarketPaths =>
  Object.fromEntries(
    MARKET_IDS.map((id) => [
      id,
      buildPath(MARKETS[id], 'overview', { overview: MARKETS[id].searchOverview }),
    ]),
  )
