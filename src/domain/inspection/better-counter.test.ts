import { describe, expect, it } from 'vitest'
import { findBetterCounter } from './better-counter.ts'

describe('the better of two counter-offers', () => {
  it.each([
    [21_200, 18_000, 21_200],
    [18_000, 21_200, 21_200],
    [null, 18_000, 18_000],
    [18_000, null, 18_000],
    [null, null, null],
  ])('of %j and %j is %j', (first, second, better) => {
    expect(findBetterCounter(first, second)).toBe(better)
  })
})
