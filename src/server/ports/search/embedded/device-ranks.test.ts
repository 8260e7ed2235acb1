import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceDocument } from '#contracts/search.ts'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import { rankBy } from '#server/ports/search/embedded/device-ranks.ts'
import { createDevice } from '../../../../../tests/support/search-documents.ts'

const device = (overrides: Partial<DeviceDocument>) =>
  createDevice({ series: 'pixel', model: 'Pixel 6', released: '2021-10' }, overrides)

/** Ids of the devices in this order. */
function ordered(devices: readonly DeviceDocument[], sort: DeviceSort): number[] {
  const ranks = rankBy(devices, DEVICE_SORTS[sort])
  const ids: number[] = []
  for (const [number, { id }] of devices.entries()) ids[ranks[number] ?? -1] = id
  return ids
}

describe('devices', () => {
  it('are sorted newest first, by year and month', () => {
    const devices = [
      device({ id: 1, releaseYear: 2020, releaseMonth: 12 }),
      device({ id: 2, releaseYear: 2021, releaseMonth: 3 }),
      device({ id: 3, releaseYear: 2021, releaseMonth: 11 }),
    ]
    expect(ordered(devices, 'newest')).toEqual([3, 2, 1])
  })

  it('are sorted by series and then newest first', () => {
    const devices = [
      device({ id: 1, seriesRank: 2, releaseYear: 2023 }),
      device({ id: 2, seriesRank: 1, releaseYear: 2020 }),
      device({ id: 3, seriesRank: 1, releaseYear: 2022 }),
    ]
    expect(ordered(devices, 'series')).toEqual([3, 2, 1])
  })

  it('are sorted by name, ignoring case and accents', () => {
    const devices = [
      device({ id: 1, model: 'eos R' }),
      device({ id: 2, model: 'Élan' }),
      device({ id: 3, model: 'EOS M' }),
      device({ id: 4, model: 'alpha' }),
    ]
    expect(ordered(devices, 'name')).toEqual([4, 2, 3, 1])
  })

  it('are sorted by what a market pays; one without a price is last', () => {
    const devices = [
      device({ id: 1, topPrices: { de: 500, pl: 100 } }),
      device({ id: 2, topPrices: { de: 600 } }),
      device({ id: 3, topPrices: { de: 400, pl: 900 } }),
    ]
    expect(ordered(devices, 'price.de')).toEqual([2, 1, 3])
    expect(ordered(devices, 'price.pl')).toEqual([3, 1, 2])
  })

  it('may be none', () => {
    expect(rankBy([], DEVICE_SORTS.newest)).toHaveLength(0)
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
    (sort) => {
      fc.assert(
        fc.property(fc.array(facts, { maxLength: 12 }), (list) => {
          const devices = list.map((overrides, index) => device({ ...overrides, id: index + 1 }))
          const ids = ordered(devices, sort)
          expect(ids.toSorted((one, other) => one - other)).toEqual(devices.map(({ id }) => id))
          expect(ordered(devices.toReversed(), sort)).toEqual(ids)
        }),
      )
    },
  )
})
