import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeExactShares } from './exact-shares.ts'

const counts = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 8 })

describe('shares of devices', () => {
  it.each([
    [
      [1, 1, 1],
      [3_334, 3_333, 3_333],
    ],
    [
      [2, 1, 0],
      [6_667, 3_333, 0],
    ],
    [
      [18, 1, 1],
      [9_000, 500, 500],
    ],
    [
      [1_000_000, 1],
      [10_000, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('of %j are %j', (given, shares) => expect(computeExactShares(given)).toEqual(shares))

  it('add up to the whole, and each is less than a basis point off', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const total = given.reduce((sum, count) => sum + count, 0)
        const shares = computeExactShares(given)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 10_000)
        for (const [index, count] of given.entries()) {
          const share = shares[index] ?? -1
          expect(Math.abs(share * total - count * 10_000)).toBeLessThan(total || 1)
          if (count === 0) expect(share).toBe(0)
        }
      }),
    )
  })
})
