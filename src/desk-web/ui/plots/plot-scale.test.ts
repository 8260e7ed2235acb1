import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildLines, listTicks, pickLabels } from './plot-scale.ts'

describe('the axis of a plot', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 25, 50, 75, 100]],
    [1_234, [0, 500, 1_000, 1_500]],
  ])('up to %s has the ticks %j', (highest, ticks) => {
    expect(listTicks(highest)).toEqual(ticks)
  })

  it('covers the highest value with a handful of ticks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (highest) => {
        const ticks = listTicks(highest)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
        expect(ticks.length).toBeLessThanOrEqual(6)
      }),
    )
  })

  it.each([
    [4, 10, [0, 1, 2, 3]],
    [13, 5, [0, 3, 6, 9, 12]],
    [10, 4, [0, 3, 6, 9]],
  ])('of %s points with room for %s labels %j', (count, room, labels) => {
    expect(pickLabels(count, room)).toEqual(labels)
  })
})

it('a line is interrupted where nothing was counted', () => {
  const points = [{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }]
  expect(buildLines(points)).toBe('M0.0 1.0L1.0 2.0M3.0 4.0')
})
