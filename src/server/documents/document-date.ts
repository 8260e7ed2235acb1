import type { Market } from '#domain/markets/market.ts'
import { dayOf, formatMarketDate } from '#domain/markets/market-date.ts'

/** The day of a moment, in the market's notation. */
export const documentDate = (market: Market, moment: Date): string => formatMarketDate(market, dayOf(moment))
