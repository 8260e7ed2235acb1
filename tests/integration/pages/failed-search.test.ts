import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEVICE_CARDS } from '#contracts/device-cards.ts'
import type { SearchResponse } from '#contracts/search.ts'
import { SUGGESTIONS } from '#contracts/suggestions.ts'
import { buildPath } from '#domain/routing/path.ts'
import { buildDeviceSearchQuery } from '#domain/search/query-builders.ts'
import { MARKETS } from '#markets/markets.ts'
import { openDatabase } from '#server/db/database.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { createLocalSearch } from '#server/processes/create-search.ts'
import { sharedDatabase } from '../../support/database.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const { de } = MARKETS
const DEVICE = buildPath(de, 'pdp', { pdp: 'apple-iphone-13' })
const OVERVIEW = buildPath(de, 'overview', { overview: 'apple' })
const CATEGORY = buildPath(de, 'sell', { category: 'handys' })
const RESULTS = `${buildPath(de, 'overview', { overview: de.searchOverview })}?q=iphone`

const TEN_MINUTES_MS = 600_000

/** A text that must stand in no log. */
const TYPED = 'geheimeswort'

let shop: TestShop
let nowMs = 0
/** What the engine does instead of answering. */
let failure: SearchEngine['search'] | null = null

const db = openDatabase({ url: sharedDatabase(), maxConnections: 2, onError: () => undefined })

/** The delivered catalogue, as long as nothing is wrong. */
function failingEngine(): SearchEngine {
  const engine = createLocalSearch(db)
  return { ...engine, search: (request) => (failure ?? engine.search)(request) }
}

const breakDown = () => {
  failure = async () => {
    throw new Error('The engine is down')
  }
}

beforeAll(async () => {
  shop = await startTestShop({ search: failingEngine(), now: () => nowMs })
})

beforeEach(async () => {
  failure = null
  await shop.app.drop('all')
  shop.logs.length = 0
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
})

const get = (path: string) => shop.get(MARKET_HOSTS.de, path)

const headline = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]

const post = () =>
  shop.send(MARKET_HOSTS.de, '/searches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      search: {
        source: JSON.stringify(buildDeviceSearchQuery({ text: TYPED })),
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
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(JSON.parse(text)).toMatchObject({ hits: { total: { value: 0 }, hits: [] } })
})

// What an engine answers is checked once more before a page is made of it.
const NONSENSE: typeof FAILURES = [
  ['answers something else', async () => ({ took: 5 }) as unknown as SearchResponse],
]

describe.each([...FAILURES, ...NONSENSE])('while the search engine %s', (_, fail) => {
  beforeEach(() => {
    failure = fail
  })

  it('home stands without the catalogue', async () => {
    const { status, headers, text } = await get('/')
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(headline(text)).toBeTruthy()
    expect(text).not.toContain('/pictures/')
    expect(JSON.parse((await get('/_payload.json')).text).data).toMatchObject({
      categories: [],
      topManufacturers: [],
      popularDevices: [],
    })
  })

  it.each([DEVICE, OVERVIEW, CATEGORY, RESULTS])('%s says that it will be back', async (path) => {
    const { status, headers, text } = await get(path)
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headline(text)).toBe('Bei uns ist etwas schiefgegangen')
    expect(text).not.toMatch(/engine|stack|\bat .*\.ts/i)
  })

  it('the field for searching works without suggestions, and asks again', async () => {
    const { status, headers, text } = await get(`/api/search/suggestions?q=${TYPED}`)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(SUGGESTIONS.parse(JSON.parse(text))).toEqual({ total: 0, devices: [], groups: [] })
  })

  it('remembered devices are left out, and asked for again', async () => {
    const { status, headers, text } = await get('/api/catalogue/devices?ids=1,2')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(DEVICE_CARDS.parse(JSON.parse(text))).toEqual({ devices: [] })
  })

  it('pages without devices are as ever', async () => {
    expect((await get('/kontakt')).status).toBe(200)
    expect((await get('/content/agb')).status).toBe(200)
    expect((await get('/gibt-es-nicht')).status).toBe(404)
  })

  it('the log tells it without what was typed', async () => {
    await Promise.all([
      post(),
      get(`/api/search/suggestions?q=${TYPED}`),
      get(RESULTS.replace('iphone', TYPED)),
    ])
    const told = shop.logs.filter(({ msg }) => msg === 'search failed')
    expect(told.length).toBeGreaterThanOrEqual(2)
    for (const entry of told) expect(entry.application).toMatch(/^(shop-de|de-manufacturers)$/)
    expect(JSON.stringify(shop.logs)).not.toContain(TYPED)
  })
})

describe('after the search engine was away', () => {
  it('nothing is left of it in any page', async () => {
    breakDown()
    const paths = ['/', DEVICE, OVERVIEW, CATEGORY, RESULTS]
    await Promise.all(paths.map(get))
    failure = null
    for (const path of paths) {
      const { status, text } = await get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('/pictures/')
    }
  })

  it('suggestions are there again', async () => {
    breakDown()
    await get('/api/search/suggestions?q=iphone')
    failure = null
    expect(
      SUGGESTIONS.parse(JSON.parse((await get('/api/search/suggestions?q=iphone')).text)).total,
    ).toBeGreaterThan(0)
  })
})

describe('a page that is kept', () => {
  it.each(['/', DEVICE, OVERVIEW])('outlives a failure of the engine: %s', async (path) => {
    const kept = await get(path)
    breakDown()
    nowMs += TEN_MINUTES_MS
    const failed = () => shop.logs.filter(({ msg }) => msg === 'search failed').length
    expect((await get(path)).text).toBe(kept.text)
    // The try to make it anew has failed by now, and has taken nothing away.
    await expect.poll(failed).toBeGreaterThan(0)
    await expect.poll(async () => (await get(path)).status).toBe(200)
    expect((await get(path)).text).toBe(kept.text)
  })
})
