import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildHostTable } from '#domain/markets/host-table.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildMatchPath, buildPath, parsePath } from '#domain/routing/path.ts'
import { hasScreen } from '#domain/routing/route-middleware.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { DEFAULT_HOSTS } from '#markets/hosts.ts'
import { MARKETS } from '#markets/markets.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/host-config.ts'
import { examplePaths } from '../../support/example-paths.ts'
import { type ReadPage, readPage } from '../../support/read-page.ts'
import { PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { STRUCTURED_DATA } from '../../support/structured-data-rules.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

// English has no host by itself; here it gets one, so that every market has its own address.
const HOSTS = {
  ...loadHostConfig(parseEnvironment({})),
  table: buildHostTable([...DEFAULT_HOSTS, { host: MARKETS.en.domain, shopMode: 'default', lang: 'en' }]),
}

// One of the two menus is shown at a time, and the example on the home page is a form that is never sent.
const VALIDATOR = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'unique-landmark': 'off', 'wcag/h32': 'off', 'no-missing-references': 'error' },
})

/** Kinds of pages that every market has. */
const KINDS: readonly RouteName[] = [
  'home',
  'contact',
  'content',
  'fairness',
  'overview',
  'pdp',
  'sell',
  'verify',
]

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ hosts: HOSTS })
})

afterAll(() => shop.close())

const hostOf = (market: MarketId) => MARKETS[market].domain

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))

async function listAddresses(market: MarketId): Promise<string[]> {
  const { text } = await shop.get(hostOf(market), '/sitemap.xml')
  const files = locationsIn(text)
  const contents = await Promise.all(files.map(({ pathname }) => shop.get(hostOf(market), pathname)))
  return contents.flatMap((file) => locationsIn(file.text)).map(({ pathname }) => pathname)
}

const routeOf = (market: MarketId, path: string): RouteName | null => {
  const parsed = parsePath(MARKETS[market], path)
  return parsed.kind === 'match' ? parsed.route : null
}

/** Of the thousands of devices and series some, of everything else all. */
const isVisited = (market: MarketId) => (path: string, index: number) => {
  const route = routeOf(market, path)
  if (route === 'pdp') return index % 400 === 0
  return route !== 'overview' || index % 70 === 0
}

