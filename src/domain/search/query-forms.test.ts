import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import {
  buildCategoriesQuery,
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  buildDeviceSearchQuery,
  buildDevicesBySeriesQuery,
  buildGroupQuery,
  GROUP_KINDS,
  type SearchQuery,
} from '#domain/search/query-builders.ts'
import { type RecognisedQuery, recogniseQuery, UnsupportedQueryError } from '#domain/search/query-forms.ts'

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

interface Example {
  readonly written: SearchQuery
  readonly recognised: RecognisedQuery
}

/** Queries of a form together with what they were made of. */
const FORMS: readonly [form: string, examples: fc.Arbitrary<Example>][] = [
  ['categories', fc.constant({ written: buildCategoriesQuery(), recognised: { form: 'categories' } })],
  [
    'group',
    fc
      .record({
        kind: fc.constantFrom(...GROUP_KINDS),
        by: fc.constantFrom('url' as const, 'id' as const),
        value: fc.oneof(text, id),
      })
      .map((input) => ({ written: buildGroupQuery(input), recognised: { form: 'group', input } })),
  ],
  [
    'deviceByUrl',
    fc.record({ url: text }).map((input) => ({
      written: buildDeviceByUrlQuery(input.url),
      recognised: { form: 'deviceByUrl', input },
    })),
  ],
  [
    'devicesBySeries',
    fc.record({ seriesId: id, sort }).map((input) => ({
      written: buildDevicesBySeriesQuery(input),
      recognised: { form: 'devicesBySeries', input },
    })),
  ],
  [
    'deviceList',
    fc.record({ filter, sort, from: id }).map((input) => ({
      written: buildDeviceListQuery(input),
      recognised: { form: 'deviceList', input },
    })),
  ],
  [
    'deviceSearch',
    fc.record({ text, filter, from: id }).map((input) => ({
      written: buildDeviceSearchQuery(input),
      recognised: { form: 'deviceSearch', input },
    })),
  ],
]

const anyExample = fc.oneof(...FORMS.map(([, examples]) => examples))

/** The query as an engine receives it. */
const sent = (query: SearchQuery) => JSON.parse(JSON.stringify(query)) as SearchQuery

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every place of a query, as the keys that lead to it. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, own]) => placesOf(own, [...path, key]))]
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Json)[key], value)

/** The part of the query that an attempt to recognise it complains about. */
function refusedPart(query: SearchQuery): string {
  try {
    return `recognised as ${JSON.stringify(recogniseQuery(query))}`
  } catch (error) {
    expect(error).toBeInstanceOf(UnsupportedQueryError)
    const { part, message } = error as UnsupportedQueryError
    expect(message).toBe(`Unsupported query: ${part}`)
    return part.replace(' (missing)', '')
  }
}

const isWithin = (part: string, place: string) => part === place || place.startsWith(`${part}.`)

describe.each(FORMS)('a query of the form %s', (_, examples) => {
  it('is recognised with everything that was filled in', () => {
    fc.assert(
      fc.property(examples, ({ written, recognised }) => {
        expect(recogniseQuery(sent(written))).toEqual(sent(recognised as unknown as SearchQuery))
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
      fc.property(examples, name, fc.jsonValue(), fc.nat(), ({ written }, key, value, choice) => {
        const query = sent(written)
        const places = placesOf(query).filter((path) => isObject(at(query, path)))
        const place = places[choice % places.length] ?? []
        fc.pre(!Object.hasOwn(at(query, place) as Json, key))
        Object.assign(at(query, place) as Json, { [key]: value })
        expect(isWithin(refusedPart(query), [...place, key].join('.'))).toBe(true)
      }),
    )
  })

  it('with any key missing or misspelt is refused', () => {
    fc.assert(
      fc.property(examples, fc.boolean(), fc.nat(), ({ written }, isMisspelt, choice) => {
        const query = sent(written)
        const places = placesOf(query).filter(
          (path) => path.length > 0 && isObject(at(query, path.slice(0, -1))),
        )
        const place = places[choice % places.length] ?? []
        const parent = at(query, place.slice(0, -1)) as Json
        const key = place.at(-1) ?? ''
        if (isMisspelt) parent[`${key}_`] = parent[key]
        delete parent[key]
        expect(refusedPart(query)).toMatch(/^(query|aggs|sort|from)/)
      }),
    )
  })

  it('with something else at any place is refused, and the place is named', () => {
    // None of them is a value that any place of any form may have.
    const other = fc.constantFrom<unknown>(null, true, 0.25, { x: 1 }, [[]], ['x'], [null])
    fc.assert(
      fc.property(examples, other, fc.nat(), ({ written }, value, choice) => {
        const query = sent(written)
        const places = placesOf(query).filter((path) => path.length > 0 && !/^\d+$/.test(path.at(-1) ?? ''))
        const place = places[choice % places.length] ?? []
        Object.assign(at(query, place.slice(0, -1)) as Json, { [place.at(-1) ?? '']: value })
        const [part, expected] = [refusedPart(query), place.join('.')]
        expect(isWithin(part, expected) || isWithin(expected, part)).toBe(true)
      }),
    )
  })
})

describe('a query that no builder writes', () => {
  const list = sent(buildDeviceListQuery({ filter: {} }))

  it.each<[string, SearchQuery, string]>([
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
      { query: { term: { seriesId: -1 } }, sort: DEVICE_SORTS.newest },
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
    expect(() => recogniseQuery(query)).toThrow(new UnsupportedQueryError(part))
  })

  it('is refused when its two texts differ', () => {
    const query = JSON.stringify(buildDeviceSearchQuery({ text: 'iphone' })).replace('"iphone"', '"galaxy"')
    expect(refusedPart(JSON.parse(query))).toBe('query.function_score.query.bool.should.1.multi_match.query')
  })

  it('is refused whatever it is, and nothing else goes wrong', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (query, inner) => {
        expect(refusedPart(query)).not.toMatch(/^recognised/)
        expect(refusedPart({ ...query, query: inner } as SearchQuery)).not.toMatch(/^recognised/)
      }),
    )
  })

  it('is refused when one form has a part of another', () => {
    fc.assert(
      fc.property(anyExample, anyExample, (one, other) => {
        const { query, ...rest } = other.written
        fc.pre(Object.keys(rest).some((key) => !(key in one.written)))
        expect(refusedPart(sent({ ...rest, ...one.written }))).not.toMatch(/^recognised/)
      }),
    )
  })
})
