import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildHostTable } from '#domain/markets/host-table.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { hasScreen } from '#domain/pages/route-middleware.ts'
import { buildMatchPath, buildPath, parsePath } from '#domain/routing/path.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { DEFAULT_HOSTS } from '#markets/hosts.ts'
import { MARKETS } from '#markets/markets.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { listExamplePaths } from '../../support/example-paths.ts'
import { type ReadPage, readPage } from '../../support/read-page.ts'
import { PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { STRUCTURED_DATA } from '../../support/structured-data-rules.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

// English has no host by default. It gets one here, so that every market has an address.
const HOSTS = {
  ...loadHostConfig(parseEnvironment({})),
  table: buildHostTable([...DEFAULT_HOSTS, { host: MARKETS.en.domain, shopMode: 'default', lang: 'en' }]),
}

// Only one of the two menus is visible at a time, and the example on the home page is a form that is never sent.
const VALIDATOR = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'unique-landmark': 'off', 'wcag/h32': 'off', 'no-missing-references': 'error' },
})

/** Page types that every market has. */
const KINDS: readonly RouteName[] = [
  'home',
  'contact',
  'content',
  'fairness',
  'overview',
  'pdp',
  'recycling',
  'sell',
  'verify',
]

const hostOf = (market: MarketId) => MARKETS[market].domain

let shop: TestShop

/** Every host is crawled from its own address: a single crawler of all markets would have to slow down. */
const crawlerOf = (host: string) => ({
  'x-forwarded-for': `198.51.100.${MARKET_IDS.findIndex((market) => hostOf(market) === host) + 1}`,
})

beforeAll(async () => {
  const started = await startTestShop({ hosts: HOSTS, trustedProxies: ['127.0.0.1'] })
  const send: TestShop['send'] = (host, path, options = {}) =>
    started.send(host, path, { ...options, headers: { ...crawlerOf(host), ...options.headers } })
  shop = { ...started, send, get: (host, path, headers = {}) => send(host, path, { headers }) }
})

afterAll(() => shop.close())

const readLocations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))

async function listAddresses(market: MarketId): Promise<string[]> {
  const { text } = await shop.get(hostOf(market), '/sitemap.xml')
  const files = readLocations(text)
  const contents = await Promise.all(files.map(({ pathname }) => shop.get(hostOf(market), pathname)))
  return contents.flatMap((file) => readLocations(file.text)).map(({ pathname }) => pathname)
}

const findRoute = (market: MarketId, path: string): RouteName | null => {
  const parsed = parsePath(MARKETS[market], path)
  return parsed.kind === 'match' ? parsed.route : null
}

/** A sample of the thousands of devices and series, and all other pages. */
const isVisited = (market: MarketId) => (path: string, index: number) => {
  const route = findRoute(market, path)
  if (route === 'pdp') return index % 400 === 0
  return route !== 'overview' || index % 70 === 0
}

async function validateHtml(html: string): Promise<string[]> {
  const { results } = await VALIDATOR.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

const PARTS: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: ['Organization', 'WebSite', 'FAQPage'],
  sell: ['BreadcrumbList'],
  overview: ['BreadcrumbList'],
  pdp: ['BreadcrumbList', 'Product'],
  b2bLandingpage: ['FAQPage'],
}

/** What is wrong with a page that search engines may list. */
function listFaults(page: ReadPage, market: MarketId, path: string): string[] {
  const { domain, locale } = MARKETS[market]
  const url = `https://${domain}${path}`
  const isAlone = Object.keys(page.alternates).length === 0
  const wanted = PARTS[findRoute(market, path) ?? 'home'] ?? []
  const unreadable = page.data.filter((part) => !STRUCTURED_DATA.safeParse(part).success)
  const checks: readonly (readonly [string, boolean])[] = [
    ['one headline', page.headings === 1],
    ['a title', page.title.length > 4 && page.title.length <= 80],
    ['a description', page.description.length >= 50 && page.description.length <= 160],
    ['no word against listing', page.robots === null],
    ['its own address', page.canonical === url && page.graph['og:url'] === url],
    ['itself among its translations', isAlone || page.alternates[locale] === url],
    ['a picture', page.graph['og:image']?.startsWith(`https://${domain}/`) ?? false],
    ['words for the picture', (page.graph['og:image:alt'] ?? '') !== ''],
    ['readable data', unreadable.length === 0],
    ['only questions that it shows', page.hiddenQuestions.length === 0],
    ['all its data', wanted.every((type) => page.data.some((part) => part['@type'] === type))],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([name]) => name)
}

