import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { findOwnPath, hasTranslatedParams, readNeutralPath } from '#domain/routing/neutral-path.ts'
import { buildMatchPath, NEUTRAL_PATHS, parsePath } from '#domain/routing/path.ts'
import { NEUTRAL_ROUTES, ROUTE_NAMES } from '#domain/routing/route-table.ts'
import { MARKETS } from '#markets/markets.ts'

const PARAMS = {
  overview: 'apple',
  pdp: 'iphone-13',
  category: 'phones',
  contentPages: 'terms',
  emailHash: 'a1B2c3D4e5F6g7H8',
  id: 'a1B2c3D4e5F6g7H8',
  trade: 'T-1042',
  parcel: 'T-1043',
  offer: '20417733-1',
  offerid: 'offer_7',
  watchKey: 'a1B2c3D4e5F6g7H8',
}

const ROWS = ROUTE_NAMES.flatMap((route) =>
  MARKET_IDS.map((market) => {
    const names = [...NEUTRAL_ROUTES[route].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const params = Object.fromEntries(Object.entries(PARAMS).filter(([name]) => names.includes(name)))
    return { market, path: buildMatchPath(NEUTRAL_PATHS, { route, params }), match: { route, params } }
  }),
)

describe('a neutral path', () => {
  it.each(ROWS)('$path leads $market to a page of its own, or is one', ({ market, path, match }) => {
    expect(readNeutralPath(path)[0]).toEqual(match)
    const own = findOwnPath(MARKETS[market], match, path) ?? path
    expect(parsePath(MARKETS[market], own)).toMatchObject({ kind: 'match', route: match.route })
    // A second redirect would be a loop.
    expect(findOwnPath(MARKETS[market], match, own)).toBeNull()
  })

  it('of a device may also name an overview', () => {
    expect(readNeutralPath('/products/apple')).toEqual([
      { route: 'pdp', params: { pdp: 'apple' } },
      { route: 'overview', params: { overview: 'apple' } },
    ])
  })

  it('says which words a market translates', () => {
    const translated = ROWS.filter(({ match }) => hasTranslatedParams(match)).map(({ match }) => match.route)
    expect(new Set(translated)).toEqual(
      new Set(['content', 'overview', 'pdp', 'priceWatch', 'selfTest', 'sell']),
    )
  })

  it.each([
    '/products/',
    '/products/..',
    '//evil.example',
    '/products//evil.example',
    '/products/%2F%2Fevil',
    '/account',
  ])('%s is none', (path) => {
    expect(readNeutralPath(path)).toEqual([])
  })

  it('never leads to another site', () => {
    const texts = fc.oneof(
      fc.webPath(),
      fc.string().map((text) => `/products/${text}`),
      fc.string().map((text) => `/sell/${text}`),
    )
    fc.assert(
      fc.property(texts, fc.constantFrom(...MARKET_IDS), (path, market) => {
        for (const match of readNeutralPath(path)) {
          const url = new URL(buildMatchPath(MARKETS[market], match), 'https://www.sell-de.example')
          expect(url.origin).toBe('https://www.sell-de.example')
        }
      }),
    )
  })
})
