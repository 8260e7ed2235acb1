import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  buildCategoriesQuery,
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  buildDeviceSearchQuery,
} from '#domain/search/query-builders.ts'
import { createOpenSearch, type OpenSearchOptions } from '#server/ports/search/opensearch/opensearch.ts'
import { type SearchEngine, SearchInputError } from '#server/ports/search/search-engine.ts'
import { type FakeOpenSearch, startFakeOpenSearch } from '../../../../../tests/support/fake-opensearch.ts'
import { sendJson } from '../../../../../tests/support/http-server.ts'
import { SEARCH_DOCUMENTS } from '../../../../../tests/support/search-documents.ts'

const INDEXES = { manufacturers: 'de-manufacturers', devices: 'shop-de' }

let fake: FakeOpenSearch
let engine: SearchEngine
let failures: [task: string, reason: string][]

function createEngine(overrides: Partial<OpenSearchOptions> = {}) {
  return createOpenSearch({
    url: fake.url,
    indexes: [INDEXES],
    load: async () => SEARCH_DOCUMENTS,
    searchTimeoutMs: 5_000,
    onError: (task, error) => void failures.push([task, String(error)]),
    ...overrides,
  })
}

const requestFor = (query: object, { application = INDEXES.devices, resultSize = 3 } = {}) => ({
  search: { source: JSON.stringify(query), source_content_type: 'application/json' as const },
  application,
  resultSize,
})

const BY_URL = buildDeviceByUrlQuery('apple-iphone-13')

/** Answers every search in this way instead. */
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
  it.each([
    [
      'devices',
      buildDeviceSearchQuery({ text: 'iphone 13', filter: { releaseYears: [2021] } }),
      INDEXES.devices,
    ],
    ['a list', buildDeviceListQuery({ filter: { categoryId: 'phones' }, from: 40 }), INDEXES.devices],
    ['categories', buildCategoriesQuery(), INDEXES.manufacturers],
  ])('for %s is sent as it is to the index it names', async (_, query, application) => {
    await engine.search(requestFor(query, { application, resultSize: 7 }))
    const [request] = fake.asked('_search')
    expect(request?.method).toBe('POST')
    expect(request?.path).toBe(`/${application}/_search`)
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      size: '7',
      track_total_hits: 'true',
      allow_partial_search_results: 'false',
      preference: 'shop',
    })
    expect(JSON.parse(request?.body ?? '')).toEqual(query)
  })

  it('is answered in the form of the contract, without what the engine adds', async () => {
    const { hits } = await engine.search(requestFor(BY_URL, { resultSize: 1 }))
    expect(hits).toEqual({
      total: { value: SEARCH_DOCUMENTS.devices.length },
      hits: [{ _source: SEARCH_DOCUMENTS.devices[0] }],
    })
  })

  it('is sent as it was understood, so that nothing hides behind a key that is there twice', async () => {
    const source = `{"query":{"script":{}},${JSON.stringify(BY_URL).slice(1)}`
    await engine.search({ ...requestFor(BY_URL), search: { ...requestFor(BY_URL).search, source } })
    expect(fake.asked('_search')[0]?.body).toBe(JSON.stringify(BY_URL))
  })

  it.each([
    ['an unknown index', requestFor(BY_URL, { application: 'shop-de,_all' })],
    ['a query that is none of the shop', requestFor({ query: { match_all: {} } })],
    ['a query for the other index', requestFor(BY_URL, { application: INDEXES.manufacturers })],
  ])('with %s is not sent at all', async (_, request) => {
    await expect(engine.search(request)).rejects.toThrow(SearchInputError)
    expect(fake.asked('_search')).toEqual([])
  })

  it('is sent again when its index was just replaced', async () => {
    const answers = [404, 200]
    fake.intercept = ({ path }, response) => {
      if (!path.endsWith('/_search') || answers.shift() !== 404) return false
      sendJson(response, 404, { error: { type: 'index_not_found_exception' } })
      return true
    }
    expect((await engine.search(requestFor(BY_URL))).hits.hits).toHaveLength(3)
    expect(fake.asked('_search')).toHaveLength(2)
  })
})

describe('a search fails, and is no fault of whoever asked, when the engine answers with', () => {
  it.each<[string, (response: ServerResponse) => void, RegExp, number]>([
    ['a failure', (response) => sendJson(response, 500, { error: 'x' }), /Response Error|500|x/, 1],
    ['a refusal', (response) => sendJson(response, 400, { error: { type: 'parsing' } }), /parsing/, 1],
    ['no index, twice', (response) => sendJson(response, 404, { error: { type: 'gone' } }), /gone/, 2],
    ['text that is no JSON', sendText('{"hits":'), /JSON/, 1],
    ['nothing', sendText(''), /expected object/, 1],
    ['another form', sendText('{"hits":{"total":7}}'), /expected object/, 1],
    ['a cut connection', (response) => response.destroy(), /hang up/, 1],
  ])('%s', async (_, answer, message, count) => {
    answerSearches(answer)
    const failed = engine.search(requestFor(BY_URL))
    await expect(failed).rejects.toThrow(message)
    await expect(failed).rejects.not.toBeInstanceOf(SearchInputError)
    // A log writes all that hangs on an error; what somebody searched for is none of its business.
    await expect(failed.catch((error) => inspect(error, { depth: 9 }))).resolves.not.toContain('iphone')
    expect(fake.asked('_search')).toHaveLength(count)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['nothing in time', () => undefined],
    ['half an answer in time', (response) => void response.writeHead(200).write('{"hits":')],
  ])('%s', async (_, answer) => {
    const hasty = await createEngine({ searchTimeoutMs: 50 })
    answerSearches(answer)
    await expect(hasty.search(requestFor(BY_URL))).rejects.toThrow('within 50 ms')
    await hasty.close()
  })

  it('errors, and answers again as soon as the engine does', async () => {
    answerSearches((response) => sendJson(response, 503, {}))
    await expect(engine.search(requestFor(BY_URL))).rejects.toThrow()
    fake.intercept = () => false
    expect((await engine.search(requestFor(BY_URL))).hits.hits).toHaveLength(3)
  })
})

describe('the start', () => {
  it('fills both indexes', () => {
    expect(fake.idsIn(INDEXES.devices)).toHaveLength(SEARCH_DOCUMENTS.devices.length)
    expect(fake.idsIn(INDEXES.manufacturers)).toHaveLength(SEARCH_DOCUMENTS.groups.length)
    expect(failures).toEqual([])
  })

  it('leaves indexes alone that another process has filled', async () => {
    fake.requests.length = 0
    const second = await createEngine()
    expect(fake.requests.map(({ method }) => method)).toEqual(['GET'])
    await second.close()
  })

  it('fills them anew when a release has changed their form', async () => {
    const [name] = [...fake.indexes.keys()].filter((index) => index.startsWith(INDEXES.devices))
    const mappings = fake.indexes.get(name ?? '')?.definition.mappings
    Object.assign(mappings ?? {}, { _meta: { revision: 'older' } })
    await (await createEngine()).close()
    expect(fake.indexes.has(name ?? '')).toBe(false)
    expect(fake.idsIn(INDEXES.devices)).toHaveLength(SEARCH_DOCUMENTS.devices.length)
  })

  it('succeeds without the search engine, and says what is wrong', async () => {
    fake.intercept = (_, response) => {
      sendJson(response, 500, { error: { type: 'down' } })
      return true
    }
    const started = await createEngine()
    expect(failures).toEqual([['filling the indexes', expect.stringContaining('down')]])
    await started.close()
  })
})
