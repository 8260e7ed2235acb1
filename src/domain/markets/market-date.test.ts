import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, YEAR_MS } from '#domain/kernel/durations.ts'
import {
  countDaysBetween,
  findEndOfDay,
  findMoment,
  formatMarketDate,
  parseTypedDate,
  toMarketDay,
} from '#domain/markets/market-date.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'

const DOTS = { dateFormat: 'dd.mm.yy' } as const
const SLASHES = { dateFormat: 'dd/mm/yy' } as const
const YEAR = 2026

describe('dates of a market', () => {
  it.each([
    [DOTS, '24.12.1985', '24.12.1985'],
    [DOTS, '24.12.85', '24.12.1985'],
    [DOTS, '1.2.2003', '01.02.2003'],
    [DOTS, ' 01.02.03 ', '01.02.2003'],
    [DOTS, '29.02.2024', '29.02.2024'],
    [DOTS, '29.02.00', '29.02.2000'],
    [DOTS, '01.01.26', '01.01.2026'],
    [DOTS, '01.01.27', '01.01.1927'],
    [DOTS, '31.12.99', '31.12.1999'],
    [DOTS, '01.01.1900', '01.01.1900'],
    [SLASHES, '24/12/1985', '24/12/1985'],
    [SLASHES, '5/6/58', '05/06/1958'],
    [DOTS, '24/12/1985', '24.12.1985'],
    [SLASHES, '24.12.1985', '24/12/1985'],
    [DOTS, '24-12-1985', '24.12.1985'],
    [DOTS, '24 12 1985', '24.12.1985'],
    [DOTS, '24. 12. 1985', '24.12.1985'],
    [DOTS, '24.12.1985.', '24.12.1985'],
    [DOTS, '24121985', '24.12.1985'],
    [DOTS, '241285', '24.12.1985'],
    [DOTS, '1985-12-24', '24.12.1985'],
    [DOTS, '19851224', '24.12.1985'],
  ])('%j: %s is shown as %s', (market, typed, shown) => {
    const day = parseTypedDate(typed, YEAR)
    expect(day && formatMarketDate(market, day)).toBe(shown)
  })

  it.each([
    '29.02.2023',
    '29.02.1900',
    '31.04.2020',
    '00.01.2020',
    '01.00.2020',
    '12/24/1985',
    '24.12.185',
    '24.12.5',
    '24.12.19855',
    '024.12.1985',
    '24.12.',
    '24.12',
    '2412',
    '2412198',
    '24.12.1985.1',
    '-1.12.1985',
    '24.12.0085',
    '24.12.1899',
    '2 4.12.1985',
    '24.Dez.1985',
    '２４.12.1985',
    '',
  ])('%s is not a date', (typed) => {
    expect(parseTypedDate(typed, YEAR)).toBeNull()
  })

  const days = fc
    .date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => ({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    }))

  it('survive formatting and parsing', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(DOTS, SLASHES), (day, market) => {
        expect(parseTypedDate(formatMarketDate(market, day), YEAR)).toEqual(day)
      }),
    )
  })

  it('with two digits for the year mean the last hundred years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 2000, max: 2099 }), (value, year) => {
        const day = parseTypedDate(`01.01.${String(value).padStart(2, '0')}`, year)
        expect(day?.year).toBeLessThanOrEqual(year)
        expect(day?.year).toBeGreaterThan(year - 100)
        expect((day?.year ?? 0) % 100).toBe(value)
      }),
    )
  })
})

describe.each(MARKET_IDS)('the days of %s', (id) => {
  const { timeZone } = MARKETS[id]

  it('end at 24:00 there, on every day of twenty years', () => {
    const first = Date.UTC(2024, 0, 1, 12)
    for (let atMs = first; atMs < first + 20 * YEAR_MS; atMs += DAY_MS) {
      const day = toMarketDay(new Date(atMs), timeZone)
      const endMs = findEndOfDay(day, timeZone)
      expect(toMarketDay(new Date(endMs), timeZone)).toEqual(day)
      expect(countDaysBetween(timeZone, endMs, endMs + 1)).toBe(1)
    }
  })

  it.each([
    ['2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['2026-07-01', '2026-06-30T22:00:00.000Z', 24],
  ])('have the hours of their clocks: %s', (text, start, hours) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
    const endMs = findEndOfDay({ year, month, day }, timeZone)
    expect((endMs + 1 - Date.parse(start)) / HOUR_MS).toBe(hours)
  })
})

describe('a time that is typed', () => {
  it.each([
    ['2026-01-15T13:00', '2026-01-15T12:00:00.000Z'],
    ['2026-07-15T13:00', '2026-07-15T11:00:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
  ])('%s in the workshop is %s', (typed, moment) => {
    expect(new Date(findMoment(typed)).toISOString()).toBe(moment)
  })
})

describe('days between two moments', () => {
  it.each([
    ['2026-03-28T22:30:00Z', '2026-03-28T22:59:59Z', 0],
    ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', 1],
    ['2026-03-28T12:00:00Z', '2026-03-30T21:59:59Z', 2],
    ['2026-10-24T12:00:00Z', '2026-10-26T22:59:59Z', 2],
    ['2026-10-26T12:00:00Z', '2026-10-24T12:00:00Z', -2],
  ])('%s and %s: %i', (from, to, days) => {
    expect(countDaysBetween('Europe/Berlin', Date.parse(from), Date.parse(to))).toBe(days)
  })
})
