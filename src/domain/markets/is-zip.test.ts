import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isZip, normaliseZip } from '#domain/markets/is-zip.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'

const FIVE_DIGITS_GOOD = ['00000', '10115', '99999', ' 28013 ']
const FIVE_DIGITS_BAD = [
  '',
  '1011',
  '101155',
  '1011a',
  '10 115',
  '10115-1',
  'D-10115',
  '10115\n10116',
  '１０１１５',
]

const ZIPS = {
  at: [
    ['0000', '1010', '9999', ' 8010'],
    ['', '101', '10100', '10a0', 'A-1010', '1010\n1011'],
  ],
  de: [FIVE_DIGITS_GOOD, FIVE_DIGITS_BAD],
  en: [FIVE_DIGITS_GOOD, FIVE_DIGITS_BAD],
  es: [FIVE_DIGITS_GOOD, FIVE_DIGITS_BAD],
  fr: [
    ['01000', '09999', '10000', '20000', '75001', '89000', '97400', '98799', ' 75001 '],
    ['', '00000', '00999', '99000', '99999', '7500', '750011', '2A004', '75 001', '75001\n75002'],
  ],
  it: [FIVE_DIGITS_GOOD, FIVE_DIGITS_BAD],
  pl: [
    ['00-001', '31-042', '99-999', ' 00-950 '],
    ['', '00001', '00-01', '000-01', '00-0011', '00 001', '00–001', 'PL-00-001'],
  ],
} as const satisfies Record<MarketId, readonly [readonly string[], readonly string[]]>

// Entries of a record over all market ids.
const ROWS = Object.entries(ZIPS) as [MarketId, readonly [readonly string[], readonly string[]]][]

describe('postal codes', () => {
  it.each(ROWS)('of %s match the national format and nothing else', (id, [good, bad]) => {
    expect(good.filter((zip) => !isZip(MARKETS[id], zip))).toEqual([])
    expect(bad.filter((zip) => isZip(MARKETS[id], zip))).toEqual([])
  })

  it.each([
    ['de', ' 10115 ', '10115'],
    ['de', '10 115', '10115'],
    ['de', 'D-10115', '10115'],
    ['de', 'DE 10115', '10115'],
    ['de', 'd10115', '10115'],
    ['de', 'F-10115', 'F-10115'],
    ['de', '1011a', '1011a'],
    ['de', '', ''],
    ['at', 'A-1010', '1010'],
    ['fr', '75 001', '75001'],
    ['fr', 'F-75001', '75001'],
    ['en', 'FI-00100', '00100'],
    ['pl', '00001', '00-001'],
    ['pl', '00 001', '00-001'],
    ['pl', '00–001', '00-001'],
    ['pl', 'PL 00-001', '00-001'],
    ['pl', '0000', '00-00'],
  ] as const)('of %s: %j is stored as %j', (id, typed, stored) => {
    expect(normaliseZip(MARKETS[id], typed)).toBe(stored)
  })

  it('of France have five digits and a department from 01 to 98', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        const zip = String(number).padStart(5, '0')
        const department = Math.floor(number / 1_000)
        expect(isZip(MARKETS.fr, zip)).toBe(department >= 1 && department <= 98)
      }),
      { numRuns: 500 },
    )
  })
})
