import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPriceChange, type PriceChange } from './price-formula.ts'

const AMOUNT = fc.integer({ min: 5, max: 1_000_000 }).map((units) => units * 100)

describe('a formula for prices', () => {
  it.each<[number, PriceChange, number]>([
    [31_000, { kind: 'percent', changeBp: -300 }, 30_000],
    [10_000, { kind: 'percent', changeBp: 250 }, 10_200],
    [31_000, { kind: 'amount', changeInCents: -1_000 }, 30_000],
    [31_000, { kind: 'set', amountInCents: 25_050 }, 25_000],
    [600, { kind: 'percent', changeBp: -5_000 }, 500],
    [1_000, { kind: 'amount', changeInCents: -90_000 }, 500],
  ])('turns %i into another price by %j', (before, change, after) => {
    expect(applyPriceChange(before, change)).toBe(after)
  })

  it('always ends in whole units, at five or more', () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), changeBp: fc.integer({ min: -9_000, max: 9_000 }) }),
      fc.record({ kind: fc.constant('amount' as const), changeInCents: fc.integer({ min: -1e6, max: 1e6 }) }),
    )
    fc.assert(
      fc.property(AMOUNT, change, (amount, wanted) => {
        const changed = applyPriceChange(amount, wanted)
        expect({ cents: changed % 100, isEnough: changed >= 500 }).toEqual({ cents: 0, isEnough: true })
      }),
    )
  })

  it('never raises a price by a lower percentage', () => {
    fc.assert(
      fc.property(AMOUNT, fc.integer({ min: -9_000, max: 0 }), (amount, changeBp) => {
        expect(applyPriceChange(amount, { kind: 'percent', changeBp })).toBeLessThanOrEqual(amount)
      }),
    )
  })
})
