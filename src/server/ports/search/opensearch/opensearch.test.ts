import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { INDEX_DEFINITIONS } from '#server/ports/search/opensearch/index-definitions.ts'
import { createOpenSearch, type OpenSearchOptions } from '#server/ports/search/opensearch/opensearch.ts'
import { hashDefinitions, nameSearchedAliases } from '#server/ports/search/opensearch/release-alias.ts'
import { readQuery } from '#server/ports/search/query-language/read-query.ts'
import { writeQuery } from '#server/ports/search/query-language/write-query.ts'
import { type SearchEngine, SearchInputError } from '#server/ports/search/search-engine.ts'
import { type FakeOpenSearch, startFakeOpenSearch } from '../../../../../tests/support/fake-opensearch.ts'
import { sendJson } from '../../../../../tests/support/http-server.ts'
import { SEARCH_DOCUMENTS, streamDocuments } from '../../../../../tests/support/search-documents.ts'
import {
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  CATEGORIES_QUERY,
} from '../../../../../tests/support/search-queries.ts'

const INDEXES = { manufacturers: 'de-manufacturers', devices: 'shop-de' }
const SEARCHED = nameSearchedAliases(INDEXES, hashDefinitions(INDEX_DEFINITIONS))

let fake: FakeOpenSearch
let engine: SearchEngine
let failures: [task: string, reason: string][]

function createEngine(overrides: Partial<OpenSearchOptions> = {}) {
  return createOpenSearch({
    urls: [fake.url],
    indexes: [INDEXES],
    load: async () => streamDocuments(SEARCH_DOCUMENTS),
    onProgress: () => undefined,
    searchTimeoutMs: 5_000,
    onError: (task, error) => void failures.push([task, String(error)]),
    ...overrides,
  })
}

const BY_URL = buildDeviceByUrlQuery('apple-iphone-13')

const search = (size = 3) => engine.search(BY_URL, { indexes: INDEXES, size })

const TIMED_OUT = JSON.stringify({ hits: { total: { value: 0 }, hits: [] }, timed_out: true })

/** Answers every search like this instead. */
const answerSearches = (answer: (response: ServerResponse) => void) => {
  fake.intercept = ({ path }, response) => {
    if (!path.endsWith('/_search')) return false
    answer(response)
    return true
  }
}

const sendText = (text: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(text)

beforeEach(async () => {
  failures = []
  fake = await startFakeOpenSearch()
  engine = await createEngine()
})

afterEach(async () => {
  await engine.close()
  await fake.close()
})

describe('a search', () => {
  it.each<[string, SearchQuery, string]>([
    ['devices', BY_URL, SEARCHED.devices],
    ['a list', buildDeviceListQuery({ filter: { categoryId: 'phones' }, from: 40 }), SEARCHED.devices],
    ['categories', CATEGORIES_QUERY, SEARCHED.manufacturers],
  ])('for %s is written in the query language and sent to this release’s alias', async (_, query, index) => {
    await engine.search(query, { indexes: INDEXES, size: 7 })
    const [request] = fake.asked('_search')
    expect(request?.method).toBe('POST')
    expect(request?.path).toBe(`/${index}/_search`)
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      size: '7',
      track_total_hits: 'true',
      allow_partial_search_results: 'false',
    })
    expect(JSON.parse(request?.body ?? '')).toEqual(writeQuery(query))
  })

  it('by conditions is written without scores, its words looked up by how their endings begin', async () => {
    const { query } = readQuery(
      {
        query: {
          bool: {
            must: { multi_match: { query: 'iPhone 13', fields: ['model', 'searchTerms'], operator: 'and' } },
            filter: [{ match_phrase_prefix: { model: '13 Pr' } }, { range: { releaseYear: { gt: 2020 } } }],
            must_not: [{ terms: { seriesId: [12, 14] } }],
          },
        },
        sort: [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }],
      },
      'devices',
    )
    const { documents } = await engine.search(query as SearchQuery<'documents'>, {
      indexes: INDEXES,
      size: 7,
    })
    expect(JSON.parse(fake.asked('_search')[0]?.body ?? '')).toEqual({
      query: {
        bool: {
          filter: [
            {
              bool: {
                filter: [
                  {
                    bool: {
                      should: [
                        {
                          bool: {
                            filter: [
                              { prefix: { modelEndings: 'iphone ' } },
                              { prefix: { modelEndings: '13 ' } },
                            ],
                          },
                        },
                        {
                          bool: {
                            filter: [
                              { prefix: { searchTermsEndings: 'iphone ' } },
                              { prefix: { searchTermsEndings: '13 ' } },
                            ],
                          },
                        },
                      ],
                      minimum_should_match: 1,
                    },
                  },
                  { prefix: { modelEndings: '13 pr' } },
                  { range: { releaseYear: { gte: 2021 } } },
                  { bool: { must_not: [{ terms: { seriesId: [12, 14] } }] } },
                ],
              },
            },
          ],
        },
      },
      sort: [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }, { id: 'asc' }],
      from: 0,
    })
    expect(documents.map((document) => 'model' in document && document.model)).toEqual([
      'iPhone 13 Pro',
      'iPhone 13 Pro Max',
    ])
  })

  it('is answered with documents and their number, without what the engine adds', async () => {
    expect(await search(1)).toEqual({
      devices: [SEARCH_DOCUMENTS.devices[0]],
      total: SEARCH_DOCUMENTS.devices.length,
    })
  })

  it('leaves out a document of another form, and reports it', async () => {
    const hits = [{ _source: { id: 'x' } }, { _source: SEARCH_DOCUMENTS.devices[0] }]
    answerSearches((response) => sendJson(response, 200, { hits: { total: { value: 2 }, hits } }))
    expect(await search()).toEqual({ devices: [SEARCH_DOCUMENTS.devices[0]], total: 2 })
    expect(failures).toEqual([['reading a document', expect.stringContaining('expected number')]])
  })

  it('is sent again when its index was just replaced', async () => {
    const answers = [404, 200]
    fake.intercept = ({ path }, response) => {
      if (!path.endsWith('/_search') || answers.shift() !== 404) return false
      sendJson(response, 404, { error: { type: 'index_not_found_exception' } })
      return true
    }
    expect((await search()).devices).toHaveLength(3)
    expect(fake.asked('_search')).toHaveLength(2)
  })
})

