import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import { readFilterClauses, writeFilterClauses } from '#server/ports/search/query-language/filter-clauses.ts'

const number = fc.maxSafeInteger()
const numbers = fc.array(number, { maxLength: 20 })

const filters: fc.Arbitrary<DeviceFilter> = fc.record(
  {
    ids: numbers,
    categoryId: fc.constantFrom(...CATEGORY_IDS),
    manufacturerId: number,
    seriesIds: numbers,
    releaseYears: numbers,
  },
  { requiredKeys: [] },
)

describe('the clauses of a filter', () => {
  it('have a fixed order, whatever the order of the filter', () => {
    const filter: DeviceFilter = { releaseYears: [2021], categoryId: 'phones', ids: [7], manufacturerId: 1 }
    expect(writeFilterClauses(filter)).toEqual([
      { terms: { id: [7] } },
      { term: { categoryId: 'phones' } },
      { term: { manufacturerId: 1 } },
      { terms: { releaseYear: [2021] } },
    ])
  })

  it('are empty for an empty filter, but not for an empty list', () => {
    expect(writeFilterClauses({})).toEqual([])
    expect(writeFilterClauses({ seriesIds: [] })).toEqual([{ terms: { seriesId: [] } }])
  })

  it('are read back as the filter that they were written for', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readFilterClauses(writeFilterClauses(filter))).toEqual(filter)
        expect(readFilterClauses(JSON.parse(JSON.stringify(writeFilterClauses(filter))))).toEqual(
          JSON.parse(JSON.stringify(filter)),
        )
      }),
    )
  })
})

describe('a clause that the shop never writes', () => {
  it.each<[string, unknown]>([
    ['another field', { term: { popularity: 5 } }],
    ['a field by another name of ours', { term: { seriesIds: [1] } }],
    ['an inherited name', { term: { constructor: 1 } }],
    ['an unknown category', { term: { categoryId: 'cars' } }],
    ['a fraction', { term: { manufacturerId: 1.5 } }],
    ['a number as text', { term: { manufacturerId: '1' } }],
    ['a number that is too large', { term: { manufacturerId: 2 ** 53 } }],
    ['a list with something else in it', { terms: { id: [1, '2'] } }],
    ['one number for a list', { terms: { id: 1 } }],
    ['too many values', { terms: { id: Array(501).fill(1) } }],
    ['a script', { script: { script: 'doc.id' } }],
    ['nothing', null],
    ['a text', 'term'],
    ['a list', []],
    ['a term that is a text', { term: 'categoryId' }],
    ['a term that is a number', { term: 5 }],
    ['a term that is null', { term: null }],
  ])('is left out: %s', (_, clause) => {
    expect(readFilterClauses([clause])).toEqual({})
  })

  it('does not take others with it', () => {
    expect(readFilterClauses([{ range: {} }, { term: { manufacturerId: 3 } }])).toEqual({ manufacturerId: 3 })
  })

  it.each([undefined, null, {}, 'filter', 5])('is not searched for in %j', (clauses) => {
    expect(readFilterClauses(clauses)).toEqual({})
  })

  it('never makes reading fail', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (clauses) => {
        expect(typeof readFilterClauses(clauses)).toBe('object')
        expect(typeof readFilterClauses([clauses])).toBe('object')
      }),
    )
  })
})
