import type { CalendarDay } from '#domain/markets/market-date.ts'
import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import { getDateTimeFormat } from '#messages/intl-formats.ts'
import { rememberTexts, type WriteNumber } from '#messages/remember-texts.ts'

/** The first of a month is an ordinal in these languages; every other day is a plain number. */
const FIRST_DAY: Readonly<Record<string, string>> = { fr: '1er', it: '1º' }

/** Sellers and inspectors read the same clock. */
const LONG: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }

function createWriter(format: Intl.DateTimeFormat, locale: string): WriteNumber {
  const first = FIRST_DAY[locale.slice(0, 2)] ?? '1'
  return rememberTexts((momentMs) => format.format(momentMs).replace(/^1(?=\s)/, first))
}

const writers = new WeakMap<Intl.DateTimeFormat, WriteNumber>()

function getWriter(locale: string, style: Intl.DateTimeFormatOptions): WriteNumber {
  const format = getDateTimeFormat(locale, style)
  const writer = writers.get(format) ?? createWriter(format, locale)
  writers.set(format, writer)
  return writer
}

/** A date as the reader writes it: 8. November 2026, 1er novembre 2026. */
export const formatDay = (
  locale: string,
  moment: Date | number,
  style: Intl.DateTimeFormatOptions = LONG,
): string => getWriter(locale, style)(Number(moment))

/** A day without a time, as the reader writes it. */
export const formatCalendarDay = (locale: string, { year, month, day }: CalendarDay): string =>
  formatDay(locale, Date.UTC(year, month - 1, day))
