import { formatIsoDay } from '#domain/customers/birth-date.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'

/** The day of a moment in the markets' zone, `YYYY-MM-DD`. */
export const formatMarketDay = (atMs: number): string => formatIsoDay(toMarketDay(new Date(atMs)))
