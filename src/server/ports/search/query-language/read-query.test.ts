import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import { GROUP_KINDS, type QueryKind, type SearchQuery } from '#domain/search/search-query.ts'
import { readQuery, UnsupportedQueryError } from '#server/ports/search/query-language/read-query.ts'
import { writeSortClauses } from '#server/ports/search/query-language/sort-clauses.ts'
import { type WrittenQuery, writeQuery } from '#server/ports/search/query-language/write-query.ts'
import { buildDeviceListQuery, buildDeviceSearchQuery } from '../../../../../tests/support/search-queries.ts'

const id = fc.maxSafeNat()
const ids = fc.array(id, { maxLength: 5 })
const sort = fc.constantFrom(...(Object.keys(DEVICE_SORTS) as DeviceSort[]))
const text = fc.string({ unit: 'binary', maxLength: 30 })

const filter: fc.Arbitrary<DeviceFilter> = fc.record(
  {
    ids,
    categoryId: fc.constantFrom(...CATEGORY_IDS),
    manufacturerId: id,
    seriesIds: ids,
    releaseYears: ids,
  },
  { requiredKeys: [] },
)

const QUERIES: { readonly [Kind in QueryKind]: fc.Arbitrary<SearchQuery<Kind>> } = {
  categories: fc.constant({ kind: 'categories' }),
  group: fc.record({
    kind: fc.constant('group'),
    match: fc.record({
      kind: fc.constantFrom(...GROUP_KINDS),
      by: fc.constantFrom('url', 'id'),
      value: fc.oneof(text, id),
    }),
  }),
  deviceByUrl: fc.record({ kind: fc.constant('deviceByUrl'), url: text }),
  devicesBySeries: fc.record({ kind: fc.constant('devicesBySeries'), seriesId: id, sort }),
  deviceList: fc.record({ kind: fc.constant('deviceList'), filter, sort, from: id }),
  deviceSearch: fc.record({ kind: fc.constant('deviceSearch'), text, filter, from: id }),
}

const KINDS = Object.entries(QUERIES) as [kind: QueryKind, queries: fc.Arbitrary<SearchQuery>][]

const anyQuery = fc.oneof(...KINDS.map(([, queries]) => queries))

const throughJson = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

/** The query as a client sends it. */
const send = (query: SearchQuery): WrittenQuery => throughJson(writeQuery(query))

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every place in a query, as the keys that lead to it. */
function listPlaces(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, own]) => listPlaces(own, [...path, key]))]
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Json)[key], value)

/** The part of the query that the refusal names. */
function findRefusedPart(query: WrittenQuery): string {
  try {
    return `read as ${JSON.stringify(readQuery(query))}`
  } catch (error) {
    expect(error).toBeInstanceOf(UnsupportedQueryError)
    const { part, message } = error as UnsupportedQueryError
    expect(message).toBe(`Unsupported query: ${part}`)
    return part.replace(' (missing)', '')
  }
}

const isWithin = (part: string, place: string) => part === place || place.startsWith(`${part}.`)

