import { parsePath } from './path.ts'
import type { RouteTable } from './route-table.ts'

/** Parameters that open something without a login, or stand for a person's address. */
const SECRET_PARAMS = ['id', 'emailHash', 'offerid']

const SECRET_AREAS = /^\/(?:browser\/)?(clarification\w*|newsletter)\//

/** A path as it may stand in a log or in analytics: whoever reads it there must not be able to use its link. */
export function reportablePath(market: { readonly routes: RouteTable }, pathname: string): string {
  const parsed = parsePath(market, pathname)
  if (parsed.kind === 'match') {
    const isSecret = SECRET_PARAMS.some((name) => name in parsed.params)
    return isSecret ? market.routes[parsed.route] : pathname
  }
  // A path that leads nowhere may be a mistyped link: whatever in it could be a token is left out.
  const area = SECRET_AREAS.exec(pathname)?.[1]
  return area ? `/${area}/…` : pathname.replace(/[\w-]{16,}/g, '…')
}
