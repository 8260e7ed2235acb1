import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPageNumbers } from '#domain/catalogue/page-numbers.ts'

const GAP = null

describe('the page numbers under a list', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, GAP, 9]],
    [2, 9, [1, 2, 3, GAP, 9]],
    [3, 9, [1, 2, 3, 4, GAP, 9]],
    [4, 9, [1, 2, 3, 4, 5, GAP, 9]],
    [5, 9, [1, GAP, 4, 5, 6, GAP, 9]],
    [6, 9, [1, GAP, 5, 6, 7, 8, 9]],
    [9, 9, [1, GAP, 8, 9]],
    [20, 9, [1, GAP, 9]],
  ])('on page %i of %i are %j', (current, count, shown) => {
    expect(listPageNumbers(current, count)).toEqual(shown)
  })

  it('rise, begin with the first, end with the last, hold the current one and its neighbours', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(place, ([current, count]) => {
        const shown = listPageNumbers(current, count)
        const pages = shown.filter((page) => page !== GAP)
        expect(pages).toEqual([...new Set(pages)].toSorted((left, right) => left - right))
        expect(shown[0]).toEqual(1)
        expect(shown.at(-1)).toEqual(count)
        for (const page of [current - 1, current, current + 1])
          expect(pages.includes(page)).toBe(page >= 1 && page <= count)
        expect(shown.length).toBeLessThanOrEqual(7)
      }),
    )
  })

  it('have a gap exactly where at least two pages are left out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (current, count) => {
        const shown = listPageNumbers(current, count)
        for (const [index, page] of shown.entries()) {
          const before = shown[index - 1]
          if (page === GAP) expect((shown[index + 1] ?? 0) - (before ?? 0)).toBeGreaterThan(2)
          else if (typeof before === 'number') expect(page - before).toBe(1)
        }
      }),
    )
  })
})
