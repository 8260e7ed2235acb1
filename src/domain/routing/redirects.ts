import { parsePath } from './path.ts'
import type { RouteTable } from './route-table.ts'

/** A legacy path of one market and the page that replaced it. `{name}` in `to` is filled from the query. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

export type RedirectTable = ReadonlyMap<string, Redirect>

export const buildRedirectTable = (redirects: readonly Redirect[]): RedirectTable =>
  new Map(redirects.map((redirect) => [redirect.from, redirect]))

/** Where a legacy path has moved, with the rest of its query; null if it has not. Never leaves the host. */
export function findRedirect(
  table: RedirectTable,
  market: { readonly routes: RouteTable },
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string | null {
  const redirect = table.get(pathname)
  if (!redirect) return null
  const { target, rest } = fillTarget(redirect.to, search)
  return parsePath(market, target).kind === 'match' ? target + rest : null
}

function fillTarget(to: string, search: string): { target: string; rest: string } {
  if (!to.includes('{')) return { target: to, rest: search }
  const query = new URLSearchParams(search)
  const used = new Set<string>()
  const target = to.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name)
    return encodeURIComponent(query.get(name) ?? '')
  })
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !used.has([...new URLSearchParams(part).keys()][0] ?? ''))
  return { target, rest: rest.length > 0 ? `?${rest.join('&')}` : '' }
}
