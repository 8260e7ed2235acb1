import type { MarketId } from '#domain/markets/market-id.ts'

/** The market whose list the others follow by their factor. */
export const SOURCE_MARKET: MarketId = 'de'
