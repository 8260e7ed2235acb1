import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'

const SORTS = Object.keys(DEVICE_SORTS) as DeviceSort[]

describe('an order of devices', () => {
  it('by price exists for every market', () => {
    expect(SORTS).toEqual(expect.arrayContaining(MARKET_IDS.map((id) => `price.${id}`)))
    expect(DEVICE_SORTS['price.pl']).toEqual([
      { field: 'topPrices.pl', direction: 'desc' },
      { field: 'id', direction: 'asc' },
    ])
  })

  it.each(SORTS)('leaves nothing to chance: %s', (sort) => {
    expect(DEVICE_SORTS[sort].at(-1)).toEqual({ field: 'id', direction: 'asc' })
  })
})
