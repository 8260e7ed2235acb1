import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { listExamplePaths } from '../../support/example-paths.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

const switchTo = (host: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.send(host, '/language', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const pairs = MARKET_IDS.flatMap((from) => MARKET_IDS.map((to) => [from, to] as const)).filter(
  ([from, to]) => from !== to,
)

describe('the language switch', () => {
  it.each(pairs)('from %s to %s keeps every page that both have', async (from, to) => {
    const wanted = new Map(listExamplePaths(to).map(({ route, path }) => [route, path]))
    for (const { route, path } of listExamplePaths(from)) {
      const { status, headers } = await switchTo(MARKET_HOSTS[from], { locale: to, path })
      expect(status).toBe(303)
      // The example device and overview are not translated yet, so their parameters stay.
      expect({ route, location: headers.location }).toEqual({ route, location: wanted.get(route) ?? '/' })
    }
  })

  it('stores the choice for a year', async () => {
    const { headers } = await switchTo(MARKET_HOSTS.de, { locale: 'pl', path: '/kontakt' })
    expect(headers['set-cookie']).toEqual(['locale=pl; Path=/; Max-Age=31536000; SameSite=Lax'])
    expect(headers.location).toBe('/pomoc-serwis')
  })

  it('keeps the query of the page', async () => {
    const referer = `http://${MARKET_HOSTS.de}/produkte/uebersicht-suche?q=iPhone%2013`
    const { headers } = await switchTo(
      MARKET_HOSTS.de,
      { locale: 'fr', path: '/produkte/uebersicht-suche' },
      { referer },
    )
    expect(headers.location).toBe('/produits/apercu-recherche?q=iPhone%2013')
    const other = { referer: 'https://elsewhere.example/kontakt?x=1' }
    const moved = await switchTo(MARKET_HOSTS.de, { locale: 'fr', path: '/kontakt' }, other)
    expect(moved.headers.location).toBe('/contact')
  })

  it('stays on the page inside a frame, which would lose the choice', async () => {
    const frame = { 'sec-fetch-dest': 'iframe' }
    const { status, headers } = await switchTo(WIDGET_HOST, { locale: 'de', path: '/kontakt' }, frame)
    expect({ status, location: headers.location, setCookie: headers['set-cookie'] }).toEqual({
      status: 303,
      location: '/kontakt',
      setCookie: undefined,
    })
    const hostile = await switchTo(WIDGET_HOST, { locale: 'de', path: '//evil.example' }, frame)
    expect(hostile.headers.location).toBe('/')
  })

  it.each(['at', 'en', 'es', 'fr', 'it', 'pl'])(
    'offers %s in a partner’s shop, but not to businesses',
    async (locale) => {
      expect((await switchTo(PARTNER_HOST, { locale, path: '/' })).status).toBe(303)
      const { status, text, headers } = await switchTo(WIDGET_HOST, { locale, path: '/kontakt' })
      expect({ status, id: JSON.parse(text).id }).toEqual({ status: 400, id: 'INVALID_LOCALE' })
      expect(headers['set-cookie']).toBeUndefined()
    },
  )

  it.each([
    ['an unknown page', '/gibt-es-nicht'],
    ['another site', 'https://evil.example/'],
    ['a protocol-relative address', '//evil.example/kontakt'],
    ['a page the market lacks', '/b2b/landingpage'],
  ])('from %s leads to the home page', async (_, path) => {
    expect((await switchTo(MARKET_HOSTS.de, { locale: 'fr', path })).headers.location).toBe('/')
  })

  it.each(['xx', '', 'DE', '__proto__'])('refuses the unknown locale "%s"', async (locale) => {
    const { status, text, headers } = await switchTo(MARKET_HOSTS.de, { locale, path: '/' })
    expect(status).toBe(400)
    expect(JSON.parse(text)).toEqual({ statusCode: 400, id: 'INVALID_LOCALE', message: 'invalid locale' })
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('refuses a form sent by another site', async () => {
    const { status } = await switchTo(
      MARKET_HOSTS.de,
      { locale: 'fr', path: '/' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(status).toBe(403)
  })

  it('refuses a body that is too large', async () => {
    expect((await switchTo(MARKET_HOSTS.de, { locale: 'fr', path: '/'.repeat(9_000) })).status).toBe(413)
  })
})

describe('a link in the language of the host', () => {
  const chosen: MarketId = 'pl'

  it('redirects a visitor with another choice to the same page in that language', async () => {
    const { status, headers } = await shop.get(
      MARKET_HOSTS.fr,
      '/content/conditions-generales?utm_source=x',
      {
        cookie: `locale=${chosen}`,
      },
    )
    expect(status).toBe(302)
    expect(headers.location).toBe('/content/regulamin?utm_source=x')
  })

  it('works for legacy URLs, too', async () => {
    const { status, headers } = await shop.get(MARKET_HOSTS.fr, '/cgv', { cookie: `locale=${chosen}` })
    expect({ status, location: headers.location }).toEqual({ status: 302, location: '/content/regulamin' })
  })

  it('works for the old newsletter link with its hash', async () => {
    const path = '/newsletter/abmelden?hash=f3b1c2d4e5a6978812345678&a=1'
    const { headers } = await shop.get(MARKET_HOSTS.de, path, { cookie: 'locale=fr' })
    expect(headers.location).toBe('/newsletter/unsubscribe/f3b1c2d4e5a6978812345678?a=1')
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('to a page that does not exist stays a 404', async () => {
    const { status } = await shop.get(MARKET_HOSTS.fr, '/catalogue/machines-a-laver', {
      cookie: `locale=${chosen}`,
    })
    expect(status).toBe(404)
  })
})
