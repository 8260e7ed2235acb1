import { parsePath } from './path.ts'
import type { RouteTable } from './route-table.ts'

/** Parameters that open something without a login, or identify a person. */
const SECRET_PARAMS = ['id', 'emailHash', 'offerid', 'watchKey']

const SECRET_AREAS = /^\/(?:browser\/)?(clarification\w*|newsletter|price-watch|priceWatch)\//

/** A path that is safe to log or report: a reader must not be able to open its link. */
export function redactPath(market: { readonly routes: RouteTable }, pathname: string): string {
  const parsed = parsePath(market, pathname)
  if (parsed.kind === 'match') {
    const isSecret = SECRET_PARAMS.some((name) => name in parsed.params)
    return isSecret ? market.routes[parsed.route] : pathname
  }
  // An unknown path may be a mistyped link, so anything that could be a token is removed.
  const area = SECRET_AREAS.exec(pathname)?.[1]
  return area ? `/${area}/…` : pathname.replace(/[\w-]{16,}/g, '…')
}
