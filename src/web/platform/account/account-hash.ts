import type { PublicMarket } from '#domain/markets/public-market.ts'
import { buildPath } from '#domain/routing/path.ts'

type RouteMarket = Pick<PublicMarket, 'routes'>

const RETURN = 'return'

/** A page that a sign-in may lead back to. Known by name: nobody can be sent elsewhere by a link. */
export type ReturnRoute = 'checkout'

/** One entry behind the `#` of an address, which a browser sends to nobody; null when there is none. */
export const readHashEntry = (hash: string, name: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name) || null

/** Where to sign in, on the way to another page. */
export const signInPath = (market: RouteMarket, route: ReturnRoute): string =>
  `${buildPath(market, 'accountOverview')}#${RETURN}=${route}`

/** The page that a sign-in leads back to, at the step it was left at; null when it was not on the way to one. */
export const findReturnPath = (market: RouteMarket, hash: string): string | null =>
  readHashEntry(hash, RETURN) === 'checkout' ? `${buildPath(market, 'checkout')}#details` : null
