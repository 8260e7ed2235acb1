import type { Market } from '#domain/markets/market.ts'
import { hasScreen } from '#domain/pages/route-middleware.ts'
import { parsePath } from '#domain/routing/path.ts'
import { NEUTRAL_ROUTES, type RouteName } from '#domain/routing/route-table.ts'

/** What a path of a market leads to. A page of the catalogue exists only as long as the catalogue has it. */
export type PathTarget =
  | { readonly kind: 'screen'; readonly route: RouteName }
  | { readonly kind: 'content'; readonly slug: string }
  | { readonly kind: 'category' | 'overview' | 'device'; readonly url: string }
  | { readonly kind: 'nowhere' }

const NOWHERE: PathTarget = { kind: 'nowhere' }

const isPlainRoute = (route: RouteName): boolean => !NEUTRAL_ROUTES[route].includes('{')

/** Whether a market has a screen that a link can name without anything else. */
export const isLinkedScreen = (market: Market, route: RouteName): boolean =>
  isPlainRoute(route) && (route === 'buyShop' || hasScreen(market, route))

/** What a path means, without its query. Pages that belong to the holder of a link are nothing that a text can link to. */
export function readPathTarget(market: Market, path: string): PathTarget {
  const [pathname = ''] = path.split(/[?#]/, 1)
  const parsed = parsePath(market, pathname)
  if (parsed.kind !== 'match') return NOWHERE
  const { route, params } = parsed
  if (route === 'content') return { kind: 'content', slug: params.contentPages ?? '' }
  if (route === 'sell') return { kind: 'category', url: params.category ?? '' }
  if (route === 'overview') return { kind: 'overview', url: params.overview ?? '' }
  if (route === 'pdp') return { kind: 'device', url: params.pdp ?? '' }
  return isLinkedScreen(market, route) ? { kind: 'screen', route } : NOWHERE
}
