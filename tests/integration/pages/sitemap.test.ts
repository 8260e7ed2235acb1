import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ isCaching: false })
})

afterAll(() => shop.close())

const readLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

const toPath = (url: string) => new URL(url).pathname

/** Every URL in a market's sitemap. */
async function listAddresses(market: MarketId): Promise<string[]> {
  const { text } = await shop.get(MARKET_HOSTS[market], '/sitemap.xml')
  const files = readLocations(text).map(toPath)
  const addresses: string[] = []
  for (const file of files) {
    const { status, headers, text: xml } = await shop.get(MARKET_HOSTS[market], file)
    expect({ file, status, contentType: headers['content-type'] }).toEqual({
      file,
      status: 200,
      contentType: 'application/xml; charset=utf-8',
    })
    addresses.push(...readLocations(xml))
  }
  return addresses
}

const pickEveryNth = <Item>(items: readonly Item[], step: number) =>
  items.filter((_, index) => index % step === 0)

/** English has no host by default, and so no addresses to list. */
const LISTED_MARKETS = MARKET_IDS.filter((market) => market !== 'en')

describe.each(LISTED_MARKETS)('the sitemap of %s', (market) => {
  it('lists every device, series, manufacturer and category once', async () => {
    const addresses = await listAddresses(market)
    const routes = Map.groupBy(addresses.map(toPath), (path) => {
      const parsed = parsePath(MARKETS[market], path)
      return parsed.kind === 'match' ? parsed.route : 'none'
    })
    expect([...routes.keys()]).not.toContain('none')
    expect(routes.get('pdp')?.length).toBeGreaterThan(1_000)
    expect(routes.get('overview')?.length).toBeGreaterThan(40 + 150 + 7)
    expect(routes.get('sell')).toHaveLength(7)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

it('the sitemap contains the last modification date of content pages', async () => {
  const { text } = await shop.get(MARKET_HOSTS.de, '/sitemap-pages.xml')
  expect(text).toMatch(/\/content\/agb<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
})

describe('a device', () => {
  it('stays on its page when the language changes, even if its URL differs', async () => {
    const devices = (await listAddresses('de')).map(toPath).filter((path) => {
      const parsed = parsePath(MARKETS.de, path)
      return parsed.kind === 'match' && parsed.route === 'pdp'
    })
    const inches = devices.filter((path) => path.includes('-zoll'))
    expect(inches.length).toBeGreaterThan(50)
    for (const path of [...pickEveryNth(devices, 200), ...pickEveryNth(inches, 20)]) {
      for (const locale of MARKET_IDS) {
        const body = new URLSearchParams({ locale, path }).toString()
        const { headers } = await shop.send(MARKET_HOSTS.de, '/language', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        })
        const parsed = parsePath(MARKETS[locale], headers.location ?? '')
        expect({ path, locale, kind: parsed.kind === 'match' && parsed.route }).toEqual({
          path,
          locale,
          kind: 'pdp',
        })
        const cookie = { cookie: `locale=${locale}` }
        expect((await shop.get(MARKET_HOSTS.de, `${headers.location}/_payload.json`, cookie)).status).toBe(
          200,
        )
      }
    }
  }, 60_000)
})

describe('robots.txt', () => {
  it('names the sitemap and only excludes URLs that are not pages', async () => {
    const { status, text } = await shop.get(MARKET_HOSTS.fr, '/robots.txt')
    expect(status).toBe(200)
    expect(text).toContain(`Sitemap: https://${MARKETS.fr.domain}/sitemap.xml`)
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /searches'])
  })

  it.each([WIDGET_HOST, PARTNER_HOST])(
    'of a partner’s shop names no sitemap, because there is none (%s)',
    async (host) => {
      expect((await shop.get(host, '/robots.txt')).text).not.toContain('Sitemap')
      expect((await shop.get(host, '/sitemap.xml')).status).toBe(404)
    },
  )

  it('of a market without a public host names no sitemap, because there is none', async () => {
    expect((await shop.get(MARKET_HOSTS.en, '/robots.txt')).text).not.toContain('Sitemap')
    expect((await shop.get(MARKET_HOSTS.en, '/sitemap.xml')).status).toBe(404)
  })

  it('depends on the host, not on the visitor’s stored language', async () => {
    const { text } = await shop.get(MARKET_HOSTS.fr, '/robots.txt', { cookie: 'locale=pl' })
    expect(text).toContain(MARKETS.fr.domain)
  })
})

it.each(['/sitemap-devices-99.xml', '/sitemap-nothing.xml', '/sitemap-devices-0.xml'])(
  '%s does not exist',
  async (path) => {
    expect((await shop.get(MARKET_HOSTS.de, path)).status).toBe(404)
  },
)
