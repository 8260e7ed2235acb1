import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listSlugSearches } from './slug-searches.ts'

describe('the words of an address that names no device', () => {
  it.each([
    ['apple-iphone-99', ['apple iphone 99', 'apple iphone', 'apple']],
    ['canon-ef-50mm-f1.8', ['canon ef 50mm f1 8', 'canon ef 50mm f1', 'canon ef 50mm', 'canon ef']],
    ['iphone', ['iphone']],
    ['--', []],
  ])('%s are searched for as %j', (slug, searches) => {
    expect(listSlugSearches(slug)).toEqual(searches)
  })

  it('become fewer with every attempt', () => {
    fc.assert(
      fc.property(fc.string(), (slug) => {
        const lengths = listSlugSearches(slug).map((text) => text.split(' ').length)
        expect(lengths).toEqual(lengths.toSorted((left, right) => right - left))
        expect(new Set(lengths).size).toBe(lengths.length)
      }),
    )
  })
})
