import { describe, expect, it } from 'vitest'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import { writeFilterClauses } from '#server/ports/search/query-language/filter-clauses.ts'

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
})
