import { cleanSearchText } from './search-text.ts'

/** Orders of a list; by series is the default. */
export const OVERVIEW_SORTS = ['series', 'newest', 'price', 'popular', 'name'] as const

export type OverviewSort = (typeof OVERVIEW_SORTS)[number]

/** What the address of a list asks for beyond the list itself. */
export interface OverviewQuery {
  /** What the visitor typed into the search field. */
  readonly q: string
  /** Addresses of a manufacturer, category and series that the list is limited to. */
  readonly manufacturer: string
  readonly category: string
  readonly series: string
  readonly year: number | null
  readonly sort: OverviewSort
  readonly page: number
}

const MAX_PAGE = 500
const SLUG = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/

const readSlug = (text: string | null) => (text && text.length <= 128 && SLUG.test(text) ? text : '')

const readNumber = (text: string | null, min: number, max: number): number | null => {
  if (!text || !/^\d{1,4}$/.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}

/** How each filter is read; anything invalid is ignored. */
const FILTERS = {
  manufacturer: readSlug,
  category: readSlug,
  year: (text: string | null) => readNumber(text, 1950, 2100),
  sort: (text: string | null) => OVERVIEW_SORTS.find((sort) => sort === text) ?? 'series',
} as const

export type OverviewFilter = Pick<OverviewQuery, keyof typeof FILTERS>

/** Reads the query of an overview's address; anything invalid is ignored. */
export function readOverviewQuery(search: string): OverviewQuery {
  const params = new URLSearchParams(search)
  return {
    q: cleanSearchText(params.get('q') ?? ''),
    manufacturer: FILTERS.manufacturer(params.get('manufacturer')),
    category: FILTERS.category(params.get('category')),
    series: readSlug(params.get('series')),
    year: FILTERS.year(params.get('year')),
    sort: FILTERS.sort(params.get('sort')),
    page: readNumber(params.get('page'), 1, MAX_PAGE) ?? 1,
  }
}

const DEFAULTS = { q: '', manufacturer: '', category: '', series: '', year: null, sort: 'series', page: 1 }

const NAMES = Object.keys(DEFAULTS) as (keyof OverviewQuery)[]

/** The canonical query string, with its question mark; empty for the plain list. */
export function buildOverviewSearch(query: OverviewQuery): string {
  const pairs = NAMES.filter((name) => query[name] !== DEFAULTS[name]).map((name) => [
    name,
    String(query[name]),
  ])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/**
 * The query with another filter or order; an empty value removes the filter. It starts at the first page, and without the
 * series where the series may be another manufacturer's or category's.
 */
export function changeOverviewFilter(
  query: OverviewQuery,
  name: keyof OverviewFilter,
  value: string,
): OverviewQuery {
  const series = name === 'manufacturer' || name === 'category' ? { series: '' } : {}
  return { ...query, ...series, page: 1, [name]: FILTERS[name](value) }
}

/** Whether the visitor has neither filtered nor sorted the list; only such a list is for search engines. */
export const isPlainList = (query: OverviewQuery): boolean =>
  buildOverviewSearch({ ...query, page: 1 }) === ''