describe.each(KINDS)('a query of the kind %s', (_, queries) => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readQuery(send(query))).toEqual(throughJson(query))
      }),
    )
  })

  it('with anything added at any place is refused, and the place is named', () => {
    const name = fc.constantFrom(
      'x',
      'size',
      'script',
      'regexp',
      '_source',
      'runtime_mappings',
      'constructor',
    )
    fc.assert(
      fc.property(queries, name, fc.jsonValue(), fc.nat(), (original, key, value, choice) => {
        const query = send(original)
        const places = listPlaces(query).filter((path) => isObject(at(query, path)))
        const place = places[choice % places.length] ?? []
        fc.pre(!Object.hasOwn(at(query, place) as Json, key))
        Object.assign(at(query, place) as Json, { [key]: value })
        expect(isWithin(findRefusedPart(query), [...place, key].join('.'))).toBe(true)
      }),
    )
  })

  it('with any key missing or misspelt is refused', () => {
    fc.assert(
      fc.property(queries, fc.boolean(), fc.nat(), (original, isMisspelt, choice) => {
        const query = send(original)
        const places = listPlaces(query).filter(
          (path) => path.length > 0 && isObject(at(query, path.slice(0, -1))),
        )
        const place = places[choice % places.length] ?? []
        const parent = at(query, place.slice(0, -1)) as Json
        const key = place.at(-1) ?? ''
        if (isMisspelt) parent[`${key}_`] = parent[key]
        delete parent[key]
        expect(findRefusedPart(query)).toMatch(/^(query|aggs|sort|from)/)
      }),
    )
  })

  it('with something else at any place is refused, and the place is named', () => {
    // No place of any kind of query may have one of these values.
    const other = fc.constantFrom<unknown>(null, true, 0.25, { x: 1 }, [[]], ['x'], [null])
    fc.assert(
      fc.property(queries, other, fc.nat(), (original, value, choice) => {
        const query = send(original)
        const places = listPlaces(query).filter((path) => path.length > 0 && !/^\d+$/.test(path.at(-1) ?? ''))
        const place = places[choice % places.length] ?? []
        Object.assign(at(query, place.slice(0, -1)) as Json, { [place.at(-1) ?? '']: value })
        const part = findRefusedPart(query)
        const expected = place.join('.')
        expect(isWithin(part, expected) || isWithin(expected, part)).toBe(true)
      }),
    )
  })
})

describe('a query that the shop never writes', () => {
  const list = send(buildDeviceListQuery())

  it.each<[string, WrittenQuery, string]>([
    ['nothing', {}, 'aggs (missing)'],
    ['no query', { query: null }, 'query'],
    ['an empty query', { query: {} }, 'query'],
    ['a list as query', { query: [] }, 'query'],
    ['a text as query', { query: 'iphone' }, 'query'],
    ['everything', { query: { match_all: {} } }, 'query.match_all'],
    ['a script', { query: { script_score: {} } }, 'query.script_score'],
    ['a pattern', { query: { wildcard: { model: '*' } } }, 'query.wildcard'],
    ['an inherited name', { query: { constructor: {} } }, 'query.constructor'],
    ['a prototype', { query: JSON.parse('{"__proto__":{}}') }, 'query.__proto__'],
    ['a prototype beside', JSON.parse('{"__proto__":{},"query":{"term":{"seriesId":1}}}'), '__proto__'],
    [
      'a negative series',
      { query: { term: { seriesId: -1 } }, sort: writeSortClauses('newest') },
      'query.term.seriesId',
    ],
    ['a negative beginning', { ...list, from: -1 }, 'from'],
    ['a beginning between two devices', { ...list, from: 0.5 }, 'from'],
    ['a beginning as text', { ...list, from: '0' }, 'from'],
    ['a group of another kind', { query: { match: { 'shop.id': 1 } } }, 'query.match.shop.id'],
    ['a group by another field', { query: { match: { 'series.name': 'x' } } }, 'query.match.series.name'],
    [
      'a group by two fields',
      { query: { match: { 'series.id': 1, 'series.url': 'x' } } },
      'query.match.series.url',
    ],
    ['a group without a field', { query: { match: 'x' } }, 'query.match'],
  ])('is refused by name: %s', (_, query, part) => {
    expect(() => readQuery(query)).toThrow(new UnsupportedQueryError(part))
  })

  it('is refused when its two texts differ', () => {
    const query = JSON.stringify(writeQuery(buildDeviceSearchQuery('iphone'))).replace('"iphone"', '"galaxy"')
    expect(findRefusedPart(JSON.parse(query))).toBe(
      'query.function_score.query.bool.should.1.multi_match.query',
    )
  })

  it('is refused whatever it is, and nothing else goes wrong', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (query, inner) => {
        expect(findRefusedPart(query)).not.toMatch(/^read as/)
        expect(findRefusedPart({ ...query, query: inner } as WrittenQuery)).not.toMatch(/^read as/)
      }),
    )
  })

  it('is refused when one kind has a part of another', () => {
    fc.assert(
      fc.property(anyQuery, anyQuery, (one, other) => {
        const written = send(one)
        const { query, ...rest } = send(other)
        fc.pre(Object.keys(rest).some((key) => !(key in written)))
        expect(findRefusedPart({ ...rest, ...written })).not.toMatch(/^read as/)
      }),
    )
  })
})
