import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { UNCACHED_PAGE_LIMIT } from '#server/http/rate-limit.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const SEARCH = '/produkte/uebersicht-suche'

let shop: TestShop
let isShedding = false

beforeAll(async () => {
  const load = { isShedding: () => isShedding }
  shop = await startTestShop({ trustedProxies: ['127.0.0.1'], load })
})

afterAll(() => shop.close())

const ask = (visitor: string, path: string, host = MARKET_HOSTS.de) =>
  shop.get(host, path, { 'x-forwarded-for': visitor })

/** Uses up what one network may ask for, at an address that is cheap to answer. */
async function useUpLimit(visitor: string): Promise<void> {
  for (let sent = 0; sent < UNCACHED_PAGE_LIMIT.max; sent += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => ask(visitor, `/newsletter/enrich/${'0'.repeat(40)}${sent + at}`)),
    )
}

describe('a network that asks for too many pages of its own', () => {
  beforeAll(() => useUpLimit('192.0.2.1'))

  it.each(MARKET_IDS)('reads in the language of %s that it has to wait', async (id) => {
    const overview = buildPath(MARKETS[id], 'overview', { overview: MARKETS[id].searchOverview })
    const { status, headers, text } = await ask('192.0.2.1', `${overview}?q=apple`, MARKET_HOSTS[id])
    expect({ status, retryAfter: headers['retry-after'], caching: headers['cache-control'] }).toEqual({
      status: 429,
      retryAfter: '60',
      caching: 'private, no-store',
    })
    const translate = getTranslator(MARKETS[id])
    expect(text).toContain(`<title>${translate('ERRORPAGE_BUSY')}`)
    expect(text).toContain(translate('ERRORPAGE_BUSY_SUBTITLE'))
  })

  it('gets an error with an id where a page asks for its data', async () => {
    const { status, headers, text } = await ask('192.0.2.1', `${SEARCH}/_payload.json?q=a`)
    expect({ status, id: JSON.parse(text).id }).toEqual({ status: 429, id: 'TOO_MANY_REQUESTS' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it('waits for the page of a device with answers, and sees the one without', async () => {
    const device = buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13' })
    const readStatus = async (search: string) => (await ask('192.0.2.1', device + search)).status
    expect(await readStatus('?storage=256&condition=3&PH_BATTERY=LT_80&facts=all')).toBe(429)
    expect(await readStatus('')).toBe(200)
  })

  it('sees a device with the storage that a link presets', async () => {
    const device = buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13' })
    expect((await ask('192.0.2.1', `${device}?storage=256`)).status).toBe(200)
  })

  it('reads with Sie in the business shop that it has to wait', async () => {
    const { text } = await ask('192.0.2.1', `${SEARCH}?q=apple`, WIDGET_HOST)
    expect(text).toContain('<meta name="description" content="Warten Sie eine Minute')
  })

  it('still sees every page that is the same for all', async () => {
    expect((await ask('192.0.2.1', '/')).status).toBe(200)
    expect((await ask('192.0.2.1', '/produkte/uebersicht-apple')).status).toBe(200)
  })

  it('sees the plain page of a missing device, without the nearest ones', async () => {
    const read = async (visitor: string) => {
      const { status, text } = await ask(visitor, '/produkte/apple-iphone-13-prro/_payload.json')
      return { status, data: JSON.parse(text).data }
    }
    expect(await read('192.0.2.1')).toEqual({ status: 404, data: null })
    expect(await read('192.0.2.2')).toEqual({ status: 404, data: { nearest: expect.any(Array) } })
  })

  it('does not keep others from searching', async () => {
    expect((await ask('192.0.2.2', `${SEARCH}?q=a`)).status).toBe(200)
  })
})

describe('a process that cannot keep up', () => {
  beforeAll(async () => {
    await ask('192.0.2.3', '/')
    isShedding = true
  })

  afterAll(() => {
    isShedding = false
  })

  it.each([`${SEARCH}?q=shed`, `${SEARCH}/_payload.json?q=shed`, '/api/search/suggestions?q=a'])(
    'asks to come back later for %s',
    async (path) => {
      const { status, headers } = await ask('192.0.2.3', path)
      expect(status).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    },
  )

  it('goes on with pages for all, and with what changes data', async () => {
    expect((await ask('192.0.2.3', '/')).status).toBe(200)
    expect((await ask('192.0.2.3', '/kontakt')).status).toBe(200)
    expect((await ask('192.0.2.3', '/produkte/apple-iphone-12?storage=64')).status).toBe(200)
    const answer = await shop.send(MARKET_HOSTS.de, '/api/vouchers/check', { method: 'POST' })
    expect(answer.status).not.toBe(503)
  })
})
