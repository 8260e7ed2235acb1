import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber, writeNumber } from './number-text.ts'

describe('numbers of the price rule as they are typed', () => {
  it.each([
    ['88', 8_800],
    ['88.5', 8_850],
    ['88,25', 8_825],
    [' 100 ', 10_000],
    ['15.00', 1_500],
  ])('%s is %i', (typed, value) => {
    expect(readNumber(typed)).toBe(value)
  })

  it.each(['', 'abc', '-5', '1.234', '1e3', '12 %', '.5'])('%s is none', (typed) => {
    expect(readNumber(typed)).toBeNull()
  })

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('factor' as const, 'deduction' as const),
        fc.integer({ min: 0, max: 1_000_000 }),
        (kind, value) => readNumber(writeNumber(kind, value)) === value,
      ),
    )
  })
})
