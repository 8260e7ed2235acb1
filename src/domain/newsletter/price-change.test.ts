import { describe, expect, it } from 'vitest'
import { computePriceChange, findUpToPrice, isLargeChange } from './price-change.ts'

const PERIODS = [
  { fromVersion: 1, toVersion: 3, amountInCents: 30_000 },
  { fromVersion: 3, toVersion: null, amountInCents: 28_000 },
  { fromVersion: 2, toVersion: null, amountInCents: 35_000 },
]

describe('the highest price of a device', () => {
  it.each([
    [0, null],
    [1, 30_000],
    [2, 35_000],
    [9, 35_000],
  ])('on list %i', (version, price) => {
    expect(findUpToPrice(PERIODS, version)).toBe(price)
  })
})

describe('how a price has changed', () => {
  it.each([
    [1, 2, { nowInCents: 35_000, differenceInCents: 5_000 }],
    [2, 1, { nowInCents: 30_000, differenceInCents: -5_000 }],
    [2, 3, { nowInCents: 35_000, differenceInCents: 0 }],
    [0, 3, { nowInCents: 35_000, differenceInCents: null }],
    [1, 0, null],
  ])('from list %i to list %i', (before, now, change) => {
    expect(computePriceChange(PERIODS, { before, now })).toEqual(change)
  })
})

it('a change is large from ten per cent and ten euros', () => {
  const isLarge = (beforeInCents: number, nowInCents: number) =>
    isLargeChange({ nowInCents, differenceInCents: nowInCents - beforeInCents })
  expect(isLarge(10_000, 11_000)).toBe(true)
  expect(isLarge(10_000, 9_000)).toBe(true)
  expect(isLarge(10_000, 10_999)).toBe(false)
  expect(isLarge(20_000, 21_000)).toBe(false)
  expect(isLarge(5_000, 5_900)).toBe(false)
})
