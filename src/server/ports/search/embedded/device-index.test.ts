import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceDocument } from '#contracts/search.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import { DeviceIndex } from '#server/ports/search/embedded/device-index.ts'
import { DeviceOrder } from '#server/ports/search/embedded/device-order.ts'
import { createDevice, SEARCH_DOCUMENTS } from '../../../../../tests/support/search-documents.ts'

const { devices: DEVICES } = SEARCH_DOCUMENTS
const index = await DeviceIndex.create(DEVICES)

const idsOf = (devices: readonly DeviceDocument[]) => devices.map(({ id }) => id)

const some = (values: readonly number[]) => fc.subarray([...values, 999])

const filters: fc.Arbitrary<DeviceFilter> = fc.record(
  {
    ids: some(idsOf(DEVICES)),
    categoryId: fc.constantFrom('phones', 'cameras', 'monitors'),
    manufacturerId: fc.constantFrom(1, 2, 4, 999),
    seriesIds: some([12, 13, 20, 40, 60]),
    releaseYears: some([2020, 2021, 2022, 2023]),
  },
  { requiredKeys: [] },
)

const sorts = fc.constantFrom(...(Object.keys(DEVICE_SORTS) as DeviceSort[]))

const fits = (device: DeviceDocument, filter: DeviceFilter) =>
  (filter.ids?.includes(device.id) ?? true) &&
  (filter.seriesIds?.includes(device.seriesId) ?? true) &&
  (filter.releaseYears?.includes(device.releaseYear) ?? true) &&
  device.categoryId === (filter.categoryId ?? device.categoryId) &&
  device.manufacturerId === (filter.manufacturerId ?? device.manufacturerId)

/** All matches of a filter, sorted. */
async function fitting(filter: DeviceFilter, sort: DeviceSort): Promise<DeviceDocument[]> {
  const own = DEVICES.filter((device) => fits(device, filter))
  const order = await DeviceOrder.create(own, DEVICE_SORTS[sort])
  return own.map((_, place) => own[order.getSlot(place)] as DeviceDocument)
}

const countBy = (devices: readonly DeviceDocument[], key: 'releaseYear' | 'seriesId') =>
  new Map([...Map.groupBy(devices, (device) => device[key])].map(([value, own]) => [value, own.length]))

describe('a list of devices', () => {
  it('has every device of the filter, in order, page after page', async () => {
    await fc.assert(
      fc.asyncProperty(filters, sorts, fc.nat(35), fc.nat(35), async (filter, sort, from, size) => {
        const expected = await fitting(filter, sort)
        const { devices, total } = await index.list({ filter, sort, from }, size)
        expect(idsOf(devices)).toEqual(idsOf(expected.slice(from, from + size)))
        expect(total).toBe(expected.length)
      }),
    )
  })

  it('counts years and series over all pages', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const expected = await fitting(filter, 'newest')
        const { years, series } = await index.list({ filter, sort: 'newest', from: 0 }, 1)
        expect(years).toEqual(countBy(expected, 'releaseYear'))
        expect(series).toEqual(countBy(expected, 'seriesId'))
      }),
    )
  })

  it('names a device once, however often it is asked for', async () => {
    const filter = { ids: [1_005, 1_005, 1_005] }
    expect(idsOf((await index.list({ filter, sort: 'newest', from: 0 }, 10)).devices)).toEqual([1_005])
  })
})

describe('a device', () => {
  it('is found by its exact address', () => {
    for (const device of DEVICES) expect(index.findByUrl(device.url)).toBe(device)
    for (const url of ['', 'apple', 'Apple-iPhone-13', 'constructor', '__proto__'])
      expect(index.findByUrl(url)).toBeUndefined()
  })
})

describe('devices that were searched for', () => {
  const search = (text: string, filter: DeviceFilter = {}, size = 50) =>
    index.search({ text, filter, from: 0 }, size)

  it('fit the filter, and are those of the whole search that do', () => {
    const texts = fc.constantFrom('iphone', 'pro', 'galaxy s21', 'ihpone', '13', 'p', 'canon')
    fc.assert(
      fc.property(texts, filters, (text, filter) => {
        const whole = search(text).devices
        const { devices, total } = search(text, filter)
        const expected = whole.filter((device) => fits(device, filter))
        // If the filter leaves nothing of the first reading, a later reading of the query may find something.
        fc.pre(expected.length > 0)
        expect(idsOf(devices)).toEqual(idsOf(expected))
        expect(total).toBe(expected.length)
      }),
    )
  })

  it('are ordered by popularity among equals', async () => {
    const facts = { series: 'pixel', model: 'Pixel 6', released: '2021-10' } as const
    const equals = [10, 90, 50].map((popularity, id) => createDevice(facts, { id, popularity }))
    const found = (await DeviceIndex.create(equals)).search({ text: 'pixel', filter: {}, from: 0 }, 3)
    expect(idsOf(found.devices)).toEqual([1, 2, 0])
  })

  it('appear on exactly one page each, even when hundreds are equally good', async () => {
    const equals = Array.from({ length: 250 }, (_, id) =>
      createDevice(
        { series: 'pixel', model: `Pixel ${id % 3 ? '6 Pro' : 'Pro 6'}`, released: '2021-10' },
        { id },
      ),
    )
    const many = await DeviceIndex.create(equals)
    const pages = Array.from({ length: 9 }, (_, page) =>
      many.search({ text: 'pixel pro', filter: {}, from: page * 30 }, 30),
    )
    const listed = pages.flatMap(({ devices }) => idsOf(devices))
    expect(listed).toHaveLength(250)
    expect(new Set(listed).size).toBe(250)
  })

  it('are none in an empty catalogue', async () => {
    const nothing = await DeviceIndex.create([])
    expect(nothing.search({ text: 'iphone', filter: {}, from: 0 }, 5)).toEqual({ devices: [], total: 0 })
    expect((await nothing.list({ filter: {}, sort: 'newest', from: 0 }, 5)).total).toBe(0)
  })
})
