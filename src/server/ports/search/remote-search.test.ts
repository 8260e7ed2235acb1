import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeQuery } from '#server/ports/search/query-language/write-query.ts'
import { createRemoteSearch, type RemoteSearchOptions } from '#server/ports/search/remote-search.ts'
import { SearchInputError } from '#server/ports/search/search-engine.ts'
import { sendJson, startServer, type TestServer } from '../../../../tests/support/http-server.ts'
import { createDevice } from '../../../../tests/support/search-documents.ts'
import { buildDeviceByUrlQuery } from '../../../../tests/support/search-queries.ts'

const INDEXES = { manufacturers: 'de-manufacturers', devices: 'shop-de' }
const BY_URL = buildDeviceByUrlQuery('apple-iphone-13')

const DEVICE = createDevice({ series: 'iPhone13', model: 'iPhone 13', released: '2021-09' }, { id: 7 })
const FOUND = { hits: { total: { value: 1 }, hits: [{ _source: DEVICE }] } }

let server: TestServer

const createEngine = (overrides: Partial<RemoteSearchOptions> = {}) =>
  createRemoteSearch({
    url: server.url,
    user: 'shop',
    password: 'pa:ss wörd',
    isDevelopment: false,
    timeoutMs: 5_000,
    onError: () => undefined,
    ...overrides,
  })

const search = (overrides: Partial<RemoteSearchOptions> = {}) =>
  createEngine(overrides).search(BY_URL, { indexes: INDEXES, size: 5 })

const answerWith = (answer: (response: ServerResponse) => void) => {
  server.respond = (_, response) => answer(response)
}

const sendText =
  (text: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(text)

beforeAll(async () => {
  server = await startServer(() => undefined)
})

beforeEach(() => {
  server.requests.length = 0
  answerWith((response) => sendJson(response, 200, FOUND))
})

afterAll(() => server.close())

describe('the search service', () => {
  it('is asked in the query language and answers it', async () => {
    expect(await search()).toEqual({ devices: [DEVICE], total: 1 })
    const [request] = server.requests
    expect(request?.method).toBe('POST')
    expect(request?.path).toBe('/searches')
    expect(request?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      search: { source: JSON.stringify(writeQuery(BY_URL)), source_content_type: 'application/json' },
      application: 'shop-de',
      resultSize: 5,
    })
  })

  it.each(['/', '//', '/trade-in/', '/trade-in'])(
    'is found below an address that ends with %s',
    async (end) => {
      await search({ url: `${server.url}${end}` })
      expect(server.requests[0]?.path).toBe(end.includes('trade-in') ? '/trade-in/searches' : '/searches')
    },
  )

  it('gets user and password in development', async () => {
    await search({ isDevelopment: true })
    const [scheme, credentials = ''] = server.requests[0]?.headers.authorization?.split(' ') ?? []
    expect(scheme).toBe('Basic')
    expect(Buffer.from(credentials, 'base64').toString('utf8')).toBe('shop:pa:ss wörd')
  })

  it.each([
    ['in production', { isDevelopment: false }],
    ['in development without a user', { isDevelopment: true, user: '' }],
  ])('gets no password %s', async (_, overrides) => {
    await search(overrides)
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('may send a document of another form: it is left out and reported', async () => {
    const reported: string[] = []
    const hits = [{ _source: { id: 'x' } }, { _source: DEVICE }]
    answerWith((response) => sendJson(response, 200, { hits: { total: { value: 2 }, hits } }))
    const found = await search({ onError: (task) => void reported.push(task) })
    expect(found).toEqual({ devices: [DEVICE], total: 2 })
    expect(reported).toEqual(['reading a document'])
  })

  it('keeps its own indexes: a refresh sends no request', async () => {
    const engine = createEngine()
    await engine.refresh()
    await engine.close()
    expect(server.requests).toEqual([])
  })
})

describe('a query that the service refuses', () => {
  it('is refused with the reason of the service', async () => {
    const body = { statusCode: 400, id: 'INVALID_REQUEST', message: 'Unsupported query: aggs.x' }
    answerWith((response) => sendJson(response, 400, body))
    await expect(search()).rejects.toThrow(new SearchInputError('Unsupported query: aggs.x'))
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html>'],
    ['another form', '{"error":{"reason":"secret"}}'],
  ])('is refused without a reason when the service sends %s', async (_, text) => {
    answerWith(sendText(text, 400))
    await expect(search()).rejects.toThrow(new SearchInputError('The search service refused the query'))
  })
})

describe('a search fails, without blaming the client, when the service answers with', () => {
  it.each<[string, (response: ServerResponse) => void, string | RegExp]>([
    ['a failure', sendText('{"message":"secret stack"}', 500), 'status 500'],
    ['a refused password', sendText('', 401), 'status 401'],
    ['no such place', sendText('{}', 404), 'status 404'],
    ['text that is no JSON', sendText('{"hits":'), /JSON/],
    ['nothing', sendText(''), /JSON/],
    ['another form', sendText('{"hits":[]}'), /expected object/],
    ['its own timeout', sendText(JSON.stringify({ ...FOUND, timed_out: true })), 'gave up'],
    ['more than 8 MB', sendText(JSON.stringify('x'.repeat(8_400_000))), 'too large'],
    ['a redirect', (response) => void response.writeHead(307, { location: '/' }).end(), 'fetch failed'],
    ['a cut connection', (response) => void response.destroy(), 'fetch failed'],
  ])('%s', async (_, answer, message) => {
    answerWith(answer)
    const failed = search()
    await expect(failed).rejects.toThrow(message)
    await expect(failed).rejects.not.toBeInstanceOf(SearchInputError)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['nothing in time', () => undefined],
    ['half an answer in time', (response) => void response.writeHead(200).write('{"hits":')],
  ])('%s', async (_, answer) => {
    answerWith(answer)
    await expect(search({ timeoutMs: 50 })).rejects.toThrow(/timeout/)
  })
})
