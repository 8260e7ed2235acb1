import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { hasScreen } from '#domain/pages/route-middleware.ts'
import { buildMatchPath, NEUTRAL_PATHS, parsePath } from '#domain/routing/path.ts'
import { NEUTRAL_ROUTES, ROUTE_NAMES, type RouteName } from '#domain/routing/route-table.ts'
import { MARKETS } from '#markets/markets.ts'
import { listExamplePaths } from '../../support/example-paths.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

const TOKEN = 'a1B2c3D4e5F6g7H8'

/** What a link with a token would carry. Whether it opens anything is decided behind the redirect. */
const TOKEN_PARAMS: Readonly<Record<string, string>> = {
  id: TOKEN,
  trade: 'T-1042',
  parcel: 'T-1043',
  offerid: 'offer_7',
  offer: '12',
  emailHash: TOKEN,
  watchKey: TOKEN,
}

const listParams = (route: RouteName): string[] =>
  [...NEUTRAL_ROUTES[route].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Every neutral path in the words of the market, with the path that a visitor should end up at. */
function listNeutralRows(market: MarketId) {
  const examples = new Map(listExamplePaths(market).map(({ route, path }) => [route, path]))
  return ROUTE_NAMES.filter((route) => route !== 'buyShop' && hasScreen(MARKETS[market], route)).flatMap(
    (route) => {
      const example = examples.get(route)
      const parsed = example === undefined ? null : parsePath(MARKETS[market], example)
      const params =
        parsed?.kind === 'match'
          ? parsed.params
          : Object.fromEntries(listParams(route).map((name) => [name, TOKEN_PARAMS[name] ?? '']))
      const neutral = buildMatchPath(NEUTRAL_PATHS, { route, params })
      const own = buildMatchPath(MARKETS[market], { route, params })
      return [{ market, route, neutral, own }]
    },
  )
}

const ROWS = MARKET_IDS.flatMap(listNeutralRows)

describe('a neutral path that a visitor types', () => {
  it.each(ROWS.filter(({ neutral, own }) => neutral !== own))(
    '$neutral leads $market to $own, with its query',
    async ({ market, neutral, own }) => {
      const { status, headers } = await shop.get(MARKET_HOSTS[market], `${neutral}?utm_source=x&a=%20b`)
      expect({ status, location: headers.location }).toEqual({
        status: 301,
        location: `${own}?utm_source=x&a=%20b`,
      })
    },
  )

  it.each(ROWS.filter(({ neutral, own }) => neutral === own))(
    '$neutral is the path of $market itself and redirects nowhere',
    async ({ market, own }) => {
      const { status } = await shop.get(MARKET_HOSTS[market], own)
      expect([200, 303, 404]).toContain(status)
    },
  )

  it.each([
    ['de', '/sell/phones', '/verkaufen/handys'],
    ['fr', '/sell/phones', '/catalogue/telephones'],
    ['de', '/content/terms', '/content/agb'],
    ['pl', '/content/terms', '/content/regulamin'],
    ['de', '/products/apple', '/produkte/uebersicht-apple'],
    ['en', '/products/apple', '/products/overview-apple'],
    ['it', '/products/overview-apple', '/prodotti/panoramica-apple'],
    ['de', '/account/overview/', '/account'],
  ] as const)('in %s turns the words of %s into %s', async (market, path, location) => {
    const { status, headers } = await shop.get(MARKET_HOSTS[market], path)
    expect({ status, location: headers.location }).toEqual({ status: 301, location })
  })

  it.each([
    ['de', '/products/gibt-es-nicht'],
    ['de', '/sell/washing-machines'],
    ['pl', '/b2b/landingpage'],
    ['fr', '/b2b/ankaufsportal'],
    ['de', '/products//evil.example'],
    ['de', '/sell/%2F%2Fevil.example'],
    ['en', '/products/gibt-es-nicht'],
  ] as const)('in %s leads nowhere from %s, where there is no page', async (market, path) => {
    const { status, headers } = await shop.get(MARKET_HOSTS[market], path)
    expect({ status, location: headers.location }).toEqual({ status: 404, location: undefined })
  })

  it('follows the stored language, not the host', async () => {
    const { headers } = await shop.get(MARKET_HOSTS.de, '/account/addressChange', { cookie: 'locale=it' })
    expect(headers.location).toBe('/account/address-change')
    const checkout = await shop.get(MARKET_HOSTS.de, '/thankYou', { cookie: 'locale=it' })
    expect(checkout.headers.location).toBe('/grazie')
  })

  it('with a token is not kept by any cache', async () => {
    const path = `/clarification/clarificationQuickAnswer/${TOKEN}/T-1042/offer_7`
    const { headers } = await shop.get(MARKET_HOSTS.de, path)
    expect(headers['cache-control']).toBe('private, no-store')
  })
})
