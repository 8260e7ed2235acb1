/** The seven markets. A market id is also the value of the stored language choice. */
export const MARKET_IDS = ['at', 'de', 'en', 'es', 'fr', 'it', 'pl'] as const

export type MarketId = (typeof MARKET_IDS)[number]

export const isMarketId = (value: unknown): value is MarketId =>
  typeof value === 'string' && (MARKET_IDS as readonly string[]).includes(value)
