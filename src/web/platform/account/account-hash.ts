import type { PublicMarket } from '#domain/markets/public-market.ts'
import { buildPath } from '#domain/routing/path.ts'

type RouteMarket = Pick<PublicMarket, 'routes'>

const RETURN = 'return'

/** The pages a sign-in may return to. They are a fixed list, so no link can send a customer elsewhere. */
export type ReturnRoute = 'checkout'

/** One entry of the fragment, which browsers never send to a server; null when it is missing. */
export const readHashEntry = (hash: string, name: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name) || null

/** The sign-in page, with the page to return to. */
export const signInPath = (market: RouteMarket, route: ReturnRoute): string =>
  `${buildPath(market, 'accountOverview')}#${RETURN}=${route}`

/** The page and step to return to after signing in; null when there is none. */
export const findReturnPath = (market: RouteMarket, hash: string): string | null =>
  readHashEntry(hash, RETURN) === 'checkout' ? `${buildPath(market, 'checkout')}#details` : null
