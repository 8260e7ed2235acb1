import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeptPage } from '#contracts/offline-page.ts'
import { PAYLOAD_STAMP_HEADER } from '#contracts/page-payload.ts'
import { buildPageManifestPath, buildWorkerPath, OFFLINE_PAGES } from '#contracts/paths/offline.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { getBrand } from '#server/config/operator.ts'
import { readBuildInfo } from '#server/render/build-info.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

const KEPT_PAGES = MARKET_IDS.flatMap((market) => OFFLINE_PAGES.map((page) => ({ market, page })))

async function readKeptPage(host: string, path: string): Promise<KeptPage> {
  const { text } = await shop.get(host, path)
  const [, json = ''] = /^self\.KEPT_PAGE=(.*);$/m.exec(text) ?? []
  return JSON.parse(json) as KeptPage
}

describe.each(KEPT_PAGES)('the page $page of $market for times without a network', ({ market, page }) => {
  const host = MARKET_HOSTS[market]
  const path = buildPath(MARKETS[market], page)

  it('has a worker of its own scope that is asked for at each visit', async () => {
    const { status, headers } = await shop.get(host, buildWorkerPath(market, page))
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': path,
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
  })

  it('is kept with the files of its own build, and all of them exist', async () => {
    const kept = await readKeptPage(host, buildWorkerPath(market, page))
    expect(kept).toMatchObject({ path, stamp: `default/${market}/${readBuildInfo().id}` })
    const answers = await Promise.all(kept.files.map((file) => shop.get(host, file)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  it('names its build, so that no other one is kept with these files', async () => {
    const { headers } = await shop.get(host, path)
    const { stamp } = await readKeptPage(host, buildWorkerPath(market, page))
    expect(headers[PAYLOAD_STAMP_HEADER]).toBe(stamp)
  })

  it('is installed on its own', async () => {
    const manifestPath = buildPageManifestPath(market, page)
    const { text: html } = await shop.get(host, path)
    expect(html).toContain(`<link rel="manifest" href="${manifestPath}">`)
    const manifest = JSON.parse((await shop.get(host, manifestPath)).text)
    expect(manifest).toMatchObject({ id: path, start_url: path, scope: path, lang: MARKETS[market].locale })
    expect(manifest.name).toContain(getBrand().name)
  })
})

describe('a page that is kept', () => {
  const readManifest = async (host: string, path: string) => JSON.parse((await shop.get(host, path)).text)

  it('has the name of the partner whose shop it is', async () => {
    const { name } = await readManifest(PARTNER_HOST, '/site.webmanifest')
    const manifest = await readManifest(PARTNER_HOST, buildPageManifestPath('de', 'verify'))
    expect(manifest.name).toBe(`${getTranslator(MARKETS.de)('OFFLINE_APP_VERIFY')} · ${name}`)
  })

  it('takes along the colours and the logo of the partner', async () => {
    const { files, stamp } = await readKeptPage(PARTNER_HOST, buildWorkerPath('de', 'verify'))
    expect(stamp).toMatch(/^agan\//)
    expect(files.filter((file) => !file.startsWith('/assets/'))).toHaveLength(2)
  })

  it('has the texts for businesses in their shop', async () => {
    const [ours, theirs] = await Promise.all(
      [MARKET_HOSTS.de, WIDGET_HOST].map((host) => readKeptPage(host, buildWorkerPath('de', 'verify'))),
    )
    expect(theirs?.files).not.toEqual(ours?.files)
  })

  it('does not exist in a language that the shop doesn’t speak', async () => {
    expect((await shop.get(WIDGET_HOST, buildWorkerPath('pl' satisfies MarketId, 'verify'))).status).toBe(404)
  })

  it('is opened by an installed app with the sale that its seller keeps, which no cache may store', async () => {
    const path = `${buildPageManifestPath('de', 'thankYou')}?sale=100-200&key=abcdefghijkl`
    const { text, headers } = await shop.get(MARKET_HOSTS.de, path)
    expect(JSON.parse(text).start_url).toBe(`${MARKETS.de.routes.thankYou}#100-200.abcdefghijkl`)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it.each(['sale=1&key=short', 'sale=%22&key=abcdefghijkl', 'sale=1&sale=2&key=abcdefghijkl'])(
    'is opened without a sale for %s',
    async (query) => {
      const { text } = await shop.get(MARKET_HOSTS.de, `${buildPageManifestPath('de', 'thankYou')}?${query}`)
      expect(JSON.parse(text).start_url).toBe(MARKETS.de.routes.thankYou)
    },
  )

  it('belongs to pages with a worker only: any other one has the manifest of the shop', async () => {
    const { text, headers } = await shop.get(MARKET_HOSTS.de, '/')
    expect(text).toContain('<link rel="manifest" href="/site.webmanifest">')
    expect(headers[PAYLOAD_STAMP_HEADER]).toBeUndefined()
  })
})

describe('a shop whose pages are kept no longer', () => {
  it('serves a worker that removes what the one before has kept, and itself', async () => {
    const off = await startTestShop({ hasOfflinePages: false })
    const { text, headers } = await off.get(MARKET_HOSTS.de, buildWorkerPath('de', 'verify'))
    await off.close()
    expect(text).toContain('caches.delete')
    expect(text).toContain('registration.unregister')
    expect(text).not.toContain('KEPT_PAGE')
    expect(headers['cache-control']).toBe('no-cache')
  })
})
