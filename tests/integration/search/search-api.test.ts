import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVICE_DOCUMENT, defineSearchResponse, MAX_RESULT_SIZE, SEARCH_RESPONSE } from '#contracts/search.ts'
import { SUGGESTIONS } from '#contracts/suggestions.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { MARKETS } from '#markets/markets.ts'
import { SEARCH_LIMIT } from '#server/http/rate-limit.ts'
import { writeQuery } from '#server/ports/search/query-language/write-query.ts'
import { expectRefusal } from '../../support/expect-refusal.ts'
import {
  BAD_BODIES,
  BAD_SOURCES,
  buildBody,
  buildTypedBody,
  GOOD_SEARCH,
  HEAVY_CONDITIONS,
  HEAVY_TEXTS,
  REFUSED_QUERIES,
  WHOLE_LIST,
} from '../../support/hostile-searches.ts'
import {
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  buildDeviceSearchQuery,
  buildGroupQuery,
  buildSeriesQuery,
  CATEGORIES_QUERY,
} from '../../support/search-queries.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ trustedProxies: ['127.0.0.1'] })
})

afterAll(() => shop.close())

const post = (body: string, headers: Record<string, string> = JSON_TYPE, host: string = MARKET_HOSTS.de) =>
  shop.send(host, '/searches', { method: 'POST', headers, body })

async function search(application: string, query: SearchQuery) {
  const answer = await post(buildBody(JSON.stringify(writeQuery(query)), { application }))
  expect({ status: answer.status, cacheControl: answer.headers['cache-control'] }).toEqual({
    status: 200,
    cacheControl: 'no-store',
  })
  return SEARCH_RESPONSE.parse(JSON.parse(answer.text))
}

describe('a search', () => {
  it.each(MARKET_IDS)('of every kind is answered from the indexes of %s', async (id) => {
    const { devices, manufacturers } = MARKETS[id].searchIndexes
    const found = await search(devices, buildDeviceSearchQuery('apple iphone 13'))
    const phone = DEVICE_DOCUMENT.parse(found.hits.hits[0]?._source)
    expect(phone.name).toBe('Apple iPhone 13')
    const byUrl = await search(devices, buildDeviceByUrlQuery(phone.url))
    expect(byUrl.hits.hits.map(({ _source }) => _source.id)).toEqual([phone.id])
    const series = await search(devices, buildSeriesQuery(phone.seriesId))
    expect(series.hits.hits.map(({ _source }) => _source.id)).toContain(phone.id)
    const list = await search(devices, buildDeviceListQuery({ filter: { ids: [phone.id] } }))
    expect({ value: list.hits.total.value, keys: Object.keys(list.aggregations ?? {}) }).toEqual({
      value: 1,
      keys: ['years', 'series'],
    })
    const maker = { kind: 'manufacturer', by: 'id', value: phone.manufacturerId } as const
    expect((await search(manufacturers, buildGroupQuery(maker))).hits.hits[0]?._source).toMatchObject({
      manufacturer: { name: 'Apple' },
    })
    expect((await search(manufacturers, CATEGORIES_QUERY)).aggregations).toHaveProperty('categories')
  })

  it.each([MARKET_HOSTS.fr, WIDGET_HOST, PARTNER_HOST])('may query any index from %s', async (host) => {
    const { status, text } = await post(GOOD_SEARCH, JSON_TYPE, host)
    const { hits } = defineSearchResponse(DEVICE_DOCUMENT).parse(JSON.parse(text))
    expect({ status, category: hits.hits[0]?._source.category }).toEqual({ status: 200, category: 'Handys' })
  })

  it('gives as many results as asked for', async () => {
    const counts = [0, 1, MAX_RESULT_SIZE].map(async (resultSize) => {
      const { text } = await post(buildBody(JSON.stringify(WHOLE_LIST), { resultSize }))
      return SEARCH_RESPONSE.parse(JSON.parse(text)).hits.hits.length
    })
    expect(await Promise.all(counts)).toEqual([0, 1, MAX_RESULT_SIZE])
  })

  it('ignores invisible direction marks in copied text', async () => {
    const { text } = await post(buildTypedBody('\u202ealpha \u200f7\u202c \u2066iv\u2069'))
    expect(text).toBe((await post(buildTypedBody('alpha 7 iv'))).text)
  })

  it('repeats no results of the first page on the second', async () => {
    const pages = await Promise.all(
      [0, 30, 60, 90, 120, 150].map(async (from) => {
        const body = buildBody(JSON.stringify(writeQuery(buildDeviceSearchQuery('galaxy', { from }))), {
          resultSize: 30,
        })
        return SEARCH_RESPONSE.parse(JSON.parse((await post(body)).text)).hits.hits.map(
          ({ _source }) => _source.id,
        )
      }),
    )
    expect(new Set(pages.flat()).size).toBe(180)
  })
})

