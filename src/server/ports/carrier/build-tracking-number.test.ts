import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTrackingNumber, computeGs1CheckDigit, computeUpsCheckDigit } from './build-tracking-number.ts'

const withoutLast = (text: string) => text.slice(0, -1)

describe('the check digit', () => {
  it.each([
    '1Z999AA10123456784',
    '1Z5R89390357567127',
    '1Z879E930346834440',
    '1Z410E7W0392751591',
    '1Z8V92A70367203024',
  ])('of UPS matches the published number %s', (number) => {
    expect(String(computeUpsCheckDigit(withoutLast(number.slice(2))))).toBe(number.at(-1))
  })

  it.each([
    ['GTIN', '6291041500213'],
    ['SSCC', '376104250021234569'],
    ['GTIN-8', '73513537'],
    ['GTIN-13', '4006381333931'],
  ])('of GS1 matches a published %s', (_, number) => {
    expect(String(computeGs1CheckDigit(withoutLast(number)))).toBe(number.at(-1))
  })

  it('of GS1 detects every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{17}$/),
        fc.nat({ max: 16 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, position, difference) => {
          const wrong = [...digits]
          wrong[position] = String((Number(wrong[position]) + difference) % 10)
          expect(computeGs1CheckDigit(wrong.join(''))).not.toBe(computeGs1CheckDigit(digits))
        },
      ),
    )
  })
})

describe('the number of a parcel', () => {
  it('has the format of UPS and a valid check digit', () => {
    fc.assert(
      fc.property(fc.string(), (parcelNumber) => {
        const number = buildTrackingNumber('UPS', parcelNumber)
        expect(number).toMatch(/^1Z[0-9A-Z]{6}68\d{8}$/)
        expect(String(computeUpsCheckDigit(withoutLast(number.slice(2))))).toBe(number.at(-1))
      }),
    )
  })

  it('has the format of DHL and a valid check digit', () => {
    fc.assert(
      fc.property(fc.string(), (parcelNumber) => {
        const number = buildTrackingNumber('DHL', parcelNumber)
        expect(number).toMatch(/^003\d{17}$/)
        expect(String(computeGs1CheckDigit(withoutLast(number.slice(2))))).toBe(number.at(-1))
      }),
    )
  })

  it.each(['UPS', 'DHL'] as const)(
    'of %s is always the same for a trade and no other trade has it',
    (carrier) => {
      const trades = Array.from({ length: 20_000 }, (_, index) => `R${1_000_001 + index}`)
      const numbers = trades.map((trade) => buildTrackingNumber(carrier, trade))
      expect(new Set(numbers).size).toBe(trades.length)
      expect(buildTrackingNumber(carrier, 'R1000001')).toBe(numbers[0])
    },
  )
})
