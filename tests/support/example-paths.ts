import { readFileSync } from 'node:fs'
import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { hasScreen } from '#domain/pages/route-middleware.ts'
import { buildMatchPath } from '#domain/routing/path.ts'
import { ROUTE_NAMES, type RouteName } from '#domain/routing/route-table.ts'
import { MARKETS } from '#markets/markets.ts'

const CATEGORIES = JSON.parse(
  readFileSync(new URL('../../data/catalogue/categories.json', import.meta.url), 'utf8'),
) as { texts: Record<CatalogueLanguage, { url: string }> }[]

const TERMS_SLUGS: Readonly<Record<MarketId, string>> = {
  at: 'agb',
  de: 'agb',
  en: 'terms',
  es: 'condiciones',
  fr: 'conditions-generales',
  it: 'condizioni',
  pl: 'regulamin',
}

/** Parameters that every route accepts in the market. */
const buildExampleParams = (market: MarketId): Record<string, string> => ({
  overview: 'apple',
  pdp: 'apple-iphone-13',
  category: CATEGORIES[0]?.texts[MARKETS[market].catalogueLanguage].url ?? '',
  contentPages: TERMS_SLUGS[market],
  emailHash: 'f3b1c2d4e5a6978812345678',
  watchKey: 'f3b1c2d4e5a6978812345678',
})

const REAL_LINKS: readonly RouteName[] = [
  'individualOffer',
  'newsletterEnrich',
  'photoPassport',
  'priceWatchConfirm',
  'recyclingStatus',
]

/** Individual offers, clarifications, photos of devices, subscriptions, price watches and recycling parcels need a real link and are covered by separate tests. */
const needsRealLink = (route: RouteName) => route.startsWith('clarification') || REAL_LINKS.includes(route)

/** A path for every publicly accessible screen of the market. */
export const listExamplePaths = (market: MarketId): { readonly route: RouteName; readonly path: string }[] =>
  ROUTE_NAMES.filter((route) => hasScreen(MARKETS[market], route) && !needsRealLink(route)).map((route) => ({
    route,
    path: buildMatchPath(MARKETS[market], { route, params: buildExampleParams(market) }),
  }))
