import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { chooseLayout } from '#domain/pages/layout.ts'
import { hasScreen } from '#domain/pages/route-middleware.ts'
import { readNeutralPath } from '#domain/routing/neutral-path.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { REDIRECTS } from '#markets/redirects/redirects.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'
import { listExamplePaths } from '../../support/example-paths.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const MODES = [
  { shopMode: 'default', hostOf: MARKET_HOSTS },
  { shopMode: 'b2bWidget', hostOf: WIDGET_HOST },
  { shopMode: 'agan', hostOf: PARTNER_HOST },
] as const

describe.each(MARKET_IDS)('every screen of %s', (market) => {
  const modes = MODES.filter(({ shopMode }) => SHOP_LANGUAGES[shopMode].includes(market))

  it.each(modes)('answers 200 in the right layout in $shopMode mode', async ({ shopMode, hostOf }) => {
    const host = typeof hostOf === 'string' ? hostOf : hostOf[market]
    for (const { route, path } of listExamplePaths(market)) {
      const { status, text } = await shop.get(host, path, { cookie: `locale=${market}` })
      expect({ path, status }).toEqual({ path, status: 200 })
      expect({ path, exec: /data-layout="([^"]+)"/.exec(text)?.[1] }).toEqual({
        path,
        exec: chooseLayout(shopMode, route),
      })
      expect({ path, count: countMatches(text, /<h1[ >]/g) }).toEqual({ path, count: 1 })
      expect({ path, test: /<title>[^<]{8,}<\/title>/.test(text) }).toEqual({ path, test: true })
      expect({ path, test: /<meta name="description" content="[^"]{20,}">/.test(text) }).toEqual({
        path,
        test: true,
      })
    }
  })
})

describe('a path without a page', () => {
  it.each([
    ['/gibt-es-nicht', 'Page Not Found: /gibt-es-nicht'],
    ['/products/gibt-es-nicht', 'Page Not Found: /products/gibt-es-nicht'],
    ['/produkte/Gro%C3%9F', 'Page not found: /produkte/Gro%C3%9F'],
    ['/verkaufen/waschmaschinen', 'Page not found: /verkaufen/waschmaschinen'],
    ['/content/unbekannt', 'Page not found: /content/unbekannt'],
    ['/..%2f..%2fetc/passwd', 'Page Not Found: /..%2f..%2fetc/passwd'],
    ['//evil.example/', 'Page Not Found: //evil.example/'],
    ['/%zz', 'Page Not Found: /%25zz'],
  ])('%s is a 404 that says "%s"', async (path, message) => {
    const page = await shop.get(MARKET_HOSTS.de, path)
    expect(page.status).toBe(404)
    expect(page.text).toContain('Diese Seite gibt es nicht')
    const payload = await shop.get(MARKET_HOSTS.de, `${path}/_payload.json`)
    expect(payload.status).toBe(404)
    expect(JSON.parse(payload.text).error).toEqual({ statusCode: 404, message, isExpiredLink: false })
  })

  it.each(MARKET_IDS)('that belongs to another market is a 404 in %s', async (market) => {
    const own = new Set(listExamplePaths(market).map(({ path }) => path))
    for (const other of MARKET_IDS) {
      for (const { path } of listExamplePaths(other)) {
        if (own.has(path) || path.startsWith('/content/')) continue
        const { status } = await shop.get(MARKET_HOSTS[market], path)
        // A legacy URL of this market may be a path of the other one.
        const isLegacy = REDIRECTS[market].some(({ from }) => from === path)
        const isNeutral = readNeutralPath(path).some(({ route }) => hasScreen(MARKETS[market], route))
        expect({ market, path, status }).toEqual({ market, path, status: isLegacy || isNeutral ? 301 : 404 })
      }
    }
  })

  it.each([
    '/clarification/kurz/1',
    '/browser/clarification/unvollstaendig',
    '/clarificationQuickAnswer/x/y',
  ])('%s says that the link has expired', async (path) => {
    const { status, text } = await shop.get(MARKET_HOSTS.de, path)
    expect(status).toBe(404)
    expect(text).toContain('Dieser Link ist abgelaufen')
  })

  it.each(['at', 'en', 'es', 'fr', 'it', 'pl'] as const)(
    'business pages do not exist in %s',
    async (market) => {
      for (const path of ['/b2b/landingpage', '/b2b/ankaufsportal', '/b2b/anything']) {
        expect((await shop.get(MARKET_HOSTS[market], path)).status).toBe(404)
      }
    },
  )

  it.each([
    ['a misspelt name', '/produkte/apple-iphone-13-prro-maxx', 'Apple iPhone 13 Pro Max'],
    ['a name in another language', '/produkte/apple-macbook-pro-13-pouces-m1-2020', 'Apple MacBook Pro 13'],
    ['a model that does not exist', '/produkte/apple-iphone-99', 'Apple iPhone'],
  ])('of a device, because of %s, names the nearest ones and stays a 404', async (_, path, name) => {
    const { status, text } = await shop.get(MARKET_HOSTS.de, `${path}/_payload.json`)
    const nearest: { name: string }[] = JSON.parse(text).data.nearest
    expect(status).toBe(404)
    expect(nearest[0]?.name).toContain(name)
    const page = await shop.get(MARKET_HOSTS.de, path)
    expect(page.status).toBe(404)
    expect(page.text).toContain('Meintest du eines davon?')
  })

  it('of a device is made once for all addresses with the same nearest ones', async () => {
    const read = async (slug: string) => (await shop.get(MARKET_HOSTS.fr, `/produits/${slug}`)).text
    const before = await readCachedPageCount()
    const first = await read('apple-iphone-13-mini-aaaa')
    const second = await read('apple-iphone-13-mini-bbbb')
    expect(first).toContain('Apple iPhone 13 mini')
    expect(second).toBe(first)
    expect(await readCachedPageCount()).toBe(before + 1)
  })

  it('of a device is kept for the latest of them only, because there is no end of such addresses', async () => {
    const listUrls = async (page: number): Promise<string[]> => {
      const path = `/produkte/uebersicht-apple/_payload.json?page=${page}`
      const { groups } = (JSON.parse((await shop.get(MARKET_HOSTS.de, path)).text) as PagePayload<'overview'>)
        .data
      return groups.flatMap(({ devices }) => devices.map(({ url }) => url))
    }
    const urls = (await Promise.all([1, 2, 3, 4].map(listUrls))).flat()
    const before = await readCachedPageCount()
    for (const url of urls) await shop.get(MARKET_HOSTS.en, `/products/${url}-zzzz`)
    expect(urls.length).toBeGreaterThan(70)
    expect((await readCachedPageCount()) - before).toBeLessThanOrEqual(50)
  })

  it('of a device that resembles none is the plain one', async () => {
    const { text } = await shop.get(MARKET_HOSTS.de, '/produkte/xyzzyqq/_payload.json')
    expect(JSON.parse(text).data).toBeNull()
  })

  it('shares one cached page with all others, so that unknown URLs cannot fill the memory', async () => {
    await shop.get(MARKET_HOSTS.pl, '/nie-ma')
    const before = await readCachedPageCount()
    for (let index = 0; index < 50; index += 1) await shop.get(MARKET_HOSTS.pl, `/nie-ma-${index}`)
    expect(await readCachedPageCount()).toBe(before)
  })

  it('is JSON on the API', async () => {
    const { status, text } = await shop.get(MARKET_HOSTS.de, '/api/nichts')
    expect(status).toBe(404)
    expect(JSON.parse(text)).toMatchObject({ id: 'NOT_FOUND' })
  })
})

