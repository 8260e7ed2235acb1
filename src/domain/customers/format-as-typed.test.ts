import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completeDate,
  formatDateAsTyped,
  formatIbanAsTyped,
  formatPhoneAsTyped,
  formatVatIdAsTyped,
  formatZipAsTyped,
} from '#domain/customers/format-as-typed.ts'
import { readIban } from '#domain/customers/iban.ts'
import { parseTypedDate } from '#domain/markets/market-date.ts'
import { MARKETS } from '#markets/markets.ts'

/** What the field shows after each key. */
const typeKeys = (keys: string, format: (text: string) => string): string[] => {
  const shown: string[] = []
  for (const key of keys) shown.push(format((shown.at(-1) ?? '') + key))
  return shown
}

describe('a date while it is typed', () => {
  const inGermany = (text: string) => formatDateAsTyped(MARKETS.de, text)

  it('gets its separators with the digit that follows them', () => {
    expect(typeKeys('23041990', inGermany)).toEqual([
      '2',
      '23',
      '23.0',
      '23.04',
      '23.04.1',
      '23.04.19',
      '23.04.199',
      '23.04.1990',
    ])
  })

  it.each([
    ['23.4.90', '23.4.90'],
    ['23/04/1990', '23.04.1990'],
    ['23-04-1990', '23.04.1990'],
    ['23 4 1990', '23.4.1990'],
    ['23..04', '23.04'],
    ['1.1.1990', '1.1.1990'],
    ['230490', '23.04.90'],
    ['23.041990', '23.04.1990'],
    ['23490', '23.4.90'],
    ['2341990', '23.4.1990'],
    ['5121990', '5.12.1990'],
    ['01011990', '01.01.1990'],
  ])('%s typed in Germany is shown as %s', (keys, shown) => {
    expect(typeKeys(keys, inGermany).at(-1)).toBe(shown)
  })

  it.each([
    ['de', '23041990', '23.04.1990'],
    ['fr', '23041990', '23/04/1990'],
    ['pl', '23.04.1990', '23/04/1990'],
    ['de', '1990-04-23', '23.04.1990'],
    ['de', '19900423', '23.04.1990'],
    ['de', '23. April', '23. April'],
    ['de', '1.2.3.4', '1.2.3.4'],
    ['de', '213.04.1990', '213.04.1990'],
    ['de', '', ''],
  ] as const)('%s: %s pasted is shown as %s', (market, text, shown) => {
    expect(formatDateAsTyped(MARKETS[market], text)).toBe(shown)
  })

  it('is completed when the field is left, so that its century can be seen', () => {
    expect(completeDate(MARKETS.de, '23.4.90', 2026)).toBe('23.04.1990')
    expect(completeDate(MARKETS.it, '23 4 58', 2026)).toBe('23/04/1958')
    expect(completeDate(MARKETS.de, '31.2.90', 2026)).toBe('31.2.90')
  })

  it('means the same day however it is separated, in every market', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    const separator = fc.constantFrom('', '.', '/', '-', ' ', '. ')
    fc.assert(
      fc.property(day, separator, fc.constantFrom(...Object.values(MARKETS)), (date, sign, market) => {
        const iso = date.toISOString().slice(0, 10)
        const keys = iso.split('-').reverse().join(sign)
        const shown = typeKeys(keys, (text) => formatDateAsTyped(market, text)).at(-1) ?? ''
        const expected = parseTypedDate(iso, 2026)
        expect(parseTypedDate(shown, 2026)).toEqual(expected)
        expect(parseTypedDate(keys, 2026)).toEqual(expected)
      }),
    )
  })
})

describe('a postal code while it is typed', () => {
  it('gets its hyphen in Poland', () => {
    expect(typeKeys('00001', (text) => formatZipAsTyped(MARKETS.pl, text))).toEqual([
      '0',
      '00',
      '00-0',
      '00-00',
      '00-001',
    ])
  })

  it.each([
    ['pl', '00-001', '00-001'],
    ['pl', '00 001', '00-001'],
    ['pl', '00-', '00-'],
    ['pl', '00x', '00x'],
    ['de', '10115', '10115'],
    ['fr', '75 001', '75001'],
    ['at', 'A-1010', 'A-1010'],
  ] as const)('%s: %s is shown as %s', (market, text, shown) => {
    expect(formatZipAsTyped(MARKETS[market], text)).toBe(shown)
  })
})

describe('an IBAN while it is typed', () => {
  it('is grouped by four', () => {
    expect(typeKeys('de8937040', formatIbanAsTyped).at(-1)).toBe('DE89 3704 0')
  })

  it.each([
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['de89-3704-0044', 'DE89 3704 0044'],
    ['61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'],
    ['DE89 ', 'DE89'],
    ['DE89!', 'DE89!'],
    ['', ''],
  ])('%s is shown as %s', (text, shown) => {
    expect(formatIbanAsTyped(text)).toBe(shown)
  })

  it('means the same account, and is grouped once', () => {
    const typed = fc.stringMatching(/^[A-Za-z0-9 -]{0,40}$/)
    fc.assert(
      fc.property(typed, (text) => {
        const shown = formatIbanAsTyped(text)
        expect(readIban(shown)).toEqual(readIban(text))
        expect(formatIbanAsTyped(shown)).toBe(shown)
      }),
    )
  })
})

describe('a VAT id while it is typed', () => {
  it.each([
    ['de136695976', 'DE 136 695 976'],
    ['DE 136.695.976', 'DE 136 695 976'],
    ['D', 'D'],
    ['136695976', '136695976'],
    ['DE?', 'DE?'],
  ])('%s is shown as %s', (text, shown) => {
    expect(formatVatIdAsTyped(text)).toBe(shown)
  })
})

describe('a phone number while it is typed', () => {
  it.each([
    ['de', '01511234567', '0151 1234 567'],
    ['de', '030 123456', '030 123456'],
    ['de', '030/123456', '030/123456'],
    ['de', '+4915112345678', '+49 151 1234 5678'],
    ['fr', '0612345678', '06 12 34 56 78'],
    ['fr', '+33612345678', '+33 6 12 34 56 78'],
    ['es', '612345678', '612 345 678'],
    ['it', '3331234567', '333 123 4567'],
    ['pl', '501234567', '501 234 567'],
    ['at', '06641234567', '0664 1234 567'],
    ['en', '0301234567', '0301234567'],
    ['en', '+48501234567', '+48 501 234 567'],
    ['en', '+358401234567', '+358401234567'],
    ['de', '+49', '+49'],
    ['de', '', ''],
  ] as const)('%s: %s is shown as %s', (market, keys, shown) => {
    expect(typeKeys(keys, (text) => formatPhoneAsTyped(MARKETS[market], text)).at(-1) ?? '').toBe(shown)
  })
})
