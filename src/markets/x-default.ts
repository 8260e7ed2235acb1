import type { MarketId } from '#domain/markets/market-id.ts'

/** Where search engines send whoever speaks none of the shop's languages: the first of these that has the page. */
export const X_DEFAULT_MARKETS: readonly MarketId[] = ['en', 'de']
