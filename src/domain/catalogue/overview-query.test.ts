import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildOverviewSearch,
  changeOverviewFilter,
  isPlainList,
  OVERVIEW_SORTS,
  type OverviewQuery,
  readOverviewQuery,
} from '#domain/catalogue/overview-query.ts'
import { cleanSearchText } from '#domain/catalogue/search-text.ts'

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

describe('another filter', () => {
  const filtered = readOverviewQuery('?manufacturer=apple&series=apple-iphone-13&year=2021&sort=price&page=3')

  it.each([
    ['year', '2022', '?manufacturer=apple&series=apple-iphone-13&year=2022&sort=price'],
    ['year', '', '?manufacturer=apple&series=apple-iphone-13&sort=price'],
    ['sort', 'series', '?manufacturer=apple&series=apple-iphone-13&year=2021'],
    ['manufacturer', 'samsung', '?manufacturer=samsung&year=2021&sort=price'],
    ['manufacturer', '', '?year=2021&sort=price'],
    ['category', 'handys', '?manufacturer=apple&category=handys&year=2021&sort=price'],
  ] as const)('%s "%s" leads to %s', (name, value, search) => {
    expect(buildOverviewSearch(changeOverviewFilter(filtered, name, value))).toBe(search)
  })

  it('chosen twice changes nothing, and always starts at the first page', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(...OVERVIEW_SORTS), (query, sort) => {
        const once = changeOverviewFilter(query, 'sort', sort)
        expect(changeOverviewFilter(once, 'sort', sort)).toEqual(once)
        expect(once.page).toBe(1)
      }),
    )
  })
})
