import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceDocument } from '#contracts/search.ts'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import { DeviceOrder } from '#server/ports/search/embedded/device-order.ts'
import { createDevice } from '../../../../../tests/support/search-documents.ts'

const device = (overrides: Partial<DeviceDocument>) =>
  createDevice({ series: 'pixel', model: 'Pixel 6', released: '2021-10' }, overrides)

/** Ids of the devices in this order. */
async function ordered(devices: readonly DeviceDocument[], sort: DeviceSort): Promise<number[]> {
  const order = await DeviceOrder.create(devices, DEVICE_SORTS[sort])
  return Array.from({ length: order.size }, (_, place) => devices[order.getSlot(place)]?.id ?? -1)
}

describe('devices', () => {
  it('are sorted newest first, by year and month', async () => {
    const devices = [
      device({ id: 1, releaseYear: 2020, releaseMonth: 12 }),
      device({ id: 2, releaseYear: 2021, releaseMonth: 3 }),
      device({ id: 3, releaseYear: 2021, releaseMonth: 11 }),
    ]
    expect(await ordered(devices, 'newest')).toEqual([3, 2, 1])
  })

  it('are sorted by series and then newest first', async () => {
    const devices = [
      device({ id: 1, seriesRank: 2, releaseYear: 2023 }),
      device({ id: 2, seriesRank: 1, releaseYear: 2020 }),
      device({ id: 3, seriesRank: 1, releaseYear: 2022 }),
    ]
    expect(await ordered(devices, 'series')).toEqual([3, 2, 1])
  })

  it('are sorted by name, ignoring case and accents', async () => {
    const devices = [
      device({ id: 1, model: 'eos R' }),
      device({ id: 2, model: 'Élan' }),
      device({ id: 3, model: 'EOS M' }),
      device({ id: 4, model: 'alpha' }),
    ]
    expect(await ordered(devices, 'name')).toEqual([4, 2, 3, 1])
  })

  it('are sorted by what a market pays; one without a price is last', async () => {
    const devices = [
      device({ id: 1, topPrices: { de: 500, pl: 100 } }),
      device({ id: 2, topPrices: { de: 600 } }),
      device({ id: 3, topPrices: { de: 400, pl: 900 } }),
    ]
    expect(await ordered(devices, 'price.de')).toEqual([2, 1, 3])
    expect(await ordered(devices, 'price.pl')).toEqual([3, 1, 2])
  })

  it('may be none', async () => {
    expect((await DeviceOrder.create([], DEVICE_SORTS.newest)).size).toBe(0)
  })

  const facts = fc.record({
    model: fc.constantFrom('A', 'a', 'B', 'é'),
    seriesRank: fc.nat(2),
    releaseYear: fc.integer({ min: 2020, max: 2022 }),
    releaseMonth: fc.integer({ min: 1, max: 3 }),
    popularity: fc.nat(2),
    topPrices: fc.record({ de: fc.nat(2), at: fc.nat(2) }, { requiredKeys: [] }),
  })

  it.each(Object.keys(DEVICE_SORTS) as DeviceSort[])(
    'each have a distinct place, whatever their order in the list: %s',
    async (sort) => {
      await fc.assert(
        fc.asyncProperty(fc.array(facts, { maxLength: 12 }), async (list) => {
          const devices = list.map((overrides, index) => device({ ...overrides, id: index + 1 }))
          const ids = await ordered(devices, sort)
          expect(ids.toSorted((one, other) => one - other)).toEqual(devices.map(({ id }) => id))
          expect(await ordered(devices.toReversed(), sort)).toEqual(ids)
        }),
      )
    },
  )
})
