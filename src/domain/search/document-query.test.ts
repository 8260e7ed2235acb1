import { expect, it } from 'vitest'
import { completeSort } from './document-query.ts'

it('a sort by year and month is completed by the id', () => {
  const sort = completeSort('devices', [
    { field: 'releaseYear', direction: 'desc' },
    { field: 'releaseMonth', direction: 'desc' },
  ])
  expect(sort).toEqual(completeSort('devices', []))
  expect(sort.at(-1)).toEqual({ field: 'id', direction: 'asc' })
})

it('a sort ends with its unique field, in the direction it was asked for', () => {
  const sort = completeSort('devices', [
    { field: 'id', direction: 'desc' },
    { field: 'releaseYear', direction: 'asc' },
  ])
  expect(sort).toEqual([{ field: 'id', direction: 'desc' }])
})

it('series have an order by their id', () => {
  expect(completeSort('groups', [])).toEqual([{ field: 'series.id', direction: 'asc' }])
})