async function readCachedPageCount(): Promise<number> {
  const [, count] = /^html_cache_pages (\d+)/m.exec(await shop.app.metrics.registry.metrics()) ?? []
  if (count === undefined) throw new Error('The cached pages are not counted')
  return Number(count)
}

describe('a URL', () => {
  it('with a trailing slash redirects to the one without, keeping the query', async () => {
    const { status, headers } = await shop.get(MARKET_HOSTS.de, '/kontakt/?utm_source=mail')
    expect(status).toBe(301)
    expect(headers.location).toBe('/kontakt?utm_source=mail')
  })

  it('with a trailing slash that has moved redirects in one step, and without a page is a 404 at once', async () => {
    expect((await shop.get(MARKET_HOSTS.de, '/faq/?a=1')).headers.location).toBe('/kontakt?a=1')
    expect((await shop.get(MARKET_HOSTS.de, '/gibt-es-nicht/')).status).toBe(404)
    expect((await shop.get(MARKET_HOSTS.de, '/\\evil.example/')).status).toBe(404)
  })

  it('in another spelling redirects to the right one', async () => {
    const { status, headers } = await shop.get(MARKET_HOSTS.de, '/content/%61gb?a=1')
    expect({ status, location: headers.location }).toEqual({ status: 301, location: '/content/agb?a=1' })
  })

  it('may be given in absolute form', async () => {
    const { status, text } = await shop.get('ignored.example', `http://${MARKET_HOSTS.it}/contatti`)
    expect(status).toBe(200)
    expect(text).toContain('<html lang="it-IT"')
  })

  it('of a page can only be read', async () => {
    const { status, headers, text } = await shop.send(MARKET_HOSTS.de, '/kontakt', { method: 'PUT' })
    expect({ status, allow: headers.allow, id: JSON.parse(text).id }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
      id: 'INVALID_REQUEST',
    })
    expect((await shop.send(MARKET_HOSTS.de, '/nix', { method: 'POST' })).status).toBe(404)
    expect((await shop.send('www.elsewhere.example', '/nix', { method: 'POST' })).status).toBe(421)
  })

  it('with a query serves the same page', async () => {
    const { status, text } = await shop.get(MARKET_HOSTS.de, '/kontakt?gclid=1')
    expect(status).toBe(200)
    expect(text).toContain('<h1')
  })

  it('longer than any of ours is refused', async () => {
    expect((await shop.get(MARKET_HOSTS.de, `/${'a'.repeat(3_000)}`)).status).toBe(414)
  })

  it('of the buy shop leads to the external shop of the market', async () => {
    const { status, headers } = await shop.get(MARKET_HOSTS.fr, '/shop')
    expect(status).toBe(302)
    expect(headers.location).toBe('https://www.buy-fr.example/')
  })

  it('answers HEAD without a body', async () => {
    const { status, bytes } = await shop.send(MARKET_HOSTS.de, '/', { method: 'HEAD' })
    expect(status).toBe(200)
    expect(bytes).toHaveLength(0)
  })
})

