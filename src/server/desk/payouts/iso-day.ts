import { formatIsoDay } from '#domain/customers/birth-date.ts'
import { dayOf } from '#domain/markets/market-date.ts'

/** The day of a moment in the markets' zone, `YYYY-MM-DD`. */
export const isoDayOf = (atMs: number): string => formatIsoDay(dayOf(new Date(atMs)))
