import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeMarketPriceInCents } from '#domain/catalogue/market-price.ts'

const price = fc.integer({ min: 1, max: 100_000_000 })
const factor = fc.integer({ min: 1, max: 100_000 })

describe("a market's price", () => {
  it.each([
    [18_500, 10_000, 18_500],
    [18_500, 9_900, 18_300],
    [18_500, 40_800, 75_400],
    [10_000, 9_500, 9_500],
    [18_599, 10_000, 18_500],
    [600, 9_700, 500],
    [100, 10_000, 500],
    [1, 1, 500],
    [100_000_000, 40_800, 408_000_000],
  ])('of %i cents at a factor of %i is %i', (german, factorBp, expected) => {
    expect(computeMarketPriceInCents(german, factorBp)).toBe(expected)
  })

  it('is in whole units of the currency, and never below five of them', () => {
    fc.assert(
      fc.property(price, factor, (german, factorBp) => {
        const amount = computeMarketPriceInCents(german, factorBp)
        expect(amount % 100).toBe(0)
        expect(amount).toBeGreaterThanOrEqual(500)
      }),
    )
  })

  it('is at most the scaled price, and less than a unit below it', () => {
    fc.assert(
      fc.property(price, factor, (german, factorBp) => {
        const amount = computeMarketPriceInCents(german, factorBp)
        const exact = (german * factorBp) / 10_000
        fc.pre(exact >= 500)
        expect(amount).toBeLessThanOrEqual(exact)
        expect(amount).toBeGreaterThan(exact - 100)
      }),
    )
  })

  it('of a more expensive device is not lower', () => {
    fc.assert(
      fc.property(price, price, factor, (one, other, factorBp) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(computeMarketPriceInCents(low, factorBp)).toBeLessThanOrEqual(
          computeMarketPriceInCents(high, factorBp),
        )
      }),
    )
  })
})
