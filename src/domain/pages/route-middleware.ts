import { hasBusinessMode } from '#domain/markets/business-mode.ts'
import type { Market } from '#domain/markets/market.ts'
import type { RouteName } from '#domain/routing/route-table.ts'

export type MiddlewareOutcome =
  | { readonly kind: 'pass' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'externalRedirect'; readonly to: string }

type Middleware = (market: Market) => MiddlewareOutcome

const PASS: MiddlewareOutcome = { kind: 'pass' }

const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  requireBusinessMarket: (market) => (hasBusinessMode(market) ? PASS : { kind: 'notFound' }),
  requireNewsletter: (market) => (market.flags.newsletter ? PASS : { kind: 'notFound' }),
  redirectToBuyShop: (market) => ({ kind: 'externalRedirect', to: market.buyShopLink }),
}

/** Checks that run before a route's page is loaded, by name. */
export const ROUTE_MIDDLEWARE: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  b2bLandingpage: ['requireBusinessMarket'],
  b2bPortal: ['requireBusinessMarket'],
  buyShop: ['redirectToBuyShop'],
  individualOffer: ['requireBusinessMarket'],
  newsletterRequested: ['requireNewsletter'],
}

/** Runs named checks in order. The first one that does not pass decides. */
export function runMiddleware(names: readonly string[], market: Market): MiddlewareOutcome {
  for (const name of names) {
    const middleware = Object.hasOwn(MIDDLEWARE, name) ? MIDDLEWARE[name] : undefined
    if (!middleware) throw new Error(`Unknown route middleware: '${name}'`)
    const outcome = middleware(market)
    if (outcome.kind !== 'pass') return outcome
  }
  return PASS
}

/** The outcome of a route's own checks in a market. */
export const checkRoute = (market: Market, route: RouteName): MiddlewareOutcome =>
  runMiddleware(ROUTE_MIDDLEWARE[route] ?? [], market)

/** Whether a market has this page at all. */
export const hasScreen = (market: Market, route: RouteName): boolean =>
  checkRoute(market, route).kind === 'pass'
