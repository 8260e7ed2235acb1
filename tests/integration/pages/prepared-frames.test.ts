import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InlineState } from '#contracts/page-payload.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { DIST_FOLDER } from '#server/render/build-info.ts'
import { listExamplePaths } from '../../support/example-paths.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

interface RenderedPage {
  readonly path: string
  readonly state: InlineState
}

interface ServerEntry {
  readonly renderByReact: (page: RenderedPage) => Promise<string>
  readonly isLeftToReact: (page: RenderedPage) => Promise<boolean>
}

let shop: TestShop
let entry: ServerEntry

beforeAll(async () => {
  shop = await startTestShop()
  entry = (await import(pathToFileURL(`${DIST_FOLDER}/server/entry-server.js`).href)) as ServerEntry
})

afterAll(() => shop.close())

/** A page as it is sent, and what it was rendered from. */
async function openPage(host: string, path: string) {
  const { text } = await shop.get(host, path)
  const [, json] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(text) ?? []
  const state = JSON.parse(json ?? '') as InlineState
  return { text, page: { path: state.payload.error ? '/404' : path, state } }
}

const findSearchPath = (market: MarketId) =>
  buildPath(MARKETS[market], 'overview', { overview: MARKETS[market].searchOverview })

const SPECIAL_PATHS = ['/nowhere', "/o'hara&quot;", '/?utm_source=mail']

/**
 * Header and footer come from an earlier page of the shop, and the rest isn't written by React. React in the browser must find
 * what it would render itself.
 */
it.each([
  ['de', MARKET_HOSTS.de],
  ['pl', MARKET_HOSTS.pl],
  ['de', PARTNER_HOST],
  ['de', WIDGET_HOST],
] as const)('sends the pages of %s at %s as React would write them', async (market, host) => {
  const search = findSearchPath(market)
  const paths = [
    ...listExamplePaths(market).map(({ path }) => path),
    search,
    `${search}?q=iphone`,
    ...SPECIAL_PATHS,
  ]
  for (const path of paths) {
    const { text, page } = await openPage(host, path)
    const whole = await entry.renderByReact(page)
    expect({ path, html: text.includes(`<div id="app">${whole}</div>`) }).toEqual({ path, html: true })
  }
})

/** Whoever gives one of them something that only React writes makes it slower. */
describe('the pages that are made most often', () => {
  it.each(['home', 'overview', 'pdp', 'content', 'sell'] as const)(
    '%s isn’t left to React',
    async (route) => {
      const found = listExamplePaths('de').find((example) => example.route === route)
      const { page } = await openPage(MARKET_HOSTS.de, found?.path ?? '')
      expect(page.state.payload).toMatchObject({ screen: route, error: null })
      expect(await entry.isLeftToReact(page)).toBe(false)
    },
  )
})
