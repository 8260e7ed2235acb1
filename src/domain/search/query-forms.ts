import { readFilterClauses } from './device-filter.ts'
import { type DeviceSort, findDeviceSort } from './device-sort.ts'
import {
  buildCategoriesQuery,
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  buildDeviceSearchQuery,
  buildDevicesBySeriesQuery,
  buildGroupQuery,
  type DeviceListInput,
  type DeviceSearchInput,
  GROUP_KINDS,
  type GroupMatch,
  type SearchQuery,
  type SeriesDevicesInput,
} from './query-builders.ts'

/** A query of the shop, taken apart into its form and what was filled in. */
export type RecognisedQuery =
  | { readonly form: 'categories' }
  | { readonly form: 'group'; readonly input: GroupMatch }
  | { readonly form: 'deviceByUrl'; readonly input: { readonly url: string } }
  | { readonly form: 'devicesBySeries'; readonly input: Required<SeriesDevicesInput> }
  | { readonly form: 'deviceList'; readonly input: Required<DeviceListInput> }
  | { readonly form: 'deviceSearch'; readonly input: Required<DeviceSearchInput> }

/** A query that no builder of the shop writes; the message names the part. */
export class UnsupportedQueryError extends Error {
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
  keys.reduce<unknown>(
    (inner, key) =>
      Array.isArray(inner)
        ? inner[Number(key)]
        : isObject(inner) && Object.hasOwn(inner, key)
          ? inner[key]
          : undefined,
    value,
  )

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const asFrom = (value: unknown): number => (isId(value) ? value : 0)

/** An unknown order reads as the usual one and shows up as a difference. */
const asSort = (value: unknown): DeviceSort => findDeviceSort(value) ?? 'newest'

interface Reading {
  readonly query: RecognisedQuery
  /** What the shop's builder writes for it. */
  readonly written: SearchQuery
}

function readSearch(query: SearchQuery): Reading {
  const bool = at(query, 'query', 'function_score', 'query', 'bool')
  const text = at(bool, 'should', '0', 'multi_match', 'query')
  const input = {
    text: typeof text === 'string' ? text : '',
    filter: readFilterClauses(at(bool, 'filter')),
    from: asFrom(query.from),
  }
  return { query: { form: 'deviceSearch', input }, written: buildDeviceSearchQuery(input) }
}

function readList(query: SearchQuery): Reading {
  const filter = readFilterClauses(at(query, 'query', 'bool', 'filter'))
  const input = { filter, sort: asSort(query.sort), from: asFrom(query.from) }
  return { query: { form: 'deviceList', input }, written: buildDeviceListQuery(input) }
}

function readSeries(query: SearchQuery): Reading {
  const seriesId = at(query, 'query', 'term', 'seriesId')
  // No query can hold NaN, so what is not an id shows up as a difference.
  const input = { seriesId: isId(seriesId) ? seriesId : Number.NaN, sort: asSort(query.sort) }
  return { query: { form: 'devicesBySeries', input }, written: buildDevicesBySeriesQuery(input) }
}

function readByUrl(query: SearchQuery): Reading {
  const url = at(query, 'query', 'match_phrase', 'url')
  const input = { url: typeof url === 'string' ? url : '' }
  return { query: { form: 'deviceByUrl', input }, written: buildDeviceByUrlQuery(input.url) }
}

function readGroup(query: SearchQuery): Reading {
  const [field = '', value] = Object.entries((at(query, 'query', 'match') ?? {}) as Json)[0] ?? []
  const [kind, by] = field.split('.')
  const input: GroupMatch = {
    kind: GROUP_KINDS.find((known) => known === kind) ?? 'category',
    by: by === 'id' ? 'id' : 'url',
    value: typeof value === 'string' || isId(value) ? value : '',
  }
  return { query: { form: 'group', input }, written: buildGroupQuery(input) }
}

/** By the key that stands directly below `query`. */
const READERS: Readonly<Record<string, (query: SearchQuery) => Reading>> = {
  function_score: readSearch,
  bool: readList,
  term: readSeries,
  match_phrase: readByUrl,
  match: readGroup,
}

const named = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** Path of the first place where the query differs from what the shop writes; null when they are the same. */
function findDifference(given: unknown, written: unknown, path: string): string | null {
  if (Object.is(given, written)) return null
  if (Array.isArray(given) && Array.isArray(written)) {
    if (given.length !== written.length) return path
  } else if (!isObject(given) || !isObject(written)) return path
  const before = given as Json
  const after = written as Json
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) return named(path, key)
    const difference = findDifference(before[key], after[key], named(path, key))
    if (difference) return difference
  }
  const missing = Object.keys(after).find((key) => !Object.hasOwn(before, key))
  return missing === undefined ? null : `${named(path, missing)} (missing)`
}

function readQuery(query: SearchQuery): Reading {
  if (query.query === undefined) return { query: { form: 'categories' }, written: buildCategoriesQuery() }
  const [key = ''] = isObject(query.query) ? Object.keys(query.query) : []
  const read = Object.hasOwn(READERS, key) ? READERS[key] : undefined
  if (!read) throw new UnsupportedQueryError(key ? named('query', key) : 'query')
  return read(query)
}

/**
 * Which of the shop's queries this is. A query counts as recognised only if the shop's own builder, given what was
 * read from it, writes exactly the same one: nothing can hide in a corner that the reader does not look at.
 */
export function recogniseQuery(query: SearchQuery): RecognisedQuery {
  const reading = readQuery(query)
  const difference = findDifference(query, reading.written, '')
  if (difference !== null) throw new UnsupportedQueryError(difference || 'query')
  return reading.query
}
