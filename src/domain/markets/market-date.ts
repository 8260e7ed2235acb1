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

// Blanks, dots, slashes and dashes of every kind: phones and number pads offer only some of them.
const SEPARATORS = /[\s.,/\p{Pd}]+/u

type Parts = readonly [day: string, month: string, year: string]

/** Digits without separators: day, month and a year of two or four digits, or the year first. */
function listPartsOfDigits(digits: string): readonly Parts[] {
  const dayFirst: Parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  const yearFirst: Parts = [digits.slice(6), digits.slice(4, 6), digits.slice(0, 4)]
  if (digits.length === 6) return [dayFirst]
  return digits.length === 8 ? [dayFirst, yearFirst] : []
}

/** How a text can be read. No text has two real readings: a year begins with 19 or 20, which is no month. */
function listReadings(text: string): readonly Parts[] {
  const parts = text.split(SEPARATORS)
  if (!parts.every((part) => /^\d+$/.test(part))) return []
  const [first = '', second = '', third = ''] = parts
  if (parts.length === 1) return listPartsOfDigits(first)
  if (parts.length !== 3) return []
  return first.length === 4 ? [[third, second, first]] : [[first, second, third]]
}

function readDay([day, month, year]: Parts, currentYear: number): CalendarDay | null {
  if (day.length > 2 || month.length > 2 || (year.length !== 2 && year.length !== 4)) return null
  const result = { day: Number(day), month: Number(month), year: expandYear(year, currentYear) }
  return isRealDay(result) ? result : null
}

/**
 * The day that a visitor typed: day, month and a year of two or four digits, with any separators or none; null if it is
 * none. A year of four digits may also come first, as browsers and calendars write it.
 */
export function parseTypedDate(text: string, currentYear: number): CalendarDay | null {
  const typed = text.trim().replace(/[.,]$/, '')
  return (
    listReadings(typed)
      .map((parts) => readDay(parts, currentYear))
      .find((day) => day !== null) ?? null
  )
}

let dayFormat: Intl.DateTimeFormat | undefined

/** Created when it is first needed: it takes a cheap phone a tenth of a second. */
function getDayFormat(): Intl.DateTimeFormat {
  // All markets share this time zone.
  dayFormat ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return dayFormat
}

/** The calendar day of a moment in the markets' time zone. */
export function toMarketDay(moment: Date): CalendarDay {
  const parts = getDayFormat()
    .formatToParts(moment)
    .map(({ type, value }) => [type, Number(value)])
  const { year = 0, month = 0, day = 0 } = Object.fromEntries(parts) as Partial<CalendarDay>
  return { year, month, day }
}