describe('a cluster of several nodes', () => {
  it('answers every search while one of them is gone', async () => {
    const gone = await startFakeOpenSearch()
    const several = await createEngine({ urls: [gone.url, fake.url] })
    await gone.close()
    const target = { indexes: INDEXES, size: 3 }
    const answers = await Promise.all([1, 2, 3, 4].map(() => several.search(BY_URL, target)))
    expect(answers.map(({ devices }) => devices.length)).toEqual([3, 3, 3, 3])
    await several.close()
  })
})

describe('a search fails, without blaming the client, when the engine answers with', () => {
  it.each<[string, (response: ServerResponse) => void, RegExp, number]>([
    ['a failure', (response) => sendJson(response, 500, { error: 'x' }), /Response Error|500|x/, 1],
    ['a refusal', (response) => sendJson(response, 400, { error: { type: 'parsing' } }), /parsing/, 1],
    [
      'no index, again and again',
      (response) => sendJson(response, 404, { error: { type: 'gone' } }),
      /gone/,
      4,
    ],
    ['no shard, twice', (response) => sendJson(response, 503, { error: { type: 'red' } }), /red/, 2],
    ['text that is no JSON', sendText('{"hits":'), /JSON/, 1],
    ['nothing', sendText(''), /expected object/, 1],
    ['another form', sendText('{"hits":{"total":7}}'), /expected object/, 1],
    ['its own timeout', sendText(TIMED_OUT), /gave up/, 1],
    ['a cut connection', (response) => response.destroy(), /hang up/, 1],
  ])('%s', async (_, answer, message, count) => {
    answerSearches(answer)
    const failed = search()
    await expect(failed).rejects.toThrow(message)
    await expect(failed).rejects.not.toBeInstanceOf(SearchInputError)
    // A logger writes everything attached to an error; what a visitor typed must not be among it.
    await expect(failed.catch((error) => inspect(error, { depth: 9 }))).resolves.not.toContain('iphone')
    expect(fake.asked('_search')).toHaveLength(count)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['nothing in time', () => undefined],
    ['half an answer in time', (response) => void response.writeHead(200).write('{"hits":')],
  ])('%s', async (_, answer) => {
    const hasty = await createEngine({ searchTimeoutMs: 50 })
    answerSearches(answer)
    await expect(hasty.search(BY_URL, { indexes: INDEXES, size: 3 })).rejects.toThrow('within 50 ms')
    await hasty.close()
  })

  it('errors, and answers again as soon as the engine does', async () => {
    answerSearches((response) => sendJson(response, 503, {}))
    await expect(search()).rejects.toThrow()
    fake.intercept = () => false
    expect((await search()).devices).toHaveLength(3)
  })
})

describe('the start', () => {
  it('fills both indexes', () => {
    expect(fake.idsIn(INDEXES.devices)).toHaveLength(SEARCH_DOCUMENTS.devices.length)
    expect(fake.idsIn(INDEXES.manufacturers)).toHaveLength(SEARCH_DOCUMENTS.groups.length)
    expect(failures).toEqual([])
  })

  it('leaves indexes alone if another process has filled them', async () => {
    fake.requests.length = 0
    const second = await createEngine()
    expect(fake.requests.map(({ method }) => method)).toEqual(['GET'])
    await second.close()
  })

  it('rebuilds one that has lost its definition', async () => {
    const [name] = [...fake.indexes.keys()].filter((index) => index.startsWith(INDEXES.devices))
    const mappings = fake.indexes.get(name ?? '')?.definition.mappings
    Object.assign(mappings ?? {}, { _meta: undefined })
    await (await createEngine()).close()
    expect(fake.indexes.has(name ?? '')).toBe(false)
    expect(fake.idsIn(INDEXES.devices)).toHaveLength(SEARCH_DOCUMENTS.devices.length)
  })

  it('does not wait for a long fill', async () => {
    fake.indexes.clear()
    fake.intercept = ({ path }) => path.endsWith('/_bulk')
    const started = await createEngine({ startTimeoutMs: 1, refreshTimeoutMs: 300 })
    expect(failures).toEqual([])
    // What goes on in the background is reported.
    await expect
      .poll(() => failures)
      .toEqual([['filling the indexes', expect.stringContaining('within 300 ms')]])
    await started.close()
  })

  it('succeeds without the search engine, and reports the problem', async () => {
    fake.intercept = (_, response) => {
      sendJson(response, 500, { error: { type: 'down' } })
      return true
    }
    const started = await createEngine()
    expect(failures).toEqual([['filling the indexes', expect.stringContaining('down')]])
    await started.close()
  })

  it('fills the indexes as soon as a search engine that was away is back', async () => {
    fake.indexes.clear()
    fake.intercept = (_, response) => {
      sendJson(response, 500, { error: { type: 'down' } })
      return true
    }
    const started = await createEngine({ startRetryMs: 10 })
    fake.intercept = () => false
    await expect.poll(() => fake.idsIn(INDEXES.devices)).toHaveLength(SEARCH_DOCUMENTS.devices.length)
    await started.close()
  })
})
