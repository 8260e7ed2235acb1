import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATEGORIES_AGGREGATION, DEVICE_LIST_AGGREGATION, type DeviceDocument } from '#contracts/search.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import {
  buildCategoriesQuery,
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  buildDeviceSearchQuery,
  buildDevicesBySeriesQuery,
  buildGroupQuery,
  type GroupMatch,
} from '#domain/search/query-builders.ts'
import { type SearchEngine, SearchInputError } from '#server/ports/search/search-engine.ts'
import { createAsker, modelsOf } from '../../support/search-asker.ts'
import { SEARCH_DOCUMENTS, TYPED_TEXTS } from '../../support/search-documents.ts'
import { CONTRACT_INDEXES, ENGINES } from '../../support/search-engines.ts'

const { devices: DEVICES } = SEARCH_DOCUMENTS

describe.each(ENGINES)('the $name search engine', ({ start }) => {
  let engine: SearchEngine
  let ask: ReturnType<typeof createAsker>

  beforeAll(async () => {
    engine = await start()
    ask = createAsker(engine)
  })

  afterAll(() => engine?.close())

  describe('asked for the categories', () => {
    it('gives each with its manufacturers and how popular they are', async () => {
      const { aggregations } = await ask.groups(buildCategoriesQuery(), 0)
      const { categories } = CATEGORIES_AGGREGATION.parse(aggregations)
      const found = categories.buckets.map(({ category, manufacturers }) => {
        const makers = manufacturers.buckets.map(
          ({ manufacturer: { hits }, popularity }) =>
            `${hits.hits[0]?._source.manufacturer.name} ${popularity.value}`,
        )
        return `${category.hits.hits[0]?._source.category.id}: ${makers.toSorted().join(', ')}`
      })
      expect(found.toSorted()).toEqual([
        'cameras: Canon 50, Sony 50',
        'consoles: Nintendo 50, Sony 50',
        'lenses: Canon 50',
        'phones: Apple 200, Google 50, Samsung 50',
      ])
    })

    it('gives their texts', async () => {
      const { aggregations } = await ask.groups(buildCategoriesQuery(), 0)
      const { categories } = CATEGORIES_AGGREGATION.parse(aggregations)
      const given = categories.buckets.map(({ category }) => category.hits.hits[0]?._source.category)
      const [group] = SEARCH_DOCUMENTS.groups
      expect(given).toContainEqual(group?.category)
    })
  })

  describe('asked for a group', () => {
    it.each<[GroupMatch, string[]]>([
      [{ kind: 'category', by: 'url', value: 'konsolen' }, ['PlayStation', 'Switch']],
      [{ kind: 'category', by: 'id', value: 'lenses' }, ['RF']],
      [{ kind: 'manufacturer', by: 'url', value: 'canon' }, ['EOS R', 'RF']],
      [{ kind: 'manufacturer', by: 'id', value: 4 }, ['Alpha', 'PlayStation']],
      [{ kind: 'series', by: 'url', value: 'google-pixel' }, ['Pixel']],
      [{ kind: 'series', by: 'id', value: 20 }, ['Galaxy S']],
      [{ kind: 'series', by: 'id', value: '20' }, ['Galaxy S']],
    ])('%j, gives its series', async (match, names) => {
      const { hits } = await ask.groups(buildGroupQuery(match))
      expect(hits.hits.map(({ _source }) => _source.series.name).toSorted()).toEqual(names)
      expect(hits.total.value).toBe(names.length)
    })

    it.each<GroupMatch>([
      { kind: 'category', by: 'url', value: 'waschmaschinen' },
      { kind: 'series', by: 'url', value: 'google' },
      { kind: 'series', by: 'url', value: 'Google-Pixel' },
      { kind: 'series', by: 'id', value: 'pixel' },
      { kind: 'manufacturer', by: 'id', value: Number.MAX_SAFE_INTEGER },
      { kind: 'manufacturer', by: 'url', value: '' },
    ])('%j that there is not, finds nothing', async (match) => {
      const { hits } = await ask.groups(buildGroupQuery(match))
      expect(hits).toEqual({ total: { value: 0 }, hits: [] })
    })

    it('gives no more than was asked for, and says how many there are', async () => {
      const { hits } = await ask.groups(buildGroupQuery({ kind: 'category', by: 'id', value: 'phones' }), 2)
      expect(hits.hits).toHaveLength(2)
      expect(hits.total.value).toBe(6)
    })
  })

  describe('asked for a device by its address', () => {
    it('gives it with everything that is known about it', async () => {
      const expected = DEVICES.find(({ url }) => url === 'samsung-galaxy-s21-plus')
      const { devices, total } = await ask.devices(buildDeviceByUrlQuery('samsung-galaxy-s21-plus'))
      expect(devices).toEqual([expected])
      expect(total).toBe(1)
    })

    it.each(['samsung-galaxy', 'galaxy-s21', 'samsung-galaxy-s21-', 'SAMSUNG-galaxy-s21', 'nothing', ''])(
      'does not take %j for one',
      async (url) => {
        expect((await ask.devices(buildDeviceByUrlQuery(url))).devices).toEqual([])
      },
    )
  })

  describe('asked for the devices of a series', () => {
    it('gives the newest first', async () => {
      const { devices } = await ask.devices(buildDevicesBySeriesQuery({ seriesId: 12 }))
      expect(modelsOf(devices)).toEqual(['iPhone 12 mini', 'iPhone 12 Pro Max', 'iPhone 12', 'iPhone 12 Pro'])
    })

    it('sorts by name', async () => {
      const query = buildDevicesBySeriesQuery({ seriesId: 20, sort: 'name' })
      expect(modelsOf((await ask.devices(query)).devices)).toEqual([
        'Galaxy S21',
        'Galaxy S21 Ultra',
        'Galaxy S21+',
        'Galaxy S22',
        'Galaxy S22 Ultra',
      ])
    })

    it('sorts by what a market pays', async () => {
      const query = buildDevicesBySeriesQuery({ seriesId: 30, sort: 'price.de' })
      const prices = (await ask.devices(query)).devices.map(({ topPrices }) => topPrices.de ?? 0)
      expect(prices).toEqual(prices.toSorted((one, other) => other - one))
      expect(prices).toHaveLength(4)
    })

    it('finds nothing in a series that there is not', async () => {
      expect((await ask.devices(buildDevicesBySeriesQuery({ seriesId: 999 }))).total).toBe(0)
    })
  })

  describe('asked for a list of devices', () => {
    const FILTERS: [DeviceFilter, (device: DeviceDocument) => boolean][] = [
      [{}, () => true],
      [{ ids: [1_003, 1_020, 5] }, ({ id }) => id === 1_003 || id === 1_020],
      [{ ids: [] }, () => false],
      [{ ids: [Number.MAX_SAFE_INTEGER] }, () => false],
      [{ categoryId: 'consoles' }, ({ categoryId }) => categoryId === 'consoles'],
      [{ categoryId: 'monitors' }, () => false],
      [{ manufacturerId: 4 }, ({ manufacturerId }) => manufacturerId === 4],
      [{ seriesIds: [13, 30] }, ({ seriesId }) => seriesId === 13 || seriesId === 30],
      [{ releaseYears: [2020, 2023] }, ({ releaseYear }) => releaseYear === 2020 || releaseYear === 2023],
      [{ releaseYears: [Number.MIN_SAFE_INTEGER] }, () => false],
      [
        { categoryId: 'phones', manufacturerId: 1, seriesIds: [14, 15, 20], releaseYears: [2022] },
        ({ seriesId }) => seriesId === 14,
      ],
    ]

    it.each(FILTERS)('limited to %j, gives those that fit, newest first', async (filter, fits) => {
      const { devices, total } = await ask.devices(buildDeviceListQuery({ filter }))
      const expected = DEVICES.filter(fits)
      expect(modelsOf(devices)).toEqual(modelsOf(expected))
      expect(total).toBe(expected.length)
    })

    it('gives page after page without gap or overlap', async () => {
      const filter: DeviceFilter = { categoryId: 'phones' }
      const pages = await Promise.all(
        [0, 7, 14, 21, 28].map((from) => ask.devices(buildDeviceListQuery({ filter, from }), 7)),
      )
      const phones = DEVICES.filter(({ categoryId }) => categoryId === 'phones')
      expect(pages.flatMap(({ devices }) => modelsOf(devices))).toEqual(modelsOf(phones))
      expect(pages.map(({ total }) => total)).toEqual(Array(5).fill(phones.length))
    })

    it('counts years and series over all pages', async () => {
      const query = buildDeviceListQuery({ filter: { manufacturerId: 1 } })
      const { aggregations, devices } = await ask.devices(query, 1)
      expect(devices).toHaveLength(1)
      const { years, series } = DEVICE_LIST_AGGREGATION.parse(aggregations)
      const counts = (buckets: { key: number; doc_count: number }[]) =>
        Object.fromEntries(buckets.map(({ key, doc_count }) => [key, doc_count]))
      expect(counts(years.buckets)).toEqual({ 2020: 4, 2021: 4, 2022: 4, 2023: 4 })
      expect(counts(series.buckets)).toEqual({ 12: 4, 13: 4, 14: 4, 15: 4 })
    })

    it('sorts as asked', async () => {
      const query = buildDeviceListQuery({ filter: { manufacturerId: 3 }, sort: 'name' })
      expect(modelsOf((await ask.devices(query)).devices)).toEqual([
        'Pixel 6',
        'Pixel 6 Pro',
        'Pixel 7',
        'Pixel 7 Pro',
      ])
    })

    it('has no devices far behind its end', async () => {
      const { devices, total } = await ask.devices(buildDeviceListQuery({ filter: {}, from: 10_000 }), 200)
      expect(devices).toEqual([])
      expect(total).toBe(DEVICES.length)
    })
  })

  describe('asked what somebody typed', () => {
    it.each(TYPED_TEXTS)('%s, puts the device first: %s', async (_, text, model) => {
      expect((await ask.models(text))[0]).toBe(model)
    })

    it('gives all that begin like it while it is typed', async () => {
      const found = await ask.models('pix')
      expect(found.toSorted()).toEqual(['Pixel 6', 'Pixel 6 Pro', 'Pixel 7', 'Pixel 7 Pro'])
    })

    it('puts newer devices first among equals', async () => {
      const short = (await ask.models('iphone')).filter((model) => /^iPhone \d+$/.test(model))
      expect(short).toEqual(['iPhone 15', 'iPhone 14', 'iPhone 13', 'iPhone 12'])
      const pro = (await ask.models('iphone pro')).filter((model) => /^iPhone \d+ Pro$/.test(model))
      expect(pro).toEqual(['iPhone 15 Pro', 'iPhone 14 Pro', 'iPhone 13 Pro', 'iPhone 12 Pro'])
    })

    it('looks only among the devices of the filter', async () => {
      expect(await ask.models('pro', { manufacturerId: 3, releaseYears: [2021] })).toEqual(['Pixel 6 Pro'])
      expect(await ask.models('iphone', { categoryId: 'consoles' })).toEqual([])
    })

    it('gives page after page without overlap', async () => {
      const pages = await Promise.all(
        [0, 5, 10, 15].map((from) => ask.devices(buildDeviceSearchQuery({ text: 'iphone', from }), 5)),
      )
      const found = pages.flatMap(({ devices }) => modelsOf(devices))
      expect(found).toHaveLength(16)
      expect(new Set(found).size).toBe(16)
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([16]))
    })

    it.each(['qwxzkvj', 'waschmaschine kaufen', '---', ' ', ''])('%j, finds nothing', async (text) => {
      expect(await ask.models(text)).toEqual([])
    })
  })

  describe('refuses', () => {
    const list = buildDeviceListQuery({ filter: {} })
    const textOf = (length: number) => buildDeviceSearchQuery({ text: 'x'.repeat(length) })

    it.each<[string, unknown, string]>([
      ['a must clause', { query: { bool: { must: [] } } }, 'query.bool.must'],
      ['another aggregation', { aggs: { x: { terms: { field: 'id' } } } }, 'aggs.x'],
      ['another aggregation beside', { ...list, aggs: { ...Object(list.aggs), x: {} } }, 'aggs.x'],
      ['a size inside of the source', { ...list, size: 10_000 }, 'size'],
      ['a script as query', { query: { script: { script: 'while(true){}' } } }, 'query.script'],
      ['a script as field', { ...list, script_fields: { x: { script: '1' } } }, 'script_fields'],
      ['a sort by another field', { ...list, sort: [{ _script: 'asc' }] }, 'sort'],
      ['a page that begins too far away', { ...list, from: 10_001 }, 'from'],
      ['a text that is too long', textOf(201), 'longer than 200'],
      ['control characters', buildDeviceByUrlQuery('a\u0000b'), 'query.match_phrase.url'],
      ['a query for the other index', buildCategoriesQuery(), 'categories in this index'],
      ['a list', [], 'not an object'],
    ])('%s and names it', async (_, query, part) => {
      const answer = ask.source(CONTRACT_INDEXES.devices, JSON.stringify(query))
      await expect(answer).rejects.toThrow(SearchInputError)
      await expect(answer).rejects.toThrow(part)
    })

    it('a query for devices in the index of groups', async () => {
      const answer = ask.source(CONTRACT_INDEXES.manufacturers, JSON.stringify(list))
      await expect(answer).rejects.toThrow(
        new SearchInputError('Unsupported query: deviceList in this index'),
      )
    })

    it.each(['unknown', `${CONTRACT_INDEXES.devices},_all`, 'contract-*', '_cluster/settings'])(
      'the unknown index %j',
      async (application) => {
        const answer = ask.source(application, JSON.stringify(list))
        await expect(answer).rejects.toThrow(new SearchInputError(`Unknown application: ${application}`))
      },
    )

    it.each([
      ['what is not JSON', 'query=iphone'],
      ['half of a query', JSON.stringify(list).slice(0, -1)],
      ['what is nested too deeply', `${'{"query":'.repeat(800)}1${'}'.repeat(800)}`],
      ['10 kB of text', JSON.stringify(textOf(10_000))],
      ['10 kB of brackets', '['.repeat(10_000)],
    ])('%s at once', async (_, source) => {
      const before = performance.now()
      const answer = ask.source(CONTRACT_INDEXES.devices, source)
      await expect(answer).rejects.toThrow(SearchInputError)
      expect(performance.now() - before).toBeLessThan(1_000)
    })
  })
})
