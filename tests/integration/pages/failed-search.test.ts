import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEVICE_CARDS } from '#contracts/device-cards.ts'
import { SUGGESTIONS } from '#contracts/suggestions.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { openDatabase } from '#server/db/database.ts'
import { writeQuery } from '#server/ports/search/query-language/write-query.ts'
import { createRemoteSearch } from '#server/ports/search/remote-search.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { createLocalSearch } from '#server/processes/create-search.ts'
import { getSharedDatabaseUrl } from '../../support/database.ts'
import { sendJson, startServer, type TestServer } from '../../support/http-server.ts'
import { buildDeviceSearchQuery } from '../../support/search-queries.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const { de } = MARKETS
const DEVICE = buildPath(de, 'pdp', { pdp: 'apple-iphone-13' })
const OVERVIEW = buildPath(de, 'overview', { overview: 'apple' })
const CATEGORY = buildPath(de, 'sell', { category: 'handys' })
const RESULTS = `${buildPath(de, 'overview', { overview: de.searchOverview })}?q=iphone`

const TEN_MINUTES_MS = 600_000

/** A text that must not be logged. */
const TYPED = 'geheimeswort'

let shop: TestShop
/** A search service that answers in an unknown format. */
let nonsenseService: TestServer
let nowMs = 0
/** Replaces the engine's answer when set. */
let failure: SearchEngine['search'] | null = null

const db = openDatabase({ url: getSharedDatabaseUrl(), maxConnections: 2, onError: () => undefined })

/** The delivered catalogue, as long as nothing is broken. */
function createFailingEngine(): SearchEngine {
  const engine = createLocalSearch(db)
  return { ...engine, search: (query, target) => (failure ?? engine.search)(query, target) }
}

const breakEngine = () => {
  failure = async () => {
    throw new Error('The engine is down')
  }
}

beforeAll(async () => {
  nonsenseService = await startServer((_, response) => sendJson(response, 200, { took: 5 }))
  shop = await startTestShop({ search: createFailingEngine(), now: () => nowMs })
})

beforeEach(async () => {
  failure = null
  await shop.app.drop('all')
  shop.logs.length = 0
})

afterAll(async () => {
  await shop.close()
  await nonsenseService.close()
  await db.$client.end()
})

const get = (path: string) => shop.get(MARKET_HOSTS.de, path)

const readHeadline = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]
const readRetryAddress = (text: string) => /<a href="([^"]*)"[^>]*>Erneut versuchen</.exec(text)?.[1]

const post = () =>
  shop.send(MARKET_HOSTS.de, '/searches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      search: {
        source: JSON.stringify(writeQuery(buildDeviceSearchQuery(TYPED))),
        source_content_type: 'application/json',
      },
      application: de.searchIndexes.devices,
      resultSize: 5,
    }),
  })

const FAILURES: [string, SearchEngine['search']][] = [
  ['refuses', () => Promise.reject(new Error('The engine is down'))],
  [
    'fails at once',
    () => {
      throw new TypeError('engine is undefined')
    },
  ],
]

it.each(FAILURES)('a search has no results while the engine %s', async (_, fail) => {
  failure = fail
  const { status, headers, text } = await post()
  expect({ status, cacheControl: headers['cache-control'] }).toEqual({
    status: 200,
    cacheControl: 'no-store',
  })
  expect(JSON.parse(text)).toMatchObject({ hits: { total: { value: 0 }, hits: [] } })
})

// A search service's answer is validated before a page is built from it.
const NONSENSE: typeof FAILURES = [
  [
    'answers something else',
    (query, target) =>
      createRemoteSearch({
        url: nonsenseService.url,
        user: '',
        password: '',
        isDevelopment: false,
        timeoutMs: 5_000,
        onError: () => undefined,
      }).search(query, target),
  ],
]

describe.each([...FAILURES, ...NONSENSE])('while the search engine %s', (_, fail) => {
  beforeEach(() => {
    failure = fail
  })

  it('the home page works without the catalogue', async () => {
    const { status, headers, text } = await get('/')
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'private, no-store',
    })
    expect(readHeadline(text)).toBeTruthy()
    expect(text).not.toContain('/pictures/')
    expect(JSON.parse((await get('/_payload.json')).text).data).toMatchObject({
      categories: [],
      topManufacturers: [],
      popularDevices: [],
    })
  })

  it.each([DEVICE, OVERVIEW, CATEGORY, RESULTS])('%s asks the visitor to come back later', async (path) => {
    const { status, headers, text } = await get(path)
    expect({ status, contentType: headers['content-type'] }).toEqual({
      status: 503,
      contentType: 'text/html; charset=utf-8',
    })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(readHeadline(text)).toBe('Bei uns ist etwas schiefgegangen')
    expect(text).not.toMatch(/engine|stack|\bat .*\.ts/i)
    // Empty: the address that was asked for, whichever it is.
    expect(readRetryAddress(text)).toBe('')
  })

  it('the search field works without suggestions and asks again', async () => {
    const { status, headers, text } = await get(`/api/search/suggestions?q=${TYPED}`)
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'no-store',
    })
    expect(SUGGESTIONS.parse(JSON.parse(text))).toEqual({ total: 0, devices: [], groups: [] })
  })

  it('recently viewed devices are left out and requested again', async () => {
    const { status, headers, text } = await get('/api/catalogue/devices?ids=1,2')
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'no-store',
    })
    expect(DEVICE_CARDS.parse(JSON.parse(text))).toEqual({ devices: [] })
  })

  it('pages without devices are unaffected', async () => {
    expect((await get('/kontakt')).status).toBe(200)
    expect((await get('/content/agb')).status).toBe(200)
    expect((await get('/gibt-es-nicht')).status).toBe(404)
  })

  it('the log reports it without the typed text', async () => {
    await Promise.all([
      post(),
      get(`/api/search/suggestions?q=${TYPED}`),
      get(RESULTS.replace('iphone', TYPED)),
    ])
    const logged = shop.logs.filter(({ msg }) => msg === 'search failed')
    expect(logged.length).toBeGreaterThanOrEqual(2)
    for (const entry of logged) expect(entry.application).toMatch(/^(shop-de|de-manufacturers)$/)
    expect(JSON.stringify(shop.logs)).not.toContain(TYPED)
  })
})

describe('after an outage of the search engine', () => {
  it('no trace of it is left on any page', async () => {
    breakEngine()
    const paths = ['/', DEVICE, OVERVIEW, CATEGORY, RESULTS]
    await Promise.all(paths.map(get))
    failure = null
    for (const path of paths) {
      const { status, text } = await get(path)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(text).toContain('/pictures/')
    }
  })

  it('suggestions are available again', async () => {
    breakEngine()
    await get('/api/search/suggestions?q=iphone')
    failure = null
    expect(
      SUGGESTIONS.parse(JSON.parse((await get('/api/search/suggestions?q=iphone')).text)).total,
    ).toBeGreaterThan(0)
  })
})

describe('a cached page', () => {
  it.each(['/', DEVICE, OVERVIEW])('survives a failure of the engine: %s', async (path) => {
    const kept = await get(path)
    breakEngine()
    nowMs += TEN_MINUTES_MS
    const countFailures = () => shop.logs.filter(({ msg }) => msg === 'search failed').length
    expect((await get(path)).text).toBe(kept.text)
    // By now the attempt to render the page again has failed without dropping the old one.
    await expect.poll(countFailures).toBeGreaterThan(0)
    await expect.poll(async () => (await get(path)).status).toBe(200)
    expect((await get(path)).text).toBe(kept.text)
  })
})
