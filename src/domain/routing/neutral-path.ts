import { buildMatchPath, NEUTRAL_PATHS, parsePath, type RouteMatch } from './path.ts'
import type { RouteTable } from './route-table.ts'

/** Parameters that are words of a market's own: a page has them in its language. */
const TRANSLATED_PARAMS = ['overview', 'pdp', 'category', 'contentPages']

/** Whether the parameters of a route are words that differ between markets. */
export const hasTranslatedParams = ({ params }: RouteMatch): boolean =>
  TRANSLATED_PARAMS.some((name) => name in params)

/** The specification gives overviews and devices the same neutral path, so a name may mean either. */
const listReadings = (match: RouteMatch): readonly RouteMatch[] =>
  match.route === 'pdp' && match.params.pdp !== undefined
    ? [match, { route: 'overview', params: { overview: match.params.pdp } }]
    : [match]

/** What a neutral path may mean, the likeliest first; nothing for any other path. */
export function readNeutralPath(pathname: string): readonly RouteMatch[] {
  const parsed = parsePath(NEUTRAL_PATHS, pathname)
  return parsed.kind === 'match' ? listReadings({ route: parsed.route, params: parsed.params }) : []
}

/** The market's own path of what a neutral path means; null where it is that path already. */
export function findOwnPath(
  market: { readonly routes: RouteTable },
  match: RouteMatch,
  pathname: string,
): string | null {
  const own = buildMatchPath(market, match)
  return own === pathname ? null : own
}