describe.each(MARKET_IDS)('the shop of %s', (market) => {
  const visited = new Map<string, ReadPage>()

  it('gives search engines complete pages, valid HTML and no dead links', async () => {
    const addresses = await listAddresses(market)
    const kinds = new Set<RouteName | null>()
    const faults: unknown[] = []
    for (const path of addresses.filter(isVisited(market))) {
      const { status, text } = await shop.get(hostOf(market), path)
      const page = readPage(text)
      visited.set(path, page)
      const route = findRoute(market, path)
      const complaints = kinds.has(route) ? [] : await validateHtml(text)
      kinds.add(route)
      const wrong = [...(status === 200 ? [] : [status]), ...listFaults(page, market, path), ...complaints]
      if (wrong.length > 0) faults.push([path, wrong])
    }
    expect(faults).toEqual([])
    expect([...kinds]).toEqual(expect.arrayContaining([...KINDS]))

    // That the other URLs in the sitemap have a page is tested with page resolution.
    const known = new Set(addresses)
    const pages = [...visited.values()]
    const links = new Set(pages.flatMap((page) => page.links).filter((link) => !known.has(link)))
    const files = new Set(
      pages.flatMap((page) => page.files).filter((file) => !file.startsWith('/pictures/')),
    )
    const dead: unknown[] = []
    for (const address of [...links, ...files]) {
      const { status, headers } = await shop.send(hostOf(market), address, { method: 'HEAD' })
      const leadsOut = status === 302 && headers.location === MARKETS[market].buyShopLink
      if (status !== 200 && !leadsOut) dead.push([address, status])
    }
    expect(dead).toEqual([])
  })

  it('has pages that list each other: every translation has the same list', async () => {
    const samples = [...visited].filter(([, page], index) => index % 6 === 0 || page.data.length > 2)
    for (const [path, { alternates }] of samples) {
      const others = Object.entries(alternates).filter(
        ([, url]) => url !== `https://${hostOf(market)}${path}`,
      )
      const isEverywhere = MARKET_IDS.every((id) => hasScreen(MARKETS[id], findRoute(market, path) ?? 'home'))
      expect(Object.keys(alternates)).toHaveLength(isEverywhere ? MARKET_IDS.length + 1 : 0)
      for (const [language, address] of others.filter((_, index) => index % 3 === visited.size % 3)) {
        const { hostname, pathname } = new URL(address)
        const other = readPage((await shop.get(hostname, pathname)).text)
        expect({ path, language, alternates: other.alternates }).toEqual({ path, language, alternates })
      }
    }
  })
})

