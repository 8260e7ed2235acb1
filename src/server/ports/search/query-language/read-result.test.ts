import { describe, expect, it } from 'vitest'
import { SEARCH_RESPONSE } from '#contracts/search.ts'
import type { QueryKind, SearchQuery } from '#domain/search/search-query.ts'
import { readResult } from '#server/ports/search/query-language/read-result.ts'
import { writeResult } from '#server/ports/search/query-language/write-result.ts'
import type { SearchResults } from '#server/ports/search/search-engine.ts'
import { SEARCH_DOCUMENTS } from '../../../../../tests/support/search-documents.ts'

const devices = SEARCH_DOCUMENTS.devices.slice(0, 3)
const groups = SEARCH_DOCUMENTS.groups.slice(0, 2)

const RESULTS: SearchResults = {
  categories: groups.map(({ category, manufacturer }) => ({
    category,
    seriesCount: 4,
    manufacturers: [{ manufacturer, seriesCount: 3, popularity: 70 }],
  })),
  group: { groups, total: 9 },
  deviceByUrl: { devices: devices.slice(0, 1), total: 1 },
  devicesBySeries: { devices, total: 12 },
  deviceList: {
    devices,
    total: 12,
    years: new Map([
      [2023, 4],
      [2021, 8],
    ]),
    series: new Map([[12, 12]]),
  },
  deviceSearch: { devices: [], total: 0 },
  documents: { documents: groups, total: 2, counts: null },
}

/** As much of a query as its answer is read by. */
const buildQuery = (kind: QueryKind, overrides: Partial<SearchQuery<'documents'>> = {}): SearchQuery =>
  ({ kind, index: 'groups', hasCounts: false, ...overrides }) as SearchQuery

const failOnUnreadable = (error: Error) => {
  throw error
}

describe('the result of a query', () => {
  it.each(Object.keys(RESULTS) as QueryKind[])('is read back as it was written: %s', (kind) => {
    const sent = JSON.parse(JSON.stringify(writeResult(kind, RESULTS[kind])))
    expect(SEARCH_RESPONSE.parse(sent)).toEqual(sent)
    expect(readResult(buildQuery(kind), sent, failOnUnreadable)).toEqual(RESULTS[kind])
  })

  it('is written as the search engine writes it', () => {
    const [first] = groups
    expect(writeResult('categories', RESULTS.categories.slice(0, 1))).toEqual({
      hits: { total: { value: 0 }, hits: [] },
      aggregations: {
        categories: {
          buckets: [
            {
              key: first?.category.id,
              doc_count: 4,
              category: { hits: { hits: [{ _source: { category: first?.category } }] } },
              manufacturers: {
                buckets: [
                  {
                    key: first?.manufacturer.id,
                    doc_count: 3,
                    manufacturer: { hits: { hits: [{ _source: { manufacturer: first?.manufacturer } }] } },
                    popularity: { value: 70 },
                  },
                ],
              },
            },
          ],
        },
      },
    })
  })

  it('has the counts of its devices if they were asked for, the largest first', () => {
    const counts = {
      years: new Map([
        [2023, 1],
        [2021, 2],
        [2020, 2],
      ]),
      series: new Map(),
    }
    const written = writeResult('documents', { documents: devices, total: 3, counts })
    expect(written.aggregations?.years).toEqual({
      buckets: [
        { key: 2020, doc_count: 2 },
        { key: 2021, doc_count: 2 },
        { key: 2023, doc_count: 1 },
      ],
    })
    const query = buildQuery('documents', { index: 'devices', hasCounts: true })
    expect(readResult(query, written, failOnUnreadable)).toEqual({ documents: devices, total: 3, counts })
  })

  it('cannot be read without its aggregations', () => {
    const bare = writeResult('deviceSearch', RESULTS.deviceSearch)
    expect(() => readResult(buildQuery('deviceList'), bare, failOnUnreadable)).toThrow('expected object')
    expect(() => readResult(buildQuery('categories'), bare, failOnUnreadable)).toThrow('expected object')
  })
})
