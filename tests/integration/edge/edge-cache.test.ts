import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_COOKIE } from '#domain/markets/shop-constants.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { REDIRECTS } from '#markets/redirects/redirects.ts'
import { LOCALE_HEADER } from '#server/http/stored-locale.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const SECONDS = 300

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ trustedProxies: ['127.0.0.1'], edgeCacheSeconds: SECONDS })
})

afterAll(() => shop.close())

/** What an edge sends: the language choice in a header of its own. */
const fromEdge = (locale = ''): Record<string, string> => ({ [LOCALE_HEADER]: locale })

async function readCaching(path: string, headers: Record<string, string>) {
  const answer = await shop.get(MARKET_HOSTS.de, path, headers)
  const { 'cache-control': caching, vary, 'cache-tag': tags } = answer.headers
  return { caching, vary, tags }
}

/** Not the home page: it may be sent without figures that take too long, and is not kept then. */
const CONTACT = buildPath(MARKETS.de, 'contact')

const KEPT = {
  caching: `public, max-age=0, s-maxage=${SECONDS}, stale-if-error=86400`,
  vary: `accept-encoding, ${LOCALE_HEADER}`,
}

const ASKED_EACH_TIME = { caching: 'public, no-cache', vary: 'accept-encoding, cookie', tags: undefined }

describe('an edge that has read the language cookie', () => {
  it.each(['made for it', 'from the cache'])('may keep a page, by language only, %s', async () => {
    expect(await readCaching(CONTACT, fromEdge())).toMatchObject(KEPT)
  })

  it('learns what a page depends on', async () => {
    expect((await readCaching(CONTACT, fromEdge())).tags).toMatch(/^page,.*content/)
  })

  it('may keep what a navigation loads', async () => {
    expect(await readCaching('/fairness/_payload.json', fromEdge())).toMatchObject(KEPT)
  })

  it('gets the page of the choice, whatever the cookie says', async () => {
    const cookie = `${LOCALE_COOKIE.name}=it`
    const { text } = await shop.get(MARKET_HOSTS.de, '/', { ...fromEdge('pl'), cookie })
    expect(text).toMatch(/<html[^>]* lang="pl/)
  })

  it('gets the page of the host without a choice', async () => {
    const cookie = `${LOCALE_COOKIE.name}=pl`
    const { text } = await shop.get(MARKET_HOSTS.de, '/', { ...fromEdge(), cookie })
    expect(text).toMatch(/<html[^>]* lang="de/)
  })

  it('keeps no answer to an invalid choice, because it expires the cookie', async () => {
    const { headers } = await shop.get(MARKET_HOSTS.de, '/', fromEdge('xx'))
    expect({ caching: headers['cache-control'], cookies: headers['set-cookie']?.length }).toEqual({
      caching: 'private, no-store',
      cookies: 1,
    })
  })

  it('keeps redirects by language', async () => {
    const { headers } = await shop.get(MARKET_HOSTS.de, REDIRECTS.de[0]?.from ?? '', fromEdge())
    expect(headers.vary).toBe(LOCALE_HEADER)
  })

  it('does not keep that an address has no page, which may open with a cookie', async () => {
    const { status, headers } = await shop.get(MARKET_HOSTS.de, '/clarification/some-token/1', fromEdge())
    expect({ status, caching: headers['cache-control'] }).toEqual({
      status: 404,
      caching: ASKED_EACH_TIME.caching,
    })
  })
})

describe('everyone else', () => {
  it.each([
    ['a visitor', {}],
    ['an edge that passes the cookie on', { 'x-forwarded-for': '203.0.113.9' }],
  ])('%s asks each time', async (_, headers) => {
    expect(await readCaching(CONTACT, headers)).toEqual(ASKED_EACH_TIME)
  })
})

describe('a stranger who pretends to be an edge', () => {
  it('is a visitor', async () => {
    const open = await startTestShop({ edgeCacheSeconds: SECONDS })
    const { headers, text } = await open.get(MARKET_HOSTS.de, '/', fromEdge('pl'))
    await open.close()
    expect({ caching: headers['cache-control'], isGerman: /<html[^>]* lang="de/.test(text) }).toEqual({
      caching: ASKED_EACH_TIME.caching,
      isGerman: true,
    })
  })
})
