import { DEVICE_DOCUMENT, type DeviceDocument, GROUP_DOCUMENT, searchResponse } from '#contracts/search.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import { buildDeviceSearchQuery, type SearchQuery } from '#domain/search/query-builders.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { CONTRACT_INDEXES } from './search-engines.ts'

export const modelsOf = (devices: readonly DeviceDocument[]) => devices.map(({ model }) => model)

/** Asks an engine as the shop does, and checks the form of every answer. */
export function createAsker(engine: SearchEngine) {
  const source = (application: string, text: string, resultSize = 50) =>
    engine.search({
      search: { source: text, source_content_type: 'application/json' },
      application,
      resultSize,
    })

  async function devices(query: SearchQuery, size?: number) {
    const answer = await source(CONTRACT_INDEXES.devices, JSON.stringify(query), size)
    const { hits, aggregations } = searchResponse(DEVICE_DOCUMENT).parse(answer)
    return { devices: hits.hits.map(({ _source }) => _source), total: hits.total.value, aggregations }
  }

  return {
    source,
    devices,
    groups: async (query: SearchQuery, size?: number) =>
      searchResponse(GROUP_DOCUMENT).parse(
        await source(CONTRACT_INDEXES.manufacturers, JSON.stringify(query), size),
      ),
    /** Models of the devices that are found for what somebody typed, best first. */
    models: async (text: string, filter: DeviceFilter = {}) =>
      modelsOf((await devices(buildDeviceSearchQuery({ text, filter }))).devices),
  }
}
