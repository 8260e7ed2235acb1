import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InlineState } from '#contracts/page-payload.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { DIST_FOLDER } from '#server/render/build-info.ts'
import { listExamplePaths } from '../../support/example-paths.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

type RenderWholeApp = (page: { path: string; state: InlineState }) => Promise<string>

let shop: TestShop
let renderWholeApp: RenderWholeApp

beforeAll(async () => {
  shop = await startTestShop()
  const entry = pathToFileURL(`${DIST_FOLDER}/server/entry-server.js`).href
  renderWholeApp = ((await import(entry)) as { renderWholeApp: RenderWholeApp }).renderWholeApp
})

afterAll(() => shop.close())

const SPECIAL_PATHS = ['/nowhere', "/o'hara&quot;", '/?utm_source=mail']

/** Header and footer come from an earlier page of the shop. React in the browser must find what it would render itself. */
it.each([
  ['de', MARKET_HOSTS.de],
  ['pl', MARKET_HOSTS.pl],
  ['de', PARTNER_HOST],
  ['de', WIDGET_HOST],
] as const)('sends the pages of %s at %s as if each were rendered whole', async (market, host) => {
  const search = buildPath(MARKETS[market], 'overview', { overview: MARKETS[market].searchOverview })
  const paths = [
    ...listExamplePaths(market).map(({ path }) => path),
    search,
    `${search}?q=iphone`,
    ...SPECIAL_PATHS,
  ]
  for (const path of paths) {
    const { text } = await shop.get(host, path)
    const [, json] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(text) ?? []
    const state = JSON.parse(json ?? '') as InlineState
    const whole = await renderWholeApp({ path: state.payload.error ? '/404' : path, state })
    expect({ path, html: text.includes(`<div id="app">${whole}</div>`) }).toEqual({ path, html: true })
  }
})
