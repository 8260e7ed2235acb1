import type { QueryKind, SearchQuery } from '#domain/search/search-query.ts'
import { writeFilterClauses } from './filter-clauses.ts'
import { writeSortClause, writeSortClauses } from './sort-clauses.ts'
import { type Dialect, SERVICE_DIALECT, writeClause } from './write-clause.ts'

/** A query in the search engine's own language. */
export type WrittenQuery = Readonly<Record<string, unknown>>

const MAX_CATEGORIES = 100
const MAX_MANUFACTURERS = 500
const MAX_YEARS = 100
const MAX_SERIES = 2_000

/** Every category with its manufacturers, from the series that belong to them. */
export const CATEGORIES_AGGREGATION = {
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
}

/** The number of devices per year and per series. */
export const DEVICE_COUNTS_AGGREGATION = {
  years: { terms: { field: 'releaseYear', size: MAX_YEARS } },
  series: { terms: { field: 'seriesId', size: MAX_SERIES } },
}

const writeDeviceList = (
  { filter, sort, from }: SearchQuery<'deviceList'>,
  dialect: Dialect,
): WrittenQuery => ({
  query: { bool: { filter: writeFilterClauses(filter) } },
  sort: writeSortClauses(sort, dialect),
  from,
  aggs: DEVICE_COUNTS_AGGREGATION,
})

const writeDocuments = (
  { where, sort, from, hasCounts }: SearchQuery<'documents'>,
  dialect: Dialect,
): WrittenQuery => ({
  query: { bool: { filter: [writeClause(where, dialect)] } },
  sort: sort.map((order) => writeSortClause(order, dialect)),
  from,
  ...(hasCounts ? { aggs: DEVICE_COUNTS_AGGREGATION } : {}),
})

/**
 * The beginning of a name first, then words with typos; newer devices win. The origin of the year boost is a fixed year
 * ahead, so that the query doesn't depend on the clock.
 */
const writeDeviceSearch = (
  { text, filter, where, from }: SearchQuery<'deviceSearch'>,
  dialect: Dialect,
): WrittenQuery => ({
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
          filter: [...writeFilterClauses(filter), ...(where ? [writeClause(where, dialect)] : [])],
        },
      },
      functions: [{ linear: { releaseYear: { origin: 2030, scale: 20, decay: 0.5 } } }],
      boost_mode: 'multiply',
    },
  },
  from,
})

const WRITERS: {
  readonly [Kind in QueryKind]: (query: SearchQuery<Kind>, dialect: Dialect) => WrittenQuery
} = {
  categories: () => ({ aggs: CATEGORIES_AGGREGATION }),
  group: ({ match: { kind, by, value } }) => ({ query: { match: { [`${kind}.${by}`]: value } } }),
  deviceByUrl: ({ url }) => ({ query: { match_phrase: { url } } }),
  devicesBySeries: ({ seriesId, sort }, dialect) => ({
    query: { term: { seriesId } },
    sort: writeSortClauses(sort, dialect),
  }),
  deviceList: writeDeviceList,
  deviceSearch: writeDeviceSearch,
  documents: writeDocuments,
}

/** The query in the search engine's language. Equal queries are always written the same way. */
export const writeQuery = <Kind extends QueryKind>(
  query: SearchQuery<Kind>,
  dialect: Dialect = SERVICE_DIALECT,
): WrittenQuery => WRITERS[query.kind](query, dialect)
