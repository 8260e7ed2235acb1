import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIsoDay, isAdult, isPlausibleBirthDate, parseIsoDay } from '#domain/customers/birth-date.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { CalendarDay } from '#domain/markets/market-date.ts'

const day = (text: string): CalendarDay => {
  const result = parseIsoDay(text)
  if (!result) throw new Error(`${text} is no day`)
  return result
}

describe('whether a seller is of age', () => {
  it.each([
    ['2008-11-15', '2026-11-15', true],
    ['2008-11-16', '2026-11-15', false],
    ['2008-12-01', '2026-11-15', false],
    ['2008-10-31', '2026-11-15', true],
    ['1950-01-01', '2026-11-15', true],
    ['2026-11-15', '2026-11-15', false],
    ['2030-01-01', '2026-11-15', false],
    // Born on 29 February: of age on 1 March in a year without one.
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2008-02-28', '2026-02-28', true],
    ['2008-03-01', '2026-02-28', false],
  ])('born %s, on %s: %s', (born, today, expected) => {
    expect(isAdult(day(born), day(today))).toBe(expected)
  })

  it('can be checked for another age', () => {
    expect(isAdult(day('2004-02-29'), day('2024-02-28'), 20)).toBe(false)
    expect(isAdult(day('2004-02-29'), day('2024-02-29'), 20)).toBe(true)
  })

  it('never becomes false again, and starts on the 18th birthday', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    const toDay = (date: Date) => day(date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (born, offset) => {
        const birthday = new Date(Date.UTC(born.getUTCFullYear() + 18, born.getUTCMonth(), born.getUTCDate()))
        const today = new Date(birthday.getTime() + offset * DAY_MS)
        expect(isAdult(toDay(born), toDay(today))).toBe(offset >= 0)
      }),
    )
  })
})

describe('a birth date', () => {
  it.each([
    ['2026-11-15', true],
    ['2026-11-16', false],
    ['1906-11-15', true],
    ['1905-11-16', true],
    ['1905-11-15', false],
    ['1900-01-01', false],
  ])('%s is plausible in November 2026: %s', (born, expected) => {
    expect(isPlausibleBirthDate(day(born), day('2026-11-15'))).toBe(expected)
  })

  it.each([
    '',
    '1985-2-3',
    '1985-02-30',
    '1985-13-01',
    '1985-00-10',
    '1985-01-00',
    '1899-12-31',
    '24.12.1985',
    '1985-12-24T00:00:00Z',
    ' 1985-12-24',
    '1985-12-24\n',
    '２０００-01-01',
  ])('is not %j', (text) => {
    expect(parseIsoDay(text)).toBeNull()
  })

  it('survives parsing and formatting', () => {
    for (const text of ['1985-12-24', '2000-02-29', '1900-01-01']) expect(formatIsoDay(day(text))).toBe(text)
  })
})
