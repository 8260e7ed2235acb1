import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAllowedErrors, measureEditDistance } from '#domain/search/edit-distance.ts'

// Few letters, so that two words have something in common.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 8 })

describe('the typing errors between two words', () => {
  it.each<[string, string, number]>([
    ['', '', 0],
    ['iphone', 'iphone', 0],
    ['iphone', '', 6],
    ['iphone', 'iphne', 1],
    ['iphone', 'iphoone', 1],
    ['iphone', 'iphume', 2],
    ['iphone', 'ihpone', 1],
    ['galaxy', 'glaaxy', 1],
    ['galaxy', 'agalxy', 2],
    // Swapped letters are one error only if they stay adjacent.
    ['ca', 'abc', 3],
  ])('%j and %j', (left, right, errors) => {
    expect(measureEditDistance(left, right)).toBe(errors)
  })

  it('are none for the same word, and some for another', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(measureEditDistance(left, right) === 0).toBe(left === right)
      }),
    )
  })

  it('are the same in both directions', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(measureEditDistance(left, right)).toBe(measureEditDistance(right, left))
      }),
    )
  })

  it('are at least the letters one has more, and at most all of the longer one', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const errors = measureEditDistance(left, right)
        expect(errors).toBeGreaterThanOrEqual(Math.abs(left.length - right.length))
        expect(errors).toBeLessThanOrEqual(Math.max(left.length, right.length))
      }),
    )
  })

  it('are not many more than via a third word', () => {
    fc.assert(
      fc.property(word, word, word, (left, middle, right) => {
        // A swap counts as one error instead of two, so a detour may save up to half.
        const detour = measureEditDistance(left, middle) + measureEditDistance(middle, right)
        expect(measureEditDistance(left, right)).toBeLessThanOrEqual(2 * detour)
      }),
    )
  })

  it('are one for two swapped neighbours', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom('xy', 'yx'), (before, after, pair) => {
        const swapped = [...pair].reverse().join('')
        expect(measureEditDistance(before + pair + after, before + swapped + after)).toBe(1)
      }),
    )
  })

  it('do not grow by what both words begin and end with', () => {
    fc.assert(
      fc.property(word, word, word, (left, right, shared) => {
        const errors = measureEditDistance(left, right)
        expect(measureEditDistance(shared + left, shared + right)).toBeLessThanOrEqual(errors)
        expect(measureEditDistance(left + shared, right + shared)).toBeLessThanOrEqual(errors)
      }),
    )
  })
})

describe('the typing errors in a word that is still being typed', () => {
  it.each<[string, string, number]>([
    ['', 'iphone', 0],
    ['iph', 'iphone', 0],
    ['ihp', 'iphone', 1],
    ['ipx', 'iphone', 1],
    ['iphonex', 'iphone', 1],
    ['xyz', 'iphone', 3],
    ['abcd', '', 4],
  ])('%j, typed for %j', (typed, meant, errors) => {
    expect(measureEditDistance(typed, meant, true)).toBe(errors)
  })

  it('are those to the most similar of all beginnings', () => {
    fc.assert(
      fc.property(word, word, (typed, meant) => {
        const beginnings = Array.from({ length: meant.length + 1 }, (_, end) => meant.slice(0, end))
        const fewest = Math.min(...beginnings.map((beginning) => measureEditDistance(typed, beginning)))
        expect(measureEditDistance(typed, meant, true)).toBe(fewest)
      }),
    )
  })
})

describe('errors that are forgiven', () => {
  it.each<[string, number]>([
    ['', 0],
    ['ps', 0],
    ['pro', 1],
    ['pixel', 1],
    ['iphone', 2],
    ['s21', 0],
    ['2021', 0],
    ['a2633', 1],
    ['g991bds', 1],
  ])('%j: %i', (typed, errors) => {
    expect(countAllowedErrors(typed)).toBe(errors)
  })
})
