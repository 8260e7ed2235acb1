import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import { readSortClauses, writeSortClauses } from '#server/ports/search/query-language/sort-clauses.ts'

const SORTS = Object.keys(DEVICE_SORTS) as DeviceSort[]
const BY_NAME = writeSortClauses('name')

describe('the clauses of an order', () => {
  it('name the fields of the index', () => {
    expect(BY_NAME).toEqual([{ 'model.keyword': 'asc' }, { id: 'asc' }])
    expect(writeSortClauses('price.pl')).toEqual([{ 'topPrices.pl': 'desc' }, { id: 'asc' }])
  })

  it.each(SORTS)('are read back as the order they were written for: %s', (sort) => {
    expect(readSortClauses(writeSortClauses(sort))).toBe(sort)
    expect(readSortClauses(JSON.parse(JSON.stringify(writeSortClauses(sort))))).toBe(sort)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty list', []],
    ['the name of an order', 'newest'],
    ['a clause without its list', { id: 'asc' }],
    ['another direction', [{ popularity: 'asc' }, { id: 'asc' }]],
    ['another field', [{ _script: 'asc' }]],
    ['an order that goes on', [...BY_NAME, { _doc: 'asc' }]],
    ['an order without its end', BY_NAME.slice(0, 1)],
    ['the price of an unknown market', [{ 'topPrices.us': 'desc' }, { id: 'asc' }]],
  ])('are not %s', (_, clauses) => {
    expect(readSortClauses(clauses)).toBeUndefined()
  })

  it('are nothing else either', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (clauses) => {
        expect(readSortClauses(clauses)).toBeUndefined()
      }),
    )
  })
})
