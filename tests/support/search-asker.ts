import type { DeviceDocument } from '#contracts/search.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import type { QueryKind, SearchQuery } from '#domain/search/search-query.ts'
import { answerSearch } from '#server/modules/search/answer-search.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { CONTRACT_INDEXES } from './search-engines.ts'
import { buildDeviceSearchQuery } from './search-queries.ts'

export const listModels = (devices: readonly DeviceDocument[]) => devices.map(({ model }) => model)

/** Queries an engine as the shop does. */
export function createAsker(engine: SearchEngine) {
  const search = <Kind extends QueryKind>(query: SearchQuery<Kind>, size = 50) =>
    engine.search(query, { indexes: CONTRACT_INDEXES, size })

  return {
    search,
    /** Queries it like a client of `POST /searches`, in the query language. */
    source: (application: string, source: string) =>
      answerSearch(
        engine,
        { search: { source, source_content_type: 'application/json' }, application, resultSize: 50 },
        { known: [CONTRACT_INDEXES] },
      ),
    /** Models of the devices found for a typed text, best match first. */
    models: async (text: string, filter: DeviceFilter = {}) =>
      listModels((await search(buildDeviceSearchQuery(text, { filter }))).devices),
  }
}
