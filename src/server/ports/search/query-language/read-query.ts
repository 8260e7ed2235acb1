import type { DeviceSort } from '#domain/search/device-sort.ts'
import { GROUP_KINDS, type SearchQuery } from '#domain/search/search-query.ts'
import { SearchInputError } from '../search-engine.ts'
import { readFilterClauses } from './filter-clauses.ts'
import { readSortClauses } from './sort-clauses.ts'
import { type WrittenQuery, writeQuery } from './write-query.ts'

/** A query that the shop never writes; the message names the part. */
export class UnsupportedQueryError extends SearchInputError {
  override name = 'UnsupportedQueryError'
  readonly part: string

  constructor(part: string) {
    super(`Unsupported query: ${part}`)
    this.part = part
  }
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path of keys, or undefined where the path leads nowhere. */
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
  }, value)

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const readFrom = (value: unknown): number => (isId(value) ? value : 0)

/** An unknown order reads as the default one and shows up as a difference. */
const readSort = (value: unknown): DeviceSort => readSortClauses(value) ?? 'newest'

function readDeviceSearch(written: WrittenQuery): SearchQuery<'deviceSearch'> {
  const bool = at(written, 'query', 'function_score', 'query', 'bool')
  const text = at(bool, 'should', '0', 'multi_match', 'query')
  return {
    kind: 'deviceSearch',
    text: typeof text === 'string' ? text : '',
    filter: readFilterClauses(at(bool, 'filter')),
    from: readFrom(written.from),
  }
}

const readDeviceList = (written: WrittenQuery): SearchQuery<'deviceList'> => ({
  kind: 'deviceList',
  filter: readFilterClauses(at(written, 'query', 'bool', 'filter')),
  sort: readSort(written.sort),
  from: readFrom(written.from),
})

function readDevicesBySeries(written: WrittenQuery): SearchQuery<'devicesBySeries'> {
  const seriesId = at(written, 'query', 'term', 'seriesId')
  return {
    kind: 'devicesBySeries',
    // JSON has no NaN, so anything that isn't an id shows up as a difference.
    seriesId: isId(seriesId) ? seriesId : Number.NaN,
    sort: readSort(written.sort),
  }
}

function readDeviceByUrl(written: WrittenQuery): SearchQuery<'deviceByUrl'> {
  const url = at(written, 'query', 'match_phrase', 'url')
  return { kind: 'deviceByUrl', url: typeof url === 'string' ? url : '' }
}

function readGroup(written: WrittenQuery): SearchQuery<'group'> {
  const [field = '', value] = Object.entries((at(written, 'query', 'match') ?? {}) as Json)[0] ?? []
  const [kind, by] = field.split('.')
  return {
    kind: 'group',
    match: {
      kind: GROUP_KINDS.find((known) => known === kind) ?? 'category',
      by: by === 'id' ? 'id' : 'url',
      value: typeof value === 'string' || isId(value) ? value : '',
    },
  }
}

/** By the key directly below `query`. */
const READERS: Readonly<Record<string, (written: WrittenQuery) => SearchQuery>> = {
  function_score: readDeviceSearch,
  bool: readDeviceList,
  term: readDevicesBySeries,
  match_phrase: readDeviceByUrl,
  match: readGroup,
}

const joinPath = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** Path of the first place where the query differs from what the shop writes; null when they are equal. */
function findDifference(given: unknown, written: unknown, path: string): string | null {
  if (Object.is(given, written)) return null
  if (Array.isArray(given) && Array.isArray(written)) {
    if (given.length !== written.length) return path
  } else if (!isObject(given) || !isObject(written)) return path
  const before = given as Json
  const after = written as Json
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) return joinPath(path, key)
    const difference = findDifference(before[key], after[key], joinPath(path, key))
    if (difference) return difference
  }
  const missing = Object.keys(after).find((key) => !Object.hasOwn(before, key))
  return missing === undefined ? null : `${joinPath(path, missing)} (missing)`
}

function guessQuery(written: WrittenQuery): SearchQuery {
  if (written.query === undefined) return { kind: 'categories' }
  const [key = ''] = isObject(written.query) ? Object.keys(written.query) : []
  const read = Object.hasOwn(READERS, key) ? READERS[key] : undefined
  if (!read) throw new UnsupportedQueryError(key ? joinPath('query', key) : 'query')
  return read(written)
}

/**
 * Which of the shop's queries this is. A query is accepted only if the shop, given what was read from it, writes exactly
 * the same one: nothing can hide in a corner the reader doesn't look at.
 */
export function readQuery(written: WrittenQuery): SearchQuery {
  const query = guessQuery(written)
  const difference = findDifference(written, writeQuery(query), '')
  if (difference !== null) throw new UnsupportedQueryError(difference || 'query')
  return query
}
