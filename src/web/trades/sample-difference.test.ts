import { describe, expect, it } from 'vitest'
import { computeSampleDifference } from './sample-difference.ts'

describe('the sample of a difference', () => {
  it.each([
    ['EUR', 30_000, 26_400],
    ['PLN', 130_000, 114_400],
  ] as const)('in %s goes from %i to %i cents', (currency, beforeInCents, afterInCents) => {
    expect(computeSampleDifference(currency)).toEqual({ beforeInCents, afterInCents })
  })
})
