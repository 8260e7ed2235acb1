import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeviceDocument } from '#contracts/search.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import type { GroupMatch } from '#domain/search/search-query.ts'
import { UnsupportedQueryError } from '#server/ports/search/query-language/unsupported-query.ts'
import { writeQuery } from '#server/ports/search/query-language/write-query.ts'
import { type SearchEngine, SearchInputError } from '#server/ports/search/search-engine.ts'
import { createAsker, listModels } from '../../support/search-asker.ts'
import { SEARCH_DOCUMENTS, TYPED_TEXTS } from '../../support/search-documents.ts'
import { CONTRACT_INDEXES, ENGINES } from '../../support/search-engines.ts'
import {
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  buildDeviceSearchQuery,
  buildGroupQuery,
  buildSeriesQuery,
  CATEGORIES_QUERY,
} from '../../support/search-queries.ts'

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
    it('returns each with its manufacturers and their popularity', async () => {
      const categories = await ask.search(CATEGORIES_QUERY, 0)
      const found = categories.map(({ category, manufacturers }) => {
        const names = manufacturers.map(
          ({ manufacturer, popularity }) => `${manufacturer.name} ${popularity}`,
        )
        return `${category.id}: ${names.toSorted().join(', ')}`
      })
      expect(found.toSorted()).toEqual([
        'cameras: Canon 50, Sony 50',
        'consoles: Nintendo 50, Sony 50',
        'lenses: Canon 50',
        'phones: Apple 200, Google 50, Samsung 50',
      ])
    })

    it('counts their series', async () => {
      const categories = await ask.search(CATEGORIES_QUERY, 0)
      const counts = Object.fromEntries(
        categories.map(({ category, seriesCount }) => [category.id, seriesCount]),
      )
      expect(counts).toEqual({ cameras: 2, consoles: 2, lenses: 1, phones: 6 })
    })

    it('returns their texts', async () => {
      const categories = await ask.search(CATEGORIES_QUERY, 0)
      const [group] = SEARCH_DOCUMENTS.groups
      expect(categories.map(({ category }) => category)).toContainEqual(group?.category)
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
      const { groups, total } = await ask.search(buildGroupQuery(match))
      expect(groups.map(({ series }) => series.name).toSorted()).toEqual(names)
      expect(total).toBe(names.length)
    })

    it.each<GroupMatch>([
      { kind: 'category', by: 'url', value: 'waschmaschinen' },
      { kind: 'series', by: 'url', value: 'google' },
      { kind: 'series', by: 'url', value: 'Google-Pixel' },
      { kind: 'series', by: 'id', value: 'pixel' },
      { kind: 'manufacturer', by: 'id', value: Number.MAX_SAFE_INTEGER },
      { kind: 'manufacturer', by: 'url', value: '' },
    ])('%j that there is not, finds nothing', async (match) => {
      expect(await ask.search(buildGroupQuery(match))).toEqual({ groups: [], total: 0 })
    })

    it('returns no more than requested, but counts all of them', async () => {
      const { groups, total } = await ask.search(
        buildGroupQuery({ kind: 'category', by: 'id', value: 'phones' }),
        2,
      )
      expect(groups).toHaveLength(2)
      expect(total).toBe(6)
    })
  })

  describe('asked for a device by its URL', () => {
    it('returns it with everything that is known about it', async () => {
      const expected = DEVICES.find(({ url }) => url === 'samsung-galaxy-s21-plus')
      const { devices, total } = await ask.search(buildDeviceByUrlQuery('samsung-galaxy-s21-plus'))
      expect(devices).toEqual([expected])
      expect(total).toBe(1)
    })

    it.each(['samsung-galaxy', 'galaxy-s21', 'samsung-galaxy-s21-', 'SAMSUNG-galaxy-s21', 'nothing', ''])(
      'does not take %j for a URL',
      async (url) => {
        expect((await ask.search(buildDeviceByUrlQuery(url))).devices).toEqual([])
      },
    )
  })

  describe('asked for the devices of a series', () => {
    it('returns the newest first', async () => {
      const { devices } = await ask.search(buildSeriesQuery(12))
      expect(listModels(devices)).toEqual([
        'iPhone 12 mini',
        'iPhone 12 Pro Max',
        'iPhone 12',
        'iPhone 12 Pro',
      ])
    })

    it('sorts by name', async () => {
      const query = buildSeriesQuery(20, 'name')
      expect(listModels((await ask.search(query)).devices)).toEqual([
        'Galaxy S21',
        'Galaxy S21 Ultra',
        'Galaxy S21+',
        'Galaxy S22',
        'Galaxy S22 Ultra',
      ])
    })

    it('sorts by the prices of a market', async () => {
      const query = buildSeriesQuery(30, 'price.de')
      const prices = (await ask.search(query)).devices.map(({ topPrices }) => topPrices.de ?? 0)
      expect(prices).toEqual(prices.toSorted((one, other) => other - one))
      expect(prices).toHaveLength(4)
    })

    it('finds nothing in an unknown series', async () => {
      expect((await ask.search(buildSeriesQuery(999))).total).toBe(0)
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

    it.each(FILTERS)('limited to %j, returns the matching ones, newest first', async (filter, fits) => {
      const { devices, total } = await ask.search(buildDeviceListQuery({ filter }))
      const expected = DEVICES.filter(fits)
      expect(listModels(devices)).toEqual(listModels(expected))
      expect(total).toBe(expected.length)
    })

    it('returns page after page without gaps or overlaps', async () => {
      const filter: DeviceFilter = { categoryId: 'phones' }
      const pages = await Promise.all(
        [0, 7, 14, 21, 28].map((from) => ask.search(buildDeviceListQuery({ filter, from }), 7)),
      )
      const phones = DEVICES.filter(({ categoryId }) => categoryId === 'phones')
      expect(pages.flatMap(({ devices }) => listModels(devices))).toEqual(listModels(phones))
      expect(pages.map(({ total }) => total)).toEqual(Array(5).fill(phones.length))
    })

    it('counts years and series over all pages', async () => {
      const query = buildDeviceListQuery({ filter: { manufacturerId: 1 } })
      const { years, series, devices } = await ask.search(query, 1)
      expect(devices).toHaveLength(1)
      expect(Object.fromEntries(years)).toEqual({ 2020: 4, 2021: 4, 2022: 4, 2023: 4 })
      expect(Object.fromEntries(series)).toEqual({ 12: 4, 13: 4, 14: 4, 15: 4 })
    })

    it('sorts as asked', async () => {
      const query = buildDeviceListQuery({ filter: { manufacturerId: 3 }, sort: 'name' })
      expect(listModels((await ask.search(query)).devices)).toEqual([
        'Pixel 6',
        'Pixel 6 Pro',
        'Pixel 7',
        'Pixel 7 Pro',
      ])
    })

    it('has no devices far beyond its end', async () => {
      const { devices, total } = await ask.search(buildDeviceListQuery({ filter: {}, from: 10_000 }), 200)
      expect(devices).toEqual([])
      expect(total).toBe(DEVICES.length)
    })
  })

  describe('asked for a typed text', () => {
    it.each(TYPED_TEXTS)('%s, puts the device first: %s', async (_, text, model) => {
      expect((await ask.models(text))[0]).toBe(model)
    })

    it('finds everything that begins with it while it is typed', async () => {
      const found = await ask.models('pix')
      expect(found.toSorted()).toEqual(['Pixel 6', 'Pixel 6 Pro', 'Pixel 7', 'Pixel 7 Pro'])
    })

    it('puts newer devices first among equals', async () => {
      const short = (await ask.models('iphone')).filter((model) => /^iPhone \d+$/.test(model))
      expect(short).toEqual(['iPhone 15', 'iPhone 14', 'iPhone 13', 'iPhone 12'])
      const pro = (await ask.models('iphone pro')).filter((model) => /^iPhone \d+ Pro$/.test(model))
      expect(pro).toEqual(['iPhone 15 Pro', 'iPhone 14 Pro', 'iPhone 13 Pro', 'iPhone 12 Pro'])
    })

    it('only finds devices that match the filter', async () => {
      expect(await ask.models('pro', { manufacturerId: 3, releaseYears: [2021] })).toEqual(['Pixel 6 Pro'])
      expect(await ask.models('iphone', { categoryId: 'consoles' })).toEqual([])
    })

    it('returns page after page without overlaps', async () => {
      const pages = await Promise.all(
        [0, 5, 10, 15].map((from) => ask.search(buildDeviceSearchQuery('iphone', { from }), 5)),
      )
      const found = pages.flatMap(({ devices }) => listModels(devices))
      expect(found).toHaveLength(16)
      expect(new Set(found).size).toBe(16)
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([16]))
    })

    it.each(['qwxzkvj', 'waschmaschine kaufen', '---', ' ', ''])('%j, finds nothing', async (text) => {
      expect(await ask.models(text)).toEqual([])
    })
  })

  describe('refuses', () => {
    const list = writeQuery(buildDeviceListQuery())
    const writeLongQuery = (length: number) => writeQuery(buildDeviceSearchQuery('x'.repeat(length)))

    it.each<[string, unknown, string]>([
      [
        'a clause that the language lacks',
        { query: { bool: { should: [{ match_all: {} }, { fuzzy: {} }] } } },
        'query.bool.should[1].fuzzy',
      ],
      ['another aggregation', { aggs: { x: { terms: { field: 'id' } } } }, 'aggs.x'],
      ['another aggregation beside', { ...list, aggs: { ...Object(list.aggs), x: {} } }, 'aggs.x'],
      ['a size inside the source', { ...list, size: 10_000 }, 'size'],
      ['a script as query', { query: { script: { script: 'while(true){}' } } }, 'query.script'],
      ['a script as field', { ...list, script_fields: { x: { script: '1' } } }, 'script_fields'],
      ['a sort by another field', { ...list, sort: [{ _script: 'asc' }] }, 'sort'],
      ['a page that begins too far away', { ...list, from: 10_001 }, 'from'],
      ['too large a size', { ...list, size: 501 }, 'size'],
      ['a text that is too long', writeLongQuery(201), 'longer than 200'],
      ['control characters', writeQuery(buildDeviceByUrlQuery('a\u0000b')), 'query.match_phrase.url'],
      ['a query for the other index', writeQuery(CATEGORIES_QUERY), 'aggs.categories'],
      ['a list', [], 'not an object'],
    ])('%s and names it', async (_, query, part) => {
      const answer = ask.source(CONTRACT_INDEXES.devices, JSON.stringify(query))
      await expect(answer).rejects.toThrow(SearchInputError)
      await expect(answer).rejects.toThrow(part)
    })

    it('a query for devices in the index of groups', async () => {
      const answer = ask.source(CONTRACT_INDEXES.manufacturers, JSON.stringify(list))
      await expect(answer).rejects.toThrow(new UnsupportedQueryError('aggs.years'))
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
      ['10 kB of text', JSON.stringify(writeLongQuery(10_000))],
      ['10 kB of brackets', '['.repeat(10_000)],
    ])('%s at once', async (_, source) => {
      const before = performance.now()
      const answer = ask.source(CONTRACT_INDEXES.devices, source)
      await expect(answer).rejects.toThrow(SearchInputError)
      expect(performance.now() - before).toBeLessThan(1_000)
    })
  })
})
