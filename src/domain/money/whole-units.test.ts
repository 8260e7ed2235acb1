import { expect, it } from 'vitest'
import { truncateToWholeUnits } from './whole-units.ts'

it.each([
  [0, 0],
  [99, 0],
  [100, 100],
  [23_799, 23_700],
])('%i cents are cut to %i', (amountInCents, expected) => {
  expect(truncateToWholeUnits(amountInCents)).toBe(expected)
})
