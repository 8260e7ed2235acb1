import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildOverviewSearch,
  cleanSearchText,
  isPlainList,
  MAX_SEARCH_LENGTH,
  OVERVIEW_SORTS,
  type OverviewQuery,
  readOverviewQuery,
} from '#domain/catalogue/overview-query.ts'

const PLAIN: OverviewQuery = {
  q: '',
  manufacturer: '',
  category: '',
  series: '',
  year: null,
  sort: 'series',
  page: 1,
}

const slug = fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z0-9]{1,12}([-._][a-z0-9]{1,9}){0,2}$/))

const anyQuery: fc.Arbitrary<OverviewQuery> = fc.record({
  q: fc.string({ unit: 'binary', maxLength: 300 }).map(cleanSearchText),
  manufacturer: slug,
  category: slug,
  series: slug,
  year: fc.option(fc.integer({ min: 1950, max: 2100 })),
  sort: fc.constantFrom(...OVERVIEW_SORTS),
  page: fc.integer({ min: 1, max: 500 }),
})

describe('what the address of a list asks for', () => {
  it.each<[string, Partial<OverviewQuery>]>([
    ['', {}],
    ['?', {}],
    ['?q=iphone', { q: 'iphone' }],
    ['?q=iphone+13%20pro', { q: 'iphone 13 pro' }],
    ['?q=%20%20%0a', {}],
    ['?q=a&q=b', { q: 'a' }],
    [
      '?manufacturer=apple&category=handys&series=iphone-13',
      { manufacturer: 'apple', category: 'handys', series: 'iphone-13' },
    ],
    ['?manufacturer=Apple', {}],
    ['?manufacturer=../etc', {}],
    [`?series=${'a'.repeat(129)}`, {}],
    ['?year=2021', { year: 2021 }],
    ['?year=1949', {}],
    ['?year=2101', {}],
    ['?year=2021.5', {}],
    ['?year=-2021', {}],
    ['?sort=newest', { sort: 'newest' }],
    ['?sort=NEWEST', {}],
    ['?sort=constructor', {}],
    ['?page=3', { page: 3 }],
    ['?page=0003', { page: 3 }],
    ['?page=0', {}],
    ['?page=501', {}],
    ['?page=1e2', {}],
    ['?page=99999', {}],
    ['?utm_source=mail&page=2', { page: 2 }],
    ['?Q=iphone', {}],
  ])('in %j is %j', (search, wanted) => {
    expect(readOverviewQuery(search)).toEqual({ ...PLAIN, ...wanted })
  })

  it('is read back as it was built, whatever was typed', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(readOverviewQuery(buildOverviewSearch(query))).toEqual(query)
      }),
      { numRuns: 500 },
    )
  })

  it('has one canonical spelling', () => {
    const name = fc.constantFrom('q', 'manufacturer', 'category', 'series', 'year', 'sort', 'page', 'x')
    const value = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.nat(3_000).map(String),
      fc.constantFrom(...OVERVIEW_SORTS),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const spelled = buildOverviewSearch(readOverviewQuery(`?${new URLSearchParams(pairs)}`))
        expect(buildOverviewSearch(readOverviewQuery(spelled))).toBe(spelled)
      }),
    )
  })

  it('is not in the address of the plain list', () => {
    expect(buildOverviewSearch(PLAIN)).toBe('')
    expect(buildOverviewSearch({ ...PLAIN, page: 2, q: 'ä & b' })).toBe('?q=%C3%A4+%26+b&page=2')
  })
})

describe('a list without filter or order', () => {
  it('is plain on every page', () => {
    expect(isPlainList(PLAIN)).toBe(true)
    expect(isPlainList({ ...PLAIN, page: 7 })).toBe(true)
  })

  it.each<Partial<OverviewQuery>>([
    { q: 'a' },
    { manufacturer: 'apple' },
    { category: 'handys' },
    { series: 'iphone' },
    { year: 2020 },
    { sort: 'price' },
  ])('is no longer plain with %j', (limit) => {
    expect(isPlainList({ ...PLAIN, ...limit })).toBe(false)
  })
})

describe('text that a visitor typed', () => {
  it.each([
    ['  iPhone \t 13\n', 'iPhone 13'],
    ['a\u0000b\u001fc\u007fd\u0085e', 'a b c d e'],
    ['a\u2028b\u00a0c\u3000d', 'a b c d'],
    ['Mu\u0308ller', 'Müller'],
    ['x'.repeat(250), 'x'.repeat(MAX_SEARCH_LENGTH)],
    [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
    [`${'x'.repeat(199)}📱`, 'x'.repeat(199)],
    [`${'x'.repeat(198)}📱`, `${'x'.repeat(198)}📱`],
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanSearchText(typed)).toBe(clean)
  })

  it('becomes one line within the limit, without split surrogate pairs, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const clean = cleanSearchText(typed)
        expect(clean.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH)
        expect(clean).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u)
        expect(clean.isWellFormed()).toBe(true)
        expect(cleanSearchText(clean)).toBe(clean)
      }),
    )
  })
})
