import { DAY_MS } from '#domain/kernel/durations.ts'
import { SHOP_TIME_ZONE } from './shop-time-zone.ts'

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

const DAY_STYLE = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
const CLOCK_STYLE = {
  ...DAY_STYLE,
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Created when it is first needed: it takes a cheap phone a tenth of a second. */
function getFormat(timeZone: string, style: typeof DAY_STYLE | typeof CLOCK_STYLE): Intl.DateTimeFormat {
  const key = style === DAY_STYLE ? timeZone : `${timeZone} clock`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { ...style, timeZone })
  formats.set(key, format)
  return format
}

const readParts = (format: Intl.DateTimeFormat, moment: Date): Partial<Record<string, number>> =>
  Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))

/** The calendar day of a moment in a time zone. */
export function toMarketDay(moment: Date, timeZone: string = SHOP_TIME_ZONE): CalendarDay {
  const { year = 0, month = 0, day = 0 } = readParts(getFormat(timeZone, DAY_STYLE), moment)
  return { year, month, day }
}

const toMidnightUtc = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day)

/** How many midnights of a time zone are between two moments: 0 on the same day. */
export function countDaysBetween(timeZone: string, fromMs: number, toMs: number): number {
  const [from, to] = [fromMs, toMs].map((ms) => toMidnightUtc(toMarketDay(new Date(ms), timeZone)))
  return ((to ?? 0) - (from ?? 0)) / DAY_MS
}

/** How far the clocks of a zone are ahead of UTC at a whole second. */
function findZoneOffset(timeZone: string, atMs: number): number {
  const parts = readParts(getFormat(timeZone, CLOCK_STYLE), new Date(atMs))
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - atMs
}

/**
 * The moment at which the clocks of a zone show what the clock in Greenwich shows at another moment. A time that they skip
 * in spring is read as if they had not.
 */
function findMomentOfClock(shownMs: number, timeZone: string): number {
  // The clocks may change between the two moments.
  const nearMs = shownMs - findZoneOffset(timeZone, shownMs)
  return shownMs - findZoneOffset(timeZone, nearMs)
}

/** The last millisecond of a day in a time zone: the day counts until 24:00 there, whatever the clocks do. */
export const findEndOfDay = (day: CalendarDay, timeZone: string = SHOP_TIME_ZONE): number =>
  findMomentOfClock(toMidnightUtc(day) + DAY_MS, timeZone) - 1

/** The moment of a time that was typed as the clocks of a zone show it: `2026-11-15T13:00`. */
export const findMoment = (typed: string, timeZone: string = SHOP_TIME_ZONE): number =>
  findMomentOfClock(Date.parse(`${typed}Z`), timeZone)
