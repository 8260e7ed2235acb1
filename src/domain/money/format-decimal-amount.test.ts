import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimalAmount } from './format-decimal-amount.ts'

describe('an amount for machines', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [12_345, '123.45'],
    [100_000_000_00, '100000000.00'],
  ])('%i cents are %s', (cents, text) => {
    expect(formatDecimalAmount(cents)).toBe(text)
  })

  it('can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => {
        expect(BigInt(formatDecimalAmount(cents).replace('.', ''))).toBe(BigInt(cents))
      }),
    )
  })

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('does not exist for %d', (cents) => {
    expect(() => formatDecimalAmount(cents)).toThrow(RangeError)
  })
})
