import type { Market } from '#domain/markets/market.ts'
import { formatMarketDate } from '#domain/markets/market-date.ts'

// All markets share this zone; the day of a document is the day its seller lives in.
const FORMAT = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** The day of a moment, in the market's notation. */
export function documentDate(market: Market, moment: Date): string {
  const parts = Object.fromEntries(
    FORMAT.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  return formatMarketDate(market, { year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0 })
}
