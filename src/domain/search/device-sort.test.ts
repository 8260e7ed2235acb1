import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { DEVICE_SORTS, type DeviceSort, findDeviceSort } from '#domain/search/device-sort.ts'

const SORTS = Object.keys(DEVICE_SORTS) as DeviceSort[]

describe('an order of devices', () => {
  it('by price exists for every market', () => {
    expect(SORTS).toEqual(expect.arrayContaining(MARKET_IDS.map((id) => `price.${id}`)))
    expect(DEVICE_SORTS['price.pl']).toEqual([{ 'topPrices.pl': 'desc' }, { id: 'asc' }])
  })

  it.each(SORTS)('is told by its clauses: %s', (sort) => {
    expect(findDeviceSort(DEVICE_SORTS[sort])).toBe(sort)
    expect(findDeviceSort(JSON.parse(JSON.stringify(DEVICE_SORTS[sort])))).toBe(sort)
  })

  it.each(SORTS)('leaves nothing to chance: %s', (sort) => {
    expect(DEVICE_SORTS[sort].at(-1)).toEqual({ id: 'asc' })
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty list', []],
    ['the name of an order', 'newest'],
    ['a clause without its list', { id: 'asc' }],
    ['another direction', [{ popularity: 'asc' }, { id: 'asc' }]],
    ['another field', [{ _script: 'asc' }]],
    ['an order that goes on', [...DEVICE_SORTS.name, { _doc: 'asc' }]],
    ['an order without its end', DEVICE_SORTS.name.slice(0, 1)],
    ['the price of an unknown market', [{ 'topPrices.us': 'desc' }, { id: 'asc' }]],
  ])('is not found in %s', (_, clauses) => {
    expect(findDeviceSort(clauses)).toBeUndefined()
  })

  it('is not found in anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (clauses) => {
        expect(findDeviceSort(clauses)).toBeUndefined()
      }),
    )
  })
})