describe('a search is refused with a reason for', () => {
  it.each(BAD_BODIES)('the body: %s', async (_, body, status, message) => {
    expectRefusal(await post(body), status, message)
  })

  it.each(BAD_SOURCES)('the source: %s', async (_, body, status, message) => {
    expectRefusal(await post(body), status, message)
  })

  it.each(REFUSED_QUERIES)('a part of the query, which it names: %s', async (_, body, part, reason) => {
    const answer = await post(body)
    const message = `Unsupported query: ${part}${reason ? ` (${reason})` : ''}`
    expectRefusal(answer, 400, message, 'UNSUPPORTED_QUERY')
    expect(JSON.parse(answer.text).errors).toEqual([{ field: part, key: 'QUERY_UNSUPPORTED' }])
  })

  it.each([
    ['text/plain', 400],
    ['application/xml', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['nonsense', 415],
  ])('the content type %s', async (type, status) => {
    expectRefusal(
      await post(GOOD_SEARCH, { 'content-type': type }),
      status,
      /^(body\/ |Unsupported Media Type)/,
    )
  })

  it('a body of no type', async () => {
    expectRefusal(await post(GOOD_SEARCH, {}), 415, 'Unsupported Media Type')
    expectRefusal(await post('', {}), 400, /^body\/ /)
  })

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s', async (method) => {
    const { status } = await shop.send(MARKET_HOSTS.de, '/searches', { method })
    expect(status).toBe(404)
  })
})

describe('a query of the specification', () => {
  const ask = async (query: unknown, application = MARKETS.de.searchIndexes.devices, resultSize = 5) => {
    const { status, text } = await post(buildBody(JSON.stringify(query), { application, resultSize }))
    expect(status).toBe(200)
    return SEARCH_RESPONSE.parse(JSON.parse(text)).hits.hits.map(({ _source }) => _source)
  }

  it('lists the devices of a series by year and month, without a third clause', async () => {
    const [phone] = await ask({ query: { match_phrase: { url: 'apple-iphone-13' } } })
    const query = {
      query: { term: { seriesId: phone?.seriesId } },
      sort: [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }],
    }
    const dates = (await ask(query, undefined, 100)).map(
      ({ releaseYear, releaseMonth }) => Number(releaseYear) * 100 + Number(releaseMonth),
    )
    expect(dates.length).toBeGreaterThan(1)
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })

  it('finds a category, a manufacturer and a series by url', async () => {
    const { manufacturers } = MARKETS.de.searchIndexes
    const [group] = await ask({ query: { match: { 'manufacturer.url': 'apple' } } }, manufacturers, 1)
    const { category, series } = group as { category: { url: string }; series: { url: string } }
    const byCategory = await ask({ query: { match: { 'category.url': category.url } } }, manufacturers, 1)
    const bySeries = await ask({ query: { match: { 'series.url': series.url } } }, manufacturers, 1)
    expect(byCategory).toMatchObject([{ category: { url: category.url } }])
    expect(bySeries).toMatchObject([{ series: { url: series.url } }])
  })

  it('finds what was typed by phrase prefix and fuzzy match, newer devices first', async () => {
    const text = { query: 'ihpone 13', fields: ['model', 'searchTerms'] }
    const query = {
      query: {
        function_score: {
          query: {
            bool: {
              should: [
                { multi_match: { ...text, type: 'phrase_prefix' } },
                { multi_match: { ...text, fuzziness: 'AUTO' } },
              ],
            },
          },
          field_value_factor: { field: 'releaseYear' },
        },
      },
    }
    expect((await ask(query))[0]).toMatchObject({ name: 'Apple iPhone 13' })
  })
})

describe('the time of a search', () => {
  /** The fastest of three runs, because other load on the machine slows some of them down. */
  async function measure(body: string): Promise<number> {
    const times: number[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const startedAt = performance.now()
      await post(body)
      times.push(performance.now() - startedAt)
    }
    return Math.min(...times)
  }

  /** Measured right after the ordinary one, and again if it is slow: the machine may just have been busy. */
  async function findSlowness(body: string, attempts = 3): Promise<string | null> {
    const good = await measure(GOOD_SEARCH)
    const time = await measure(body)
    if (time <= 50 * good) return null
    return attempts > 1 ? findSlowness(body, attempts - 1) : `${time} ms instead of ${good} ms`
  }

  it('is never much longer than that of an ordinary one', async () => {
    const bodies = [...BAD_BODIES, ...BAD_SOURCES, ...REFUSED_QUERIES, ...HEAVY_CONDITIONS].map(
      ([name, body]) => [name, body] as const,
    )
    const slow: string[] = []
    for (const [name, body] of [
      ...bodies,
      ...HEAVY_TEXTS.map((text) => [text, buildTypedBody(text)] as const),
    ]) {
      const slowness = await findSlowness(body)
      if (slowness) slow.push(`${name}: ${slowness}`)
    }
    expect(slow).toEqual([])
  })
})

