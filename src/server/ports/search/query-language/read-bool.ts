import type { Clause } from '#domain/search/document-query.ts'
import {
  type Json,
  joinPath,
  listElements,
  refuse,
  requireInteger,
  requireKeys,
  requireObject,
} from './unsupported-query.ts'

export type ReadInner = (value: unknown, path: string) => Clause

const BOOL_KEYS = ['must', 'filter', 'should', 'must_not', 'minimum_should_match']

/** The clauses below one key. */
export const readInnerClauses = (
  bool: Json,
  key: string,
  path: string,
  read: ReadInner,
): readonly Clause[] =>
  bool[key] === undefined
    ? []
    : listElements(bool[key], joinPath(path, key)).map(([value, at]) => read(value, at))

/** How many of the optional clauses must match: one, unless something else is required. */
function readMinimum(bool: Json, path: string, hasRequired: boolean): number {
  const given = bool.minimum_should_match
  if (given === undefined) return hasRequired ? 0 : 1
  const at = joinPath(path, 'minimum_should_match')
  const minimum = requireInteger(given, at)
  return minimum >= 0 ? minimum : refuse(at, 'must not be negative')
}

/** At least some of the clauses; those of which none is needed make no difference, because nothing is scored. */
function requireSome(clauses: readonly Clause[], atLeast: number): readonly Clause[] {
  if (atLeast === 0) return []
  return [atLeast > clauses.length ? { kind: 'none' } : { kind: 'some', clauses, atLeast }]
}

/** Several conditions as one. */
export function combine(clauses: readonly Clause[]): Clause {
  const [only] = clauses
  if (!only) return { kind: 'all' }
  return clauses.length === 1 ? only : { kind: 'every', clauses }
}

export function readBool(body: unknown, path: string, read: ReadInner): Clause {
  const bool = requireObject(body, path)
  requireKeys(bool, BOOL_KEYS, path)
  const required = [
    ...readInnerClauses(bool, 'must', path, read),
    ...readInnerClauses(bool, 'filter', path, read),
  ]
  const optional = readInnerClauses(bool, 'should', path, read)
  const refused = readInnerClauses(bool, 'must_not', path, read).map(
    (clause): Clause => ({ kind: 'not', clause }),
  )
  const minimum = readMinimum(bool, path, required.length > 0)
  const some =
    optional.length > 0 || bool.minimum_should_match !== undefined ? requireSome(optional, minimum) : []
  return combine([...required, ...some, ...refused])
}
