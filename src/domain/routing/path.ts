import {
  compareSpecificity,
  compilePattern,
  fillPattern,
  matchPattern,
  type PathPattern,
  splitPath,
} from './path-pattern.ts'
import { hasValidParams, type RouteParams } from './route-params.ts'
import { NEUTRAL_ROUTES, type RouteName, type RouteTable } from './route-table.ts'

/** A route with its parameters: what a path means. */
export interface RouteMatch {
  readonly route: RouteName
  readonly params: Readonly<Record<string, string>>
}

export type ParsedPath =
  | ({ readonly kind: 'match' } & RouteMatch)
  | { readonly kind: 'invalidParams'; readonly route: RouteName }
  | { readonly kind: 'unmatched' }

interface CompiledTable {
  readonly byName: ReadonlyMap<RouteName, PathPattern>
  /** By number of segments, the more specific first: most paths are compared with few patterns. */
  readonly byLength: readonly (readonly (readonly [RouteName, PathPattern])[])[]
}

const compiledTables = new WeakMap<RouteTable, CompiledTable>()

function compileTable(table: RouteTable): CompiledTable {
  const known = compiledTables.get(table)
  if (known) return known
  const entries = Object.entries(table).map(
    ([name, pattern]) => [name as RouteName, compilePattern(pattern)] as const,
  )
  const bySpecificity = [...entries].sort(([, left], [, right]) => compareSpecificity(left, right))
  const longest = Math.max(...entries.map(([, pattern]) => pattern.length))
  const byLength = Array.from({ length: longest + 1 }, (_, length) =>
    bySpecificity.filter(([, pattern]) => pattern.length === length),
  )
  const compiled = { byName: new Map(entries), byLength }
  compiledTables.set(table, compiled)
  return compiled
}

/** The public path of a route in a market. The only way to build a link. */
export function buildPath<Name extends RouteName>(
  market: { readonly routes: RouteTable },
  route: Name,
  ...[params]: keyof RouteParams<Name> extends never ? [] : [RouteParams<Name>]
): string {
  return buildMatchPath(market, { route, params: params ?? {} })
}

/** Like `buildPath`, for a route that is only known at run time. */
export function buildMatchPath(
  market: { readonly routes: RouteTable },
  { route, params }: RouteMatch,
): string {
  const pattern = compileTable(market.routes).byName.get(route)
  if (!pattern) throw new Error(`Unknown route: ${route}`)
  return fillPattern(pattern, params)
}

/** What a public path means in a market. Paths of other markets do not match. */
export function parsePath(market: { readonly routes: RouteTable }, pathname: string): ParsedPath {
  if (!pathname.startsWith('/')) return { kind: 'unmatched' }
  const segments = splitPath(pathname)
  for (const [route, pattern] of compileTable(market.routes).byLength[segments.length] ?? []) {
    const params = matchPattern(pattern, segments)
    if (params)
      return hasValidParams(params) ? { kind: 'match', route, params } : { kind: 'invalidParams', route }
  }
  return { kind: 'unmatched' }
}

/** The neutral paths in the shape of a market, for visitors who type one. */
export const NEUTRAL_PATHS = { routes: NEUTRAL_ROUTES } as const