describe('pages that search engines must not list', () => {
  it.each(['de', 'pl'] as const)('say so and are still valid HTML (%s)', async (market) => {
    const listed = new Set((await listAddresses(market)).map((path) => findRoute(market, path)))
    const hidden = listExamplePaths(market).filter(({ route }) => !listed.has(route))
    const search = buildPath(MARKETS[market], 'overview', { overview: MARKETS[market].searchOverview })
    const paths = [...hidden.map(({ path }) => path), search, `${search}?q=iphone`, '/nowhere']
    for (const path of paths) {
      const { text, headers } = await shop.get(hostOf(market), path)
      const { robots, canonical, graph, data } = readPage(text)
      expect({ path, robots, canonical, data, graph: graph['og:url'] }).toEqual({
        path,
        robots: 'noindex',
        canonical: null,
        data: [],
        graph: undefined,
      })
      expect({ path, xRobotsTag: headers['x-robots-tag'] }).toEqual({ path, xRobotsTag: undefined })
      expect({ path, complaintsAbout: await validateHtml(text) }).toEqual({ path, complaintsAbout: [] })
    }
  })

  it('include filtered and sorted lists, whose canonical URL is the plain list; further pages of a list are listed', async () => {
    const list = buildPath(MARKETS.fr, 'overview', { overview: 'samsung' })
    const url = `https://${hostOf('fr')}${list}`
    for (const [query, robots, canonical] of [
      ['?sort=price', 'noindex', url],
      ['?sort=price&page=2', 'noindex', url],
      ['?page=2', null, `${url}?page=2`],
      ['?utm_source=mail', null, url],
    ] as const) {
      const page = readPage((await shop.get(hostOf('fr'), list + query)).text)
      expect({ query, robots: page.robots, canonical: page.canonical }).toEqual({ query, robots, canonical })
    }
    const [first, second] = await Promise.all(
      ['', '?page=2'].map(async (query) => readPage((await shop.get(hostOf('fr'), list + query)).text)),
    )
    expect(second?.title).not.toBe(first?.title)
  })

  it.each([WIDGET_HOST, PARTNER_HOST, 'test.sell-de.example', 'stage.sell-de.example'])(
    'are all pages of %s, from the server and from the cache',
    async (host) => {
      for (const path of ['/', '/', buildMatchPath(MARKETS.de, { route: 'contact', params: {} })]) {
        const { status, headers, text } = await shop.get(host, path)
        expect({ status, xRobotsTag: headers['x-robots-tag'], headings: readPage(text).headings }).toEqual({
          status: 200,
          xRobotsTag: 'noindex',
          headings: 1,
        })
      }
      const { text } = await shop.get(host, '/robots.txt')
      expect(text).toBe('User-agent: *\nDisallow: /api/\nDisallow: /searches\n')
    },
  )

  describe('are all pages of a market without a public host', () => {
    let plain: TestShop

    beforeAll(async () => {
      plain = await startTestShop()
    })

    afterAll(() => plain.close())

    const PATHS = listExamplePaths('en')
      .filter(({ route }) => KINDS.includes(route))
      .map(({ path }) => path)

    it.each(PATHS)('such as %s', async (path) => {
      const { headers, text } = await plain.get('localhost:8109', path)
      const { robots, canonical, alternates } = readPage(text)
      expect({ xRobotsTag: headers['x-robots-tag'], robots, canonical, alternates }).toEqual({
        xRobotsTag: 'noindex',
        robots: 'noindex',
        canonical: null,
        alternates: {},
      })
    })

    it('at the host of another market, too', async () => {
      const { text } = await plain.get(hostOf('de'), '/', { cookie: 'locale=en' })
      expect(readPage(text).robots).toBe('noindex')
    })

    it('and no other page names it as a translation', async () => {
      const { alternates, robots } = readPage((await plain.get(hostOf('de'), '/')).text)
      expect(robots).toBeNull()
      expect(Object.keys(alternates)).not.toContain(MARKETS.en.locale)
    })
  })

  it('are all pages of a demo shop', async () => {
    const trial = await startTestShop({ isPublic: false })
    const { headers, text } = await trial.get(hostOf('de'), '/')
    expect({ xRobotsTag: headers['x-robots-tag'], robots: readPage(text).robots }).toEqual({
      xRobotsTag: 'noindex',
      robots: 'noindex',
    })
    expect((await trial.get(hostOf('de'), '/robots.txt')).text).not.toContain('Sitemap')
    await trial.close()
  })
})

describe('pictures and icons', () => {
  /** Every PNG has width and height in the same place. */
  const readSize = ({ bytes }: { readonly bytes: Buffer }) =>
    bytes.subarray(1, 4).toString() === 'PNG' && `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`

  it.each(MARKET_IDS)('represent the shop and the devices of %s when a link is shared', async (market) => {
    for (const path of ['/', buildPath(MARKETS[market], 'pdp', { pdp: 'apple-iphone-13' })]) {
      const { graph } = readPage((await shop.get(hostOf(market), path)).text)
      const { hostname, pathname } = new URL(graph['og:image'] ?? '')
      const picture = await shop.get(hostname, pathname, { 'accept-encoding': 'br' })
      expect(readSize(picture)).toBe(`${graph['og:image:width']}x${graph['og:image:height']}`)
      expect(picture.headers['content-type']).toBe(graph['og:image:type'])
      expect(picture.bytes.length).toBeLessThan(80_000)
    }
  })

  it.each(['/pictures/phone-000000000000.png', '/pictures/x.png', '/pictures/../x.png', '/share/xx.png'])(
    '%s does not exist',
    async (path) => expect((await shop.get(hostOf('de'), path)).status).toBe(404),
  )

  it.each([hostOf('de'), WIDGET_HOST, PARTNER_HOST])('exist for home screens in %s', async (host) => {
    const { headers, text } = await shop.get(host, '/site.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({ start_url: '/', lang: 'de-DE', short_name: manifest.name })
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await shop.get(host, src)
      expect(icon.headers['content-type']).toContain(type)
      expect(icon.headers['cache-control']).toBe('public, max-age=86400')
      if (type === 'image/png') expect(readSize(icon)).toBe(sizes)
    }
  })

  it.each([hostOf('de'), WIDGET_HOST])('are painted for older home screens in %s', async (host) => {
    expect(readSize(await shop.get(host, '/apple-touch-icon.png'))).toBe('180x180')
  })

  it('include a real icon file with three sizes for browsers that request one', async () => {
    const { headers, bytes } = await shop.get(hostOf('de'), '/favicon.ico')
    expect(headers['content-type']).toBe('image/x-icon')
    expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
    expect([0, 1, 2].map((index) => bytes[6 + 16 * index])).toEqual([16, 32, 48])
  })
})
