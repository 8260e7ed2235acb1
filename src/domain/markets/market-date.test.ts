import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMarketDate, parseTypedDate } from '#domain/markets/market-date.ts'

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
