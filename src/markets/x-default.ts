import type { MarketId } from '#domain/markets/market-id.ts'

/** Search engines send speakers of other languages to the first of these markets that has the page. */
export const X_DEFAULT_MARKETS: readonly MarketId[] = ['en', 'de']
