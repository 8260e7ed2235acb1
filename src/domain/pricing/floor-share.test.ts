import { expect, it } from 'vitest'
import { computeFloorShareBp } from './floor-share.ts'

it.each([
  { baseInCents: 30_000, totalInCents: 1_500, roundingInCents: 0, shareBp: 500 },
  { baseInCents: 31_900, totalInCents: 1_500, roundingInCents: -95, shareBp: 500 },
  // Cut to whole cents: 5 % of 10,019 cents is 500.95.
  { baseInCents: 10_019, totalInCents: 500, roundingInCents: 0, shareBp: 500 },
  { baseInCents: 20_000, totalInCents: 2_000, roundingInCents: 0, shareBp: 1_000 },
])('$totalInCents of $baseInCents, cut by $roundingInCents, is a floor of $shareBp', (row) => {
  expect(computeFloorShareBp(row)).toBe(row.shareBp)
})
