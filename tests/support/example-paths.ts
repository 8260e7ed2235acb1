import { readFileSync } from 'node:fs'
import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildMatchPath } from '#domain/routing/path.ts'
import { hasScreen } from '#domain/routing/route-middleware.ts'
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
const exampleParams = (market: MarketId): Record<string, string> => ({
  overview: 'apple',
  pdp: 'apple-iphone-13',
  category: CATEGORIES[0]?.texts[MARKETS[market].catalogueLanguage].url ?? '',
  contentPages: TERMS_SLUGS[market],
  emailHash: 'f3b1c2d4e5a6978812345678',
})

/** Questions to sellers and subscriptions are shown by a real link alone; they have tests of their own. */
const needsRealLink = (route: RouteName) => route.startsWith('clarification') || route === 'newsletterEnrich'

/** A path for every screen that the market has and that anybody can open. */
export const examplePaths = (market: MarketId): { readonly route: RouteName; readonly path: string }[] =>
  ROUTE_NAMES.filter((route) => hasScreen(MARKETS[market], route) && !needsRealLink(route)).map((route) => ({
    route,
    path: buildMatchPath(MARKETS[market], { route, params: exampleParams(market) }),
  }))
