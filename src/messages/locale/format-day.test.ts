import { describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { formatCalendarDay, formatDay } from './format-day.ts'
import { formatTime } from './format-time.ts'

const FIRST = new Date('2026-11-01T10:00:00Z')
const EIGHTH = new Date('2026-11-08T17:40:00Z')

const DAYS: Readonly<Record<MarketId, { first: string; eighth: string; short: string }>> = {
  at: { first: '1. November 2026', eighth: '8. November 2026', short: '01.11.2026' },
  de: { first: '1. November 2026', eighth: '8. November 2026', short: '01.11.2026' },
  en: { first: '1 November 2026', eighth: '8 November 2026', short: '1 Nov 2026' },
  es: { first: '1 de noviembre de 2026', eighth: '8 de noviembre de 2026', short: '1 nov 2026' },
  fr: { first: '1er novembre 2026', eighth: '8 novembre 2026', short: '1er nov. 2026' },
  it: { first: '1º novembre 2026', eighth: '8 novembre 2026', short: '1º nov 2026' },
  pl: { first: '1 listopada 2026', eighth: '8 listopada 2026', short: '1 lis 2026' },
}

describe.each(MARKET_IDS)('a date in %s', (id) => {
  const { locale } = MARKETS[id]

  it('is written as its readers write it', () => {
    const medium = { dateStyle: 'medium', timeZone: 'UTC' } as const
    expect({
      first: formatDay(locale, FIRST),
      eighth: formatDay(locale, EIGHTH),
      short: formatDay(locale, FIRST, medium),
    }).toEqual(DAYS[id])
  })

  it('is the same for a day without a time', () => {
    expect(formatCalendarDay(locale, { year: 2026, month: 11, day: 1 })).toBe(DAYS[id].first)
  })

  it('has a time of 24 hours', () => {
    expect(formatTime(locale, EIGHTH)).toBe('18:40')
    expect(formatTime(locale, new Date('2026-11-08T23:05:00Z'))).toBe('00:05')
  })
})

it('the eleventh and a month are no first of a month', () => {
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  expect(formatDay('fr-FR', new Date('2026-11-11T10:00:00Z'))).toBe('11 novembre 2026')
  expect(formatDay('it-IT', FIRST, month)).toBe('novembre 2026')
})
