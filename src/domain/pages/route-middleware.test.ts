import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { checkRoute, hasScreen, ROUTE_MIDDLEWARE, runMiddleware } from '#domain/pages/route-middleware.ts'
import { isExternalAddress } from '#domain/routing/external-navigation.ts'
import { ROUTE_NAMES } from '#domain/routing/route-table.ts'
import { MARKETS } from '#markets/markets.ts'

const OUTSIDE_GERMANY = ['at', 'en', 'es', 'fr', 'it', 'pl'] as const

describe('checks before a page', () => {
  it.each(['b2bLandingpage', 'b2bPortal', 'individualOffer'] as const)(
    '%s only exists in the German market',
    (route) => {
      expect(checkRoute(MARKETS.de, route)).toEqual({ kind: 'pass' })
      expect(hasScreen(MARKETS.de, route)).toBe(true)
      for (const id of OUTSIDE_GERMANY) {
        expect(checkRoute(MARKETS[id], route)).toEqual({ kind: 'notFound' })
        expect(hasScreen(MARKETS[id], route)).toBe(false)
      }
    },
  )

  it('the page after subscribing exists in markets with a newsletter; unsubscribing works everywhere', () => {
    const having = (route: 'newsletterRequested' | 'newsletterUnsubscribe') =>
      MARKET_IDS.filter((id) => hasScreen(MARKETS[id], route))
    expect(having('newsletterRequested')).toEqual(['de', 'es', 'fr', 'it'])
    expect(having('newsletterUnsubscribe')).toEqual(MARKET_IDS)
  })

  it.each(MARKET_IDS)('the link to the buy shop leaves the sell shop of %s', (id) => {
    const { buyShopLink, domain } = MARKETS[id]
    expect(checkRoute(MARKETS[id], 'buyShop')).toEqual({ kind: 'externalRedirect', to: buyShopLink })
    expect(isExternalAddress(buyShopLink, `https://${domain}`)).toBe(true)
    expect(hasScreen(MARKETS[id], 'buyShop')).toBe(false)
  })

  it('every other route is a page in every market', () => {
    const checked = ['b2bLandingpage', 'b2bPortal', 'individualOffer', 'buyShop', 'newsletterRequested']
    for (const route of ROUTE_NAMES.filter((name) => !checked.includes(name)))
      for (const id of MARKET_IDS) expect(checkRoute(MARKETS[id], route)).toEqual({ kind: 'pass' })
  })

  it.each(['requireAdmin', '', 'constructor', 'toString'])('a check named %j is an error', (name) => {
    expect(() => runMiddleware([name], MARKETS.de)).toThrow(`Unknown route middleware: '${name}'`)
  })

  it('run in order, and the first one that does not pass decides', () => {
    const names = ['requireBusinessMarket', 'redirectToBuyShop', 'requireAdmin']
    expect(runMiddleware(names, MARKETS.fr)).toEqual({ kind: 'notFound' })
    expect(runMiddleware(names, MARKETS.de)).toMatchObject({ kind: 'externalRedirect' })
    expect(runMiddleware([], MARKETS.de)).toEqual({ kind: 'pass' })
  })

  it('are all known by name', () => {
    for (const names of Object.values(ROUTE_MIDDLEWARE))
      expect(() => runMiddleware(names, MARKETS.de)).not.toThrow()
  })
})
