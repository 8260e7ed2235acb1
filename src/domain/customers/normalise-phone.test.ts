import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePhone } from '#domain/customers/normalise-phone.ts'

describe('a phone number', () => {
  it.each([
    ['+49 30 123456', '49', '+4930123456'],
    ['0049 30 123456', '49', '+4930123456'],
    ['030 123456', '49', '+4930123456'],
    ['(030) 12 34-56', '49', '+4930123456'],
    ['030/123.456', '49', '+4930123456'],
    ['+49 (0)30 123456', '49', '+4930123456'],
    ['+49 (0) 30 123456', '49', '+4930123456'],
    ['0049 (0)30 123456', '49', '+4930123456'],
    ['+49 030 123456', '49', '+4930123456'],
    ['(+49) 30 123456', '49', '+4930123456'],
    ['\u202d+49 30 123456\u202c', '49', '+4930123456'],
    ['030\u00a0123\u2011456', '49', '+4930123456'],
    ['0664 1234567', '43', '+436641234567'],
    ['06 12 34 56 78', '33', '+33612345678'],
    ['612 345 678', '34', '+34612345678'],
    ['501 234 567', '48', '+48501234567'],
    ['333 123 4567', '39', '+393331234567'],
    // Italy keeps the zero when dialled from abroad.
    ['06 1234 5678', '39', '+390612345678'],
    ['+39 06 1234 5678', '39', '+390612345678'],
    ['+39 (0)6 1234 5678', '39', '+390612345678'],
    // International numbers work everywhere.
    ['+358 (0)40 1234567', null, '+358401234567'],
    ['+30 210 1234567', null, '+302101234567'],
    ['+41 44 668 18 00', '49', '+41446681800'],
    ['021 12345', '385', '+3852112345'],
  ])('%j inside +%s is %s', (typed, callingCode, expected) => {
    expect(normalisePhone(typed, callingCode)).toBe(expected)
  })

  it.each([
    ['', '49'],
    ['030 123456', null],
    ['612345678', null],
    ['30 123456', '49'],
    ['49 30 123456', '49'],
    ['34 612 345 678', '34'],
    ['48 501 234 567', '48'],
    ['39 333 123 4567 8', '39'],
    ['0612345678', '34'],
    ['+49 30', '49'],
    ['+123456', '49'],
    ['+1234567890123456', '49'],
    ['+0123456789', '49'],
    ['030 12345a', '49'],
    ['030 123 ext. 4', '49'],
    ['++49 30 123456', '49'],
    ['+49 30 +123456', '49'],
    ['٠٣٠١٢٣٤٥٦', '49'],
    ['030 123456, 030 123457', '49'],
  ])('%j inside +%s cannot be dialled', (typed, callingCode) => {
    expect(normalisePhone(typed, callingCode)).toBeNull()
  })

  it('has one normal form, which every market reads as itself', () => {
    const codes = fc.constantFrom('33', '34', '39', '43', '48', '49', '358', null)
    const typed = fc.oneof(
      fc.stringMatching(/^(\+|00|0)?[1-9][0-9 ()./-]{4,16}$/),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(typed, codes, codes, (text, code, otherCode) => {
        const phone = normalisePhone(text, code)
        if (phone === null) return
        expect(phone).toMatch(/^\+[1-9]\d{6,14}$/)
        expect(normalisePhone(phone, otherCode)).toBe(phone)
      }),
      { numRuns: 1_000 },
    )
  })
})
