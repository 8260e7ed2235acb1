import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Slice } from './slice.ts'
import { sortInSlices } from './sort-in-slices.ts'

describe('rows sorted in slices', () => {
  it('begin as rows sorted at once do, equal ones as they came', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(50), { maxLength: 2_000, size: 'max' }),
        fc.constantFrom(0, 1, 70, 5_000),
        async (values, limit) => {
          const rows = [...values.keys()]
          const compare = (left: number, right: number) => (values[left] ?? 0) - (values[right] ?? 0)
          const first = await sortInSlices(rows, { compare, limit, slice: new Slice(1) })
          expect(first).toEqual(rows.toSorted(compare).slice(0, limit))
        },
      ),
      { numRuns: 30 },
    )
  })

  it('let others run in the meantime, also while the longest runs are merged', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => row)
    let compared = 0
    let longest = 0
    const slice = Object.assign(new Slice(0), {
      letOthersRun: async () => {
        longest = Math.max(longest, compared)
        compared = 0
      },
    })
    const compare = (left: number, right: number) => {
      compared += 1
      return right - left
    }
    await sortInSlices(rows, { compare, limit: rows.length, slice })
    expect(longest).toBeLessThan(1_000)
  })
})
