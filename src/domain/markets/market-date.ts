/** A calendar day without time or zone. Months count from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

interface DateMarket {
  readonly dateFormat: 'dd.mm.yy' | 'dd/mm/yy'
}

const separatorOf = (market: DateMarket) => (market.dateFormat === 'dd.mm.yy' ? '.' : '/')

/** Whether the day exists, and is not before 1900. */
export const isRealDay = ({ year, month, day }: CalendarDay): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900
}

// Two digits mean the most recent such year: "58" typed in 2026 is 1958, "12" is 2012.
const expandYear = (text: string, currentYear: number): number => {
  const value = Number(text)
  if (text.length === 4) return value
  const century = Math.floor(currentYear / 100) * 100
  return century + value > currentYear ? century - 100 + value : century + value
}

/** A day in the market's notation, always with a four-digit year. */
export function formatMarketDate(market: DateMarket, { year, month, day }: CalendarDay): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return [pad(day, 2), pad(month, 2), pad(year, 4)].join(separatorOf(market))
}

/** The day that a visitor typed in the market's notation, with a two- or four-digit year; null if it is none. */
export function parseMarketDate(market: DateMarket, text: string, currentYear: number): CalendarDay | null {
  const parts = text.trim().split(separatorOf(market))
  if (parts.length !== 3 || !parts.every((part) => /^\d+$/.test(part))) return null
  const [day = '', month = '', year = ''] = parts
  if (day.length > 2 || month.length > 2 || (year.length !== 2 && year.length !== 4)) return null
  const result = { day: Number(day), month: Number(month), year: expandYear(year, currentYear) }
  return isRealDay(result) ? result : null
}

// All markets share this time zone.
const DAY_FORMAT = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** The calendar day of a moment in the markets' time zone. */
export function toMarketDay(moment: Date): CalendarDay {
  const parts = DAY_FORMAT.formatToParts(moment).map(({ type, value }) => [type, Number(value)])
  const { year = 0, month = 0, day = 0 } = Object.fromEntries(parts) as Partial<CalendarDay>
  return { year, month, day }
}