describe('a page that fails to render', () => {
  const files = createFileCms(DATA_FOLDER)
  const rejectWithSecret = () => Promise.reject(new Error('secret reason'))

  it('is a 500 in the language and layout of the shop, never cached, without the reason', async () => {
    const broken = await startTestShop({
      cms: { getHomeDocument: rejectWithSecret, getContentPages: rejectWithSecret },
    })
    const { status, headers, text } = await broken.get(MARKET_HOSTS.de, '/content/agb')
    expect(status).toBe(500)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain('Bei uns ist etwas schiefgegangen')
    expect(/data-layout="([^"]+)"/.exec(text)?.[1]).toBe('default')
    expect(text).not.toContain('secret reason')
    const payload = await broken.get(MARKET_HOSTS.de, '/content/agb/_payload.json')
    expect({ status: payload.status, hasSecret: payload.text.includes('secret') }).toEqual({
      status: 500,
      hasSecret: false,
    })
    await broken.close()
  })

  it('affects neither other pages nor other markets', async () => {
    const cms: Cms = {
      ...files,
      getContentPages: (market) => (market.id === 'pl' ? rejectWithSecret() : files.getContentPages(market)),
    }
    const broken = await startTestShop({ cms })
    expect((await broken.get(MARKET_HOSTS.pl, '/')).status).toBe(200)
    expect((await broken.get(MARKET_HOSTS.pl, '/nie-ma')).status).toBe(404)
    expect((await broken.get(MARKET_HOSTS.fr, '/content/presse')).status).toBe(200)
    await broken.close()
  })

  it('is not kept where only a link of a device is missing', async () => {
    let isBroken = true
    const getContentPages: Cms['getContentPages'] = (market) =>
      isBroken ? rejectWithSecret() : files.getContentPages(market)
    const broken = await startTestShop({ cms: { ...files, getContentPages } })
    const path = buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13' })
    const { status, headers } = await broken.get(MARKET_HOSTS.de, path)
    expect({ status, caching: headers['cache-control'] }).toEqual({
      status: 200,
      caching: 'private, no-store',
    })
    expect(broken.logs.map(({ msg }) => msg)).toContain('menus failed')
    isBroken = false
    const { text } = await broken.get(MARKET_HOSTS.de, `${path}/_payload.json`)
    expect(JSON.parse(text).data.tipsPath).toBe('/content/verpackungstipps')
    await broken.close()
  })
})

describe('a page that only opens with its link', () => {
  const path = listExamplePaths('de').find(({ route }) => route === 'newsletterUnsubscribe')?.path ?? ''

  it('is never cached and does not reveal its URL to the next site', async () => {
    const before = await readCachedPageCount()
    const { status, headers } = await shop.get(MARKET_HOSTS.de, path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(await readCachedPageCount()).toBe(before)
  })

  it('and pages with unchecked names cannot fill the memory either', async () => {
    await shop.get(MARKET_HOSTS.de, '/produkte/geraet')
    const before = await readCachedPageCount()
    for (let index = 0; index < 20; index += 1) await shop.get(MARKET_HOSTS.de, `/produkte/geraet-${index}`)
    expect(await readCachedPageCount()).toBe(before)
  })
})

describe('the data embedded in a page', () => {
  it('equals its payload', async () => {
    const html = (await shop.get(MARKET_HOSTS.de, '/content/agb')).text
    const inline = JSON.parse(
      /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
    )
    const fetched = JSON.parse((await shop.get(MARKET_HOSTS.de, '/content/agb/_payload.json')).text)
    expect(inline.payload).toEqual(fetched)
  })

  it('contains the public part of the active market and nothing of the others', async () => {
    const { text } = await shop.get(MARKET_HOSTS.it, '/')
    expect(text).not.toContain('shop@mail.sell.example')
    expect(text).not.toContain('it-manufacturers')
    expect(text).not.toContain('/verkaufen/')
    expect(text).not.toContain('SELL_IT')
  })
})
