import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '#messages/format-money.ts'

const MARKETS = {
  at: { locale: 'de-AT', currency: 'EUR' },
  de: { locale: 'de-DE', currency: 'EUR' },
  en: { locale: 'en-IE', currency: 'EUR' },
  es: { locale: 'es-ES', currency: 'EUR' },
  fr: { locale: 'fr-FR', currency: 'EUR' },
  it: { locale: 'it-IT', currency: 'EUR' },
  pl: { locale: 'pl-PL', currency: 'PLN' },
} as const

/** Locales separate digits and symbols with different kinds of blanks. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('amounts of money', () => {
  it.each([
    ['at', '€ 237,00', '€ 12.345,67'],
    ['de', '237,00 €', '12.345,67 €'],
    ['en', '€237.00', '€12,345.67'],
    ['es', '237,00 €', '12.345,67 €'],
    ['fr', '237,00 €', '12 345,67 €'],
    ['it', '237,00 €', '12.345,67 €'],
    ['pl', '237,00 zł', '12 345,67 zł'],
  ] as const)('are written in %s like %s and %s', (id, whole, large) => {
    expect(plain(formatMoney(MARKETS[id], 23_700))).toBe(whole)
    expect(plain(formatMoney(MARKETS[id], 1_234_567))).toBe(large)
  })

  it.each([
    [-2_640, '−26,40 €'],
    [2_640, '+26,40 €'],
    [0, '0,00 €'],
    [-1, '−0,01 €'],
  ])('that change a price by %i cents are written %s', (cents, expected) => {
    expect(plain(formatMoney(MARKETS.de, cents, { isEffect: true }))).toBe(expected)
  })

  it('that are prices have no plus sign, and a real minus sign', () => {
    expect(plain(formatMoney(MARKETS.de, 100))).toBe('1,00 €')
    expect(plain(formatMoney(MARKETS.en, -100))).toBe('−€1.00')
  })

  it('are exact to the cent in every market', () => {
    const cents = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(MARKETS)), cents, (market, value) => {
        const text = formatMoney(market, value)
        expect(Number(text.replace(/\D/g, ''))).toBe(Math.abs(value))
        expect(text.includes('−')).toBe(value < 0)
        expect(text).not.toContain('-')
      }),
    )
  })
})
