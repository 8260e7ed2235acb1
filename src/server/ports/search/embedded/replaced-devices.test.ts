import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceDocument } from '#contracts/search.ts'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import { DeviceIndex } from '#server/ports/search/embedded/device-index.ts'
import { createDevice } from '../../../../../tests/support/search-documents.ts'

const SERIES = ['iPhone13', 'galaxyS', 'pixel', 'alpha', 'eosR'] as const
const SORTS = Object.keys(DEVICE_SORTS) as DeviceSort[]

/** Words that are whole, begun, joined, misspelt, or only in some of the devices. */
const TYPED = [
  'iphone',
  'iphone 13 pro',
  'iphonepro',
  'ihpone',
  'galxy s21',
  'pro',
  'p',
  'mark ii',
  'kit',
  'pixel7',
]

const FILTERS = [
  {},
  { categoryId: 'phones' },
  { categoryId: 'cameras', releaseYears: [2021, 2022] },
  { manufacturerId: 1 },
  { seriesIds: [13] },
  { seriesIds: [20, 40] },
  { ids: [1, 2, 3, 4] },
] as const

const device = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    series: fc.constantFrom(...SERIES),
    model: fc.constantFrom(
      'iPhone 13',
      'iPhone 13 Pro',
      'Galaxy S21',
      'Pixel 7',
      'EOS R Mark II',
      'Alpha Kit',
    ),
    released: fc.constantFrom('2020-01', '2021-09', '2022-02'),
    terms: fc.subarray(['handy', 'A2633', 'SM-G991B', 'set', 'kit lens']),
    popularity: fc.nat(3),
    seriesRank: fc.nat(3),
    price: fc.nat(3),
  })
  .map(({ id, series, model, released, terms, popularity, seriesRank, price }) =>
    createDevice(
      { series, model, released, terms },
      { id, url: `${model}-${id}`, popularity, seriesRank, topPrices: { de: 100 * (price + 1), at: 50 } },
    ),
  )

/** Each id once, newest first, as the catalogue delivers them. */
const sortNewest = (devices: Iterable<DeviceDocument>): DeviceDocument[] =>
  [...devices].sort(
    (left, right) =>
      right.releaseYear - left.releaseYear || right.releaseMonth - left.releaseMonth || left.id - right.id,
  )

const catalogue = fc.uniqueArray(device, { selector: ({ id }) => id, maxLength: 12 })

/** Devices that are added or changed, and ids of devices that are gone, unless they are among the former. */
const change = fc.record({ saved: catalogue, gone: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]) })

/** Everything that the shop can ask an index for. */
async function readAll(index: DeviceIndex) {
  const lists = []
  for (const filter of FILTERS)
    for (const sort of SORTS)
      lists.push({ filter, sort, ...(await index.list({ filter, sort, from: 0 }, 20)) })
  return {
    all: index.listAll(),
    lists,
    found: TYPED.map((text) => ({ text, ...index.search({ text, filter: {}, from: 0 }, 20) })),
    byUrl: index.listAll().map(({ url }) => index.findByUrl(url)),
  }
}

describe('an index in which devices were replaced', () => {
  it('answers like a newly built one', async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (first, changes, isAsked) => {
          const current = new Map(first.map((own) => [own.id, own]))
          const replaced = await DeviceIndex.create(sortNewest(first))
          // Orders that were asked for are changed, too; the others are sorted later.
          if (isAsked) await readAll(replaced)
          for (const { saved, gone } of changes) {
            for (const id of gone) current.delete(id)
            for (const own of saved) current.set(own.id, own)
            replaced.replace([...gone, ...saved.map(({ id }) => id)], saved)
          }
          const rebuilt = await DeviceIndex.create(sortNewest(current.values()))
          expect(await readAll(replaced)).toEqual(await readAll(rebuilt))
        },
      ),
    )
  })

  it('takes over a change that comes while an order is being sorted', async () => {
    const build = (id: number, popularity: number) =>
      createDevice({ series: 'pixel', model: `Pixel ${id}`, released: '2021-10' }, { id, popularity })
    const index = await DeviceIndex.create([build(1, 10), build(2, 20)])
    const asked = index.list({ filter: {}, sort: 'popular', from: 0 }, 5)
    index.replace([1], [build(1, 30)])
    expect((await asked).devices.map(({ id }) => id)).toEqual([1, 2])
  })

  it('has no room for more devices than it was made for, and says so', async () => {
    const index = await DeviceIndex.create([])
    const many = Array.from({ length: 2_001 }, (_, id) =>
      createDevice({ series: 'pixel', model: 'Pixel 7', released: '2021-10' }, { id }),
    )
    expect(index.hasRoom(many.slice(1))).toBe(true)
    expect(index.hasRoom(many)).toBe(false)
  })
})
