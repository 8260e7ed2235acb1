import type { Market } from '#domain/markets/market.ts'
import { formatMarketDate, toMarketDay } from '#domain/markets/market-date.ts'

/** The date of a moment in the market's notation. */
export const formatDocumentDate = (market: Market, moment: Date): string =>
  formatMarketDate(market, toMarketDay(moment, market.timeZone))