async function complaintsAbout(html: string): Promise<string[]> {
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
function faultsOf(page: ReadPage, market: MarketId, path: string): string[] {
  const { domain, locale } = MARKETS[market]
  const url = `https://${domain}${path}`
  const isAlone = Object.keys(page.alternates).length === 0
  const wanted = PARTS[routeOf(market, path) ?? 'home'] ?? []
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

  it('shows search engines whole pages, valid HTML and no dead link', async () => {
    const addresses = await listAddresses(market)
    const kinds = new Set<RouteName | null>()
    const faults: unknown[] = []
    for (const path of addresses.filter(isVisited(market))) {
      const { status, text } = await shop.get(hostOf(market), path)
      const page = readPage(text)
      visited.set(path, page)
      const route = routeOf(market, path)
      const complaints = kinds.has(route) ? [] : await complaintsAbout(text)
      kinds.add(route)
      const wrong = [...(status === 200 ? [] : [status]), ...faultsOf(page, market, path), ...complaints]
      if (wrong.length > 0) faults.push([path, wrong])
    }
    expect(faults).toEqual([])
    expect([...kinds]).toEqual(expect.arrayContaining([...KINDS]))

    // What the sitemap names is shown to have a page where pages are resolved.
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

  it('has pages that name each other: every translation has the same list', async () => {
    const samples = [...visited].filter(([, page], index) => index % 6 === 0 || page.data.length > 2)
    for (const [path, { alternates }] of samples) {
      const others = Object.entries(alternates).filter(
        ([, url]) => url !== `https://${hostOf(market)}${path}`,
      )
      const isEverywhere = MARKET_IDS.every((id) => hasScreen(MARKETS[id], routeOf(market, path) ?? 'home'))
      expect(Object.keys(alternates)).toHaveLength(isEverywhere ? MARKET_IDS.length + 1 : 0)
      for (const [language, address] of others.filter((_, index) => index % 3 === visited.size % 3)) {
        const { hostname, pathname } = new URL(address)
        const other = readPage((await shop.get(hostname, pathname)).text)
        expect([path, language, other.alternates]).toEqual([path, language, alternates])
      }
    }
  })
})

describe('pages that nobody should find by searching', () => {
  it.each(['de', 'pl'] as const)('say so, and are no less valid (%s)', async (market) => {
    const listed = new Set((await listAddresses(market)).map((path) => routeOf(market, path)))
    const hidden = examplePaths(market).filter(({ route }) => !listed.has(route))
    const search = buildPath(MARKETS[market], 'overview', { overview: MARKETS[market].searchOverview })
    const paths = [...hidden.map(({ path }) => path), search, `${search}?q=iphone`, '/nowhere']
    for (const path of paths) {
      const { text, headers } = await shop.get(hostOf(market), path)
      const { robots, canonical, graph, data } = readPage(text)
      expect([path, robots, canonical, data, graph['og:url']]).toEqual([path, 'noindex', null, [], undefined])
      expect([path, headers['x-robots-tag']]).toEqual([path, undefined])
      expect([path, await complaintsAbout(text)]).toEqual([path, []])
    }
  })

  it('are filtered and sorted lists, which name the plain one; further pages of a list stand for themselves', async () => {
    const list = buildPath(MARKETS.fr, 'overview', { overview: 'samsung' })
    const url = `https://${hostOf('fr')}${list}`
    for (const [query, robots, canonical] of [
      ['?sort=price', 'noindex', url],
      ['?sort=price&page=2', 'noindex', url],
      ['?page=2', null, `${url}?page=2`],
      ['?utm_source=mail', null, url],
    ] as const) {
      const page = readPage((await shop.get(hostOf('fr'), list + query)).text)
      expect([query, page.robots, page.canonical]).toEqual([query, robots, canonical])
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
        expect([status, headers['x-robots-tag'], readPage(text).headings]).toEqual([200, 'noindex', 1])
      }
      const { text } = await shop.get(host, '/robots.txt')
      expect(text).toBe('User-agent: *\nDisallow: /api/\nDisallow: /searches\n')
    },
  )

  it('are all pages of a shop that is only tried out', async () => {
    const trial = await startTestShop({ isPublic: false })
    const { headers, text } = await trial.get(hostOf('de'), '/')
    expect([headers['x-robots-tag'], readPage(text).robots]).toEqual(['noindex', 'noindex'])
    expect((await trial.get(hostOf('de'), '/robots.txt')).text).not.toContain('Sitemap')
    await trial.close()
  })
})

describe('pictures and icons', () => {
  /** Width and height stand at the same place in every PNG. */
  const sizeOf = ({ bytes }: { readonly bytes: Buffer }) =>
    bytes.subarray(1, 4).toString() === 'PNG' && `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`

  it.each(MARKET_IDS)('show the shop of %s, and a device of it, where a link is shared', async (market) => {
    for (const path of ['/', buildPath(MARKETS[market], 'pdp', { pdp: 'apple-iphone-13' })]) {
      const { graph } = readPage((await shop.get(hostOf(market), path)).text)
      const { hostname, pathname } = new URL(graph['og:image'] ?? '')
      const picture = await shop.get(hostname, pathname, { 'accept-encoding': 'br' })
      expect(sizeOf(picture)).toBe(`${graph['og:image:width']}x${graph['og:image:height']}`)
      expect(picture.headers['content-type']).toBe(graph['og:image:type'])
      expect(picture.bytes.length).toBeLessThan(80_000)
    }
  })

  it.each(['/pictures/phone-000000000000.png', '/pictures/x.png', '/pictures/../x.png', '/share/xx.png'])(
    '%s is not there',
    async (path) => expect((await shop.get(hostOf('de'), path)).status).toBe(404),
  )

  it.each([hostOf('de'), WIDGET_HOST, PARTNER_HOST])('stand on a home screen of %s', async (host) => {
    const { headers, text } = await shop.get(host, '/site.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({ start_url: '/', lang: 'de-DE', short_name: manifest.name })
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await shop.get(host, src)
      expect(icon.headers['content-type']).toContain(type)
      expect(icon.headers['cache-control']).toBe('public, max-age=86400')
      if (type === 'image/png') expect(sizeOf(icon)).toBe(sizes)
    }
    expect(sizeOf(await shop.get(host, '/apple-touch-icon.png'))).toBe('180x180')
  })

  it('are a real icon file with three sizes for browsers that ask for one', async () => {
    const { headers, bytes } = await shop.get(hostOf('de'), '/favicon.ico')
    expect(headers['content-type']).toBe('image/x-icon')
    expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
    expect([0, 1, 2].map((index) => bytes[6 + 16 * index])).toEqual([16, 32, 48])
  })
})
