import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeMarketPriceInCents } from '#domain/catalogue/market-price.ts'
import { followGermanPrice } from './follow-german-price.ts'

const AMOUNT = fc.integer({ min: 5, max: 10_000 }).map((units) => units * 100)
const FACTOR = fc.integer({ min: 9_000, max: 50_000 })

describe('a market that follows the German list', () => {
  it('gets the German price by its factor', () => {
    fc.assert(
      fc.property(AMOUNT, AMOUNT, FACTOR, (before, after, factorBp) => {
        const followed = followGermanPrice({
          germanBeforeInCents: before,
          germanAfterInCents: after,
          marketBeforeInCents: computeMarketPriceInCents(before, factorBp),
          factorBp,
        })
        expect(followed).toBe(computeMarketPriceInCents(after, factorBp))
      }),
    )
  })

  it('keeps a price of its own', () => {
    const price = { germanBeforeInCents: 31_000, germanAfterInCents: 30_000, factorBp: 40_800 }
    expect(followGermanPrice({ ...price, marketBeforeInCents: 125_000 })).toBe(125_000)
  })

  it('begins to buy what Germany begins to buy', () => {
    const price = { germanBeforeInCents: null, germanAfterInCents: 10_000, marketBeforeInCents: null }
    expect(followGermanPrice({ ...price, factorBp: 9_500 })).toBe(9_500)
  })
})