describe('the free queries of a network', () => {
  const postFrom = (network: string, query: unknown) =>
    post(buildBody(JSON.stringify(query)), { ...JSON_TYPE, 'x-forwarded-for': network })
  const should = Array.from({ length: 62 }, (_, index) => ({ term: { 'model.keyword': `none ${index}` } }))
  const WORK = { query: { bool: { should } } }
  const TYPED = writeQuery(buildDeviceSearchQuery('iphone 13'))

  it('are limited by their work: the heaviest long before their number is', async () => {
    const statuses: number[] = []
    while (statuses.length < SEARCH_LIMIT.max / 2 && !statuses.includes(429)) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => postFrom('192.0.2.7', WORK)))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    const refused = await postFrom('192.0.2.7', WORK)
    expectRefusal(refused, 429, /^Too many attempts/, 'TOO_MANY_REQUESTS')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('use up nothing that others need, nor what the same network types', async () => {
    expect((await postFrom('192.0.2.8', WORK)).status).toBe(200)
    expect((await postFrom('192.0.2.7', TYPED)).status).toBe(200)
  })
})

describe('suggestions', () => {
  const suggest = (query: string, host: string = MARKET_HOSTS.de) =>
    shop.get(host, `/api/search/suggestions${query}`)

  const readSuggestions = async (text: string, host?: string) => {
    const answer = await suggest(`?${new URLSearchParams({ q: text })}`, host)
    expect({ status: answer.status, cacheControl: answer.headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'public, max-age=60',
    })
    return SUGGESTIONS.parse(JSON.parse(answer.text))
  }

  it.each(MARKET_IDS)('lead to devices of %s', async (id) => {
    const { devices, total } = await readSuggestions('apple iphone', MARKET_HOSTS[id])
    expect(devices).toHaveLength(6)
    expect(total).toBeGreaterThan(6)
    const [first] = devices
    expect(first?.topPriceInCents).toBeGreaterThan(0)
    expect((await shop.get(MARKET_HOSTS[id], first?.path ?? '')).status).toBe(200)
  })

  it('highlight the match, and include groups that begin with it', async () => {
    const { devices, groups } = await readSuggestions('appl')
    for (const { name, highlights } of [...devices, ...groups])
      expect(highlights.map(([start, end]) => name.slice(start, end))).toContain('Appl')
    expect(groups.map(({ name }) => name)).toEqual(['Apple'])
    expect((await shop.get(MARKET_HOSTS.de, groups[0]?.path ?? '')).status).toBe(200)
  })

  it.each([
    ['iphone 13 pro 256', '?storage=256'],
    ['13 pro 256gb', '?storage=256'],
    ['iphone 13 pro', ''],
    ['iphone 13 pro 64', ''],
  ])('for %j lead to the device with %j', async (text, search) => {
    const { devices } = await readSuggestions(text)
    const found = devices.find(({ name }) => name === 'Apple iPhone 13 Pro')
    expect(found?.path).toBe(buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13-pro' }) + search)
  })

  it.each(['😀😀', '---', '   ', '\u202e', '%', '"><script>', "' or 1=1 --", '__proto__.x'])(
    'for %j get a regular answer',
    async (text) => {
      const { total, devices } = await readSuggestions(text)
      expect(total).toBeGreaterThanOrEqual(devices.length)
    },
  )

  it.each([
    ['without a text', ''],
    ['with an empty text', '?q='],
    ['with 201 characters', `?q=${'x'.repeat(201)}`],
    ['with 10 kB', `?q=${'x'.repeat(10_000)}`],
    ['with two texts', '?q=a&q=b'],
    ['with a list', '?q[]=a'],
  ])('are refused %s, naming the text', async (_, query) => {
    expectRefusal(await suggest(query), 400, /^querystring\/q /)
  })

  it.each([
    ['NUL', '?q=%00'],
    ['a line break', '?q=iphone%0A13'],
  ])('are refused with %s, naming the text', async (_, query) => {
    const refusal = await suggest(query)
    expectRefusal(refusal, 400, /^q contains control characters/)
    expect(JSON.parse(refusal.text).errors).toEqual([{ field: 'q', key: 'FIELD_CHARACTERS' }])
  })
})

it('none of this is logged as a failure', () => {
  expect(shop.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
})
