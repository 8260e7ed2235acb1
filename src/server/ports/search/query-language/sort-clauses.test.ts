import { describe, expect, it } from 'vitest'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import { readSort } from '#server/ports/search/query-language/read-order.ts'
import { writeSortClauses } from '#server/ports/search/query-language/sort-clauses.ts'

const SORTS = Object.keys(DEVICE_SORTS) as DeviceSort[]

describe('the clauses of an order', () => {
  it('name the fields of the index', () => {
    expect(writeSortClauses('name')).toEqual([{ 'model.keyword': 'asc' }, { id: 'asc' }])
    expect(writeSortClauses('price.pl')).toEqual([{ 'topPrices.pl': 'desc' }, { id: 'asc' }])
  })

  it.each(SORTS)('are in the language of the search service: %s', (sort) => {
    const written = readSort(writeSortClauses(sort), 'devices').map(({ field, direction }) => ({
      [field]: direction,
    }))
    expect(written).toEqual(writeSortClauses(sort))
  })
})
