import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSerialNumber } from './serial-number.ts'

describe('a serial number', () => {
  it.each([
    ['an IMEI', '490154203237518', '490154203237518'],
    ['an IMEI in groups', ' 49 015420 323751 8 ', '490154203237518'],
    ['small letters', 'f2lx3abc9pl4', 'F2LX3ABC9PL4'],
    ['strokes and dots', 'a-1234/5.6', 'A-1234/5.6'],
    ['14 digits, which are no IMEI', '49015420323751', '49015420323751'],
  ])('is read from %s', (_, typed, serialNumber) => {
    expect(readSerialNumber(typed)).toEqual({ kind: 'number', serialNumber })
  })

  it.each([
    ['nothing', '  ', 'FIELD_REQUIRED'],
    ['too short', 'AB1', 'FIELD_FORMAT'],
    ['too long', 'A'.repeat(41), 'FIELD_FORMAT'],
    ['other signs', 'AB12<b>', 'FIELD_FORMAT'],
    ['an IMEI with a slip', '490154203237519', 'IMEI_CHECKSUM'],
  ])('is not %s', (_, typed, key) => {
    expect(readSerialNumber(typed)).toEqual({ kind: 'refused', key })
  })

  it('that is an IMEI shows every single wrong digit', () => {
    const slip = fc.tuple(fc.nat({ max: 14 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(slip, ([place, difference]) => {
        const digits = [...'490154203237518']
        digits[place] = String((Number(digits[place]) + difference) % 10)
        expect(readSerialNumber(digits.join('')).kind).toBe('refused')
      }),
    )
  })
})
