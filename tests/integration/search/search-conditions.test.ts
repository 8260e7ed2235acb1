import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { createAsker } from '../../support/search-asker.ts'
import { SEARCH_DOCUMENTS } from '../../support/search-documents.ts'
import {
  CONDITION_ENGINES,
  CONTRACT_INDEXES,
  OTHER_EVALUATORS,
  startEmbedded,
} from '../../support/search-engines.ts'

const { devices: INDEX, manufacturers: GROUPS } = CONTRACT_INDEXES

const SPECIFIED_SORT = [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }]

const range = (limits: object) => ({ range: { releaseYear: limits } })

/** What is asked, in which index, and the expected models or series in their order. */
const CONDITIONS: [name: string, index: string, query: unknown, found: readonly string[]][] = [
  [
    'the devices of a series, as specified',
    INDEX,
    { query: { term: { seriesId: 12 } }, sort: SPECIFIED_SORT },
    ['iPhone 12 mini', 'iPhone 12 Pro Max', 'iPhone 12', 'iPhone 12 Pro'],
  ],
  [
    'the devices of a series, oldest first',
    INDEX,
    { query: { match: { seriesId: 20 } }, sort: ['releaseYear', { id: { order: 'desc' } }] },
    ['Galaxy S21 Ultra', 'Galaxy S21+', 'Galaxy S21', 'Galaxy S22 Ultra', 'Galaxy S22'],
  ],
  ['a device by its url', INDEX, { query: { match_phrase: { url: 'google-pixel-7' } } }, ['Pixel 7']],
  ['a series by its url', GROUPS, { query: { match: { 'series.url': 'google-pixel' } } }, ['Pixel']],
  [
    'the series of a manufacturer',
    GROUPS,
    { query: { match: { 'manufacturer.url': 'canon' } } },
    ['EOS R', 'RF'],
  ],
  [
    'the series of a category by a number',
    GROUPS,
    { query: { term: { 'category.id': 'phones' } }, sort: [{ popularity: 'desc' }], size: 3 },
    ['iPhone 12', 'iPhone 13', 'iPhone 14'],
  ],
  [
    'words in any order',
    INDEX,
    { query: { match: { model: { query: 'MAX iphone', operator: 'and' } } } },
    ['iPhone 15 Pro Max', 'iPhone 14 Pro Max', 'iPhone 13 Pro Max', 'iPhone 12 Pro Max'],
  ],
  [
    'any of several words, by price',
    INDEX,
    { query: { match: { model: 'ultra oled' } }, sort: [{ 'topPrices.at': 'asc' }] },
    ['Galaxy S21 Ultra', 'Galaxy S22 Ultra', 'Switch OLED'],
  ],
  [
    'a phrase',
    INDEX,
    { query: { match_phrase: { model: '13 pro' } } },
    ['iPhone 13 Pro', 'iPhone 13 Pro Max'],
  ],
  [
    'the beginning of a phrase',
    INDEX,
    { query: { match_phrase_prefix: { model: 'galaxy s22 u' } } },
    ['Galaxy S22 Ultra'],
  ],
  [
    'words in several fields',
    INDEX,
    { query: { multi_match: { query: 'ps5 a2633', fields: ['model', 'searchTerms'] } } },
    ['iPhone 13', 'PlayStation 5'],
  ],
  [
    'accents that are left out',
    INDEX,
    { query: { match: { searchTerms: 'teleobjectif' } } },
    ['RF 50mm F1.8 STM'],
  ],
  [
    'a range of years within a category',
    INDEX,
    {
      query: {
        bool: {
          filter: [{ term: { categoryId: 'phones' } }, range({ gt: 2021, lt: 2023 })],
          must_not: { term: { manufacturerId: 1 } },
        },
      },
    },
    ['Pixel 7', 'Pixel 7 Pro', 'Galaxy S22', 'Galaxy S22 Ultra'],
  ],
  [
    'two of three conditions',
    INDEX,
    {
      query: {
        bool: {
          should: [{ match: { model: 'pro' } }, { terms: { manufacturerId: [3] } }, range({ gte: 2023 })],
          minimum_should_match: 2,
        },
      },
      sort: [{ 'model.keyword': 'asc' }],
    },
    ['iPhone 15 Pro', 'iPhone 15 Pro Max', 'Pixel 6 Pro', 'Pixel 7 Pro'],
  ],
  ['a model as a whole', INDEX, { query: { term: { 'model.keyword': 'PIXEL 6' } } }, ['Pixel 6']],
  ['nothing', INDEX, { query: { terms: { id: [] } } }, []],
  [
    'a page',
    INDEX,
    { query: { match_all: {} }, sort: ['id'], from: 28, size: 5 },
    ['PlayStation 5', 'Switch OLED'],
  ],
]

interface NamedSource {
  readonly model?: string
  readonly series?: { readonly name: string }
}

const readName = ({ model, series }: NamedSource) => model ?? series?.name

describe.each(CONDITION_ENGINES)('the $name search engine, asked in the query language', ({ start }) => {
  let engine: SearchEngine
  let ask: ReturnType<typeof createAsker>['source']

  beforeAll(async () => {
    engine = await start()
    ask = createAsker(engine).source
  })

  afterAll(() => engine?.close())

  it.each(CONDITIONS)('finds %s', async (_, index, query, found) => {
    const { hits } = await ask(index, JSON.stringify(query))
    expect(hits.hits.map(({ _source }) => readName(_source as NamedSource))).toEqual(found)
  })

  it('counts years and series of a list, the largest first', async () => {
    const aggs = {
      years: { terms: { field: 'releaseYear', size: 100 } },
      series: { terms: { field: 'seriesId', size: 2_000 } },
    }
    const query = { query: { bool: { filter: [{ term: { manufacturerId: 2 } }] } }, aggs, size: 1 }
    const { aggregations } = await ask(INDEX, JSON.stringify(query))
    expect(aggregations).toEqual({
      years: {
        buckets: [
          { key: 2021, doc_count: 3 },
          { key: 2022, doc_count: 2 },
        ],
      },
      series: { buckets: [{ key: 20, doc_count: 5 }] },
    })
  })

  it('returns the fields that were asked for, and the number of all matches', async () => {
    const query = { query: { term: { categoryId: 'consoles' } }, _source: ['id', 'url'], size: 1 }
    const { hits } = await ask(INDEX, JSON.stringify(query))
    const [first] = SEARCH_DOCUMENTS.devices.filter(({ categoryId }) => categoryId === 'consoles')
    expect(hits).toEqual({
      total: { value: 2 },
      hits: [{ _source: { id: first?.id, url: first?.url } }],
    })
  })

  it('has no results beyond the last page', async () => {
    const { hits } = await ask(INDEX, JSON.stringify({ query: { match_all: {} }, from: 9_900 }))
    expect(hits).toEqual({ total: { value: SEARCH_DOCUMENTS.devices.length }, hits: [] })
  })
})

// The remote engine is left out: behind it, the embedded one answers.
describe.each(OTHER_EVALUATORS)('the $name search engine, compared with the embedded one', ({ start }) => {
  let engine: SearchEngine
  let embedded: SearchEngine

  beforeAll(async () => {
    engine = await start()
    embedded = await startEmbedded()
  })

  afterAll(async () => {
    await engine?.close()
    await embedded?.close()
  })

  it.each(CONDITIONS)('answers with the same bytes: %s', async (_, index, query) => {
    const ask = async (asked: SearchEngine) =>
      JSON.stringify(await createAsker(asked).source(index, JSON.stringify(query)))
    expect(await ask(engine)).toBe(await ask(embedded))
  })
})
