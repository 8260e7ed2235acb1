import { type DeviceFilter, filterClauses } from './device-filter.ts'
import { DEVICE_SORTS, type DeviceSort } from './device-sort.ts'

/** A query in the search engine's own language. */
export type SearchQuery = Readonly<Record<string, unknown>>

const MAX_CATEGORIES = 100
const MAX_MANUFACTURERS = 500
const MAX_YEARS = 100
const MAX_SERIES = 2_000

/** Every category with its manufacturers, aggregated from the index of series. */
export const buildCategoriesQuery = (): SearchQuery => ({
  aggs: {
    categories: {
      terms: { field: 'category.id', size: MAX_CATEGORIES },
      aggs: {
        category: { top_hits: { size: 1, _source: ['category'] } },
        manufacturers: {
          terms: { field: 'manufacturer.id', size: MAX_MANUFACTURERS },
          aggs: {
            manufacturer: { top_hits: { size: 1, _source: ['manufacturer'] } },
            popularity: { sum: { field: 'popularity' } },
          },
        },
      },
    },
  },
})

export const GROUP_KINDS = ['category', 'manufacturer', 'series'] as const

export type GroupKind = (typeof GROUP_KINDS)[number]

export interface GroupMatch {
  readonly kind: GroupKind
  readonly by: 'url' | 'id'
  readonly value: string | number
}

/** The series of a category or manufacturer, or one series, by its address or its id. */
export const buildGroupQuery = ({ kind, by, value }: GroupMatch): SearchQuery => ({
  query: { match: { [`${kind}.${by}`]: value } },
})

/** One device by its exact address. */
export const buildDeviceByUrlQuery = (url: string): SearchQuery => ({ query: { match_phrase: { url } } })

export interface SeriesDevicesInput {
  readonly seriesId: number
  readonly sort?: DeviceSort
}

/** The devices of a series. */
export const buildDevicesBySeriesQuery = ({
  seriesId,
  sort = 'newest',
}: SeriesDevicesInput): SearchQuery => ({ query: { term: { seriesId } }, sort: DEVICE_SORTS[sort] })

export interface DeviceListInput {
  readonly filter: DeviceFilter
  readonly sort?: DeviceSort
  readonly from?: number
}

/** A page of devices, with the years and series there are among all that fit. */
export const buildDeviceListQuery = ({
  filter,
  sort = 'newest',
  from = 0,
}: DeviceListInput): SearchQuery => ({
  query: { bool: { filter: filterClauses(filter) } },
  sort: DEVICE_SORTS[sort],
  from,
  aggs: {
    years: { terms: { field: 'releaseYear', size: MAX_YEARS } },
    series: { terms: { field: 'seriesId', size: MAX_SERIES } },
  },
})

export interface DeviceSearchInput {
  readonly text: string
  readonly filter?: DeviceFilter
  readonly from?: number
}

/**
 * Devices by what somebody typed: the beginning of a name first, then words with typing errors; newer ones win.
 * The origin of the year boost is a fixed year ahead, so that the query does not depend on the clock.
 */
export const buildDeviceSearchQuery = ({ text, filter = {}, from = 0 }: DeviceSearchInput): SearchQuery => ({
  query: {
    function_score: {
      query: {
        bool: {
          should: [
            {
              multi_match: {
                query: text,
                type: 'phrase_prefix',
                fields: ['model^4', 'searchTerms^2'],
                boost: 2,
              },
            },
            {
              multi_match: {
                query: text,
                fields: ['model^2', 'searchTerms'],
                fuzziness: 'AUTO',
                minimum_should_match: '2<75%',
              },
            },
          ],
          minimum_should_match: 1,
          filter: filterClauses(filter),
        },
      },
      functions: [{ linear: { releaseYear: { origin: 2030, scale: 20, decay: 0.5 } } }],
      boost_mode: 'multiply',
    },
  },
  from,
})
