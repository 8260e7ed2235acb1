import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVatId } from '#domain/customers/read-vat-id.ts'

describe('the VAT id of a business', () => {
  it.each([
    ['DE136695976', 'DE136695976'],
    ['de 136 695 976', 'DE136695976'],
    ['DE-136.695.976 ', 'DE136695976'],
    ['DE129274202', 'DE129274202'],
    ['DE143454214', 'DE143454214'],
    ['DE811569869', 'DE811569869'],
  ])('%s is stored as %s', (typed, expected) => {
    expect(readVatId(typed)).toBe(expected)
  })

  it.each([
    '',
    'DE',
    '136695976',
    'DE13669597',
    'DE1366959766',
    'DE136695977',
    'DE012345678',
    'AT136695976',
    'ATU12345678',
    'DEDE136695976',
    'DE13669597A',
    'DE１３６６９５９７６',
  ])('cannot be %j', (typed) => {
    expect(readVatId(typed)).toBeNull()
  })

  it('has exactly one check digit, so one wrong digit is always noticed', () => {
    const eight = fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String)
    const valid = (digits: string) =>
      [...'0123456789'].map((last) => digits + last).filter((all) => readVatId(`DE${all}`) !== null)
    fc.assert(
      fc.property(eight, fc.integer({ min: 1, max: 7 }), fc.nat({ max: 9 }), (digits, place, wrong) => {
        const [number = ''] = valid(digits)
        expect(valid(digits)).toHaveLength(1)
        const typo = number.slice(0, place) + wrong + number.slice(place + 1)
        if (typo !== number) expect(readVatId(`DE${typo}`)).toBeNull()
      }),
    )
  })
})
