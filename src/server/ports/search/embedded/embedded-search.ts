import type { DeviceDocument, GroupDocument, SearchRequest, SearchResponse } from '#contracts/search.ts'
import type { RecognisedQuery } from '#domain/search/query-forms.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { recogniseSource } from '../recognise-source.ts'
import { type IndexNames, type LoadDocuments, type SearchEngine, SearchInputError } from '../search-engine.ts'
import { DeviceIndex } from './device-index.ts'
import { GroupIndex } from './group-index.ts'

export interface EmbeddedSearchOptions {
  /** Names of the indexes to keep, each pair once. */
  readonly indexes: readonly IndexNames[]
  readonly load: LoadDocuments
}

const answer = (
  documents: readonly (GroupDocument | DeviceDocument)[],
  total: number,
  aggregations?: Record<string, unknown>,
): SearchResponse => ({
  hits: { total: { value: total }, hits: documents.map((document) => ({ _source: { ...document } })) },
  ...(aggregations ? { aggregations } : {}),
})

const buckets = (counts: ReadonlyMap<number, number>) => ({
  buckets: [...counts].map(([key, doc_count]) => ({ key, doc_count })),
})

function askGroups(index: GroupIndex, query: RecognisedQuery, size: number): SearchResponse {
  if (query.form !== 'group') return answer([], 0, index.aggregate())
  const groups = index.find(query.input)
  return answer(groups.slice(0, size), groups.length)
}

function askDevices(index: DeviceIndex, query: RecognisedQuery, size: number): SearchResponse {
  switch (query.form) {
    case 'deviceByUrl': {
      const device = index.findByUrl(query.input.url)
      return answer(device ? [device].slice(0, size) : [], device ? 1 : 0)
    }
    case 'devicesBySeries': {
      const { seriesId, sort } = query.input
      const { devices, total } = index.list({ filter: { seriesIds: [seriesId] }, sort, from: 0 }, size)
      return answer(devices, total)
    }
    case 'deviceList': {
      const { devices, total, years, series } = index.list(query.input, size)
      return answer(devices, total, { years: buckets(years), series: buckets(series) })
    }
    case 'deviceSearch': {
      const { devices, total } = index.search(query.input, size)
      return answer(devices, total)
    }
    default:
      throw new Error(`Not a query for devices: ${query.form}`)
  }
}

interface IndexPair {
  readonly groups: GroupIndex
  readonly devices: DeviceIndex
}

/** Keeps the indexes of all languages in memory and answers the shop's queries from them. */
class EmbeddedSearch implements SearchEngine {
  readonly #options: EmbeddedSearchOptions
  #pairs = new Map<IndexNames, Promise<IndexPair>>()

  constructor(options: EmbeddedSearchOptions) {
    this.#options = options
  }

  async search({ search, application, resultSize }: SearchRequest): Promise<SearchResponse> {
    const names = this.#options.indexes.find(
      ({ manufacturers, devices }) => manufacturers === application || devices === application,
    )
    if (!names) throw new SearchInputError(`Unknown application: ${application}`)
    const isForGroups = application === names.manufacturers
    const { recognised } = recogniseSource(search.source, isForGroups ? 'groups' : 'devices')
    const { groups, devices } = await this.#pairOf(names)
    return isForGroups
      ? askGroups(groups, recognised, resultSize)
      : askDevices(devices, recognised, resultSize)
  }

  /** Builds everything anew beside what is in use, then changes over at once. */
  readonly refresh = oneAtATime(async () => {
    const built = new Map<IndexNames, Promise<IndexPair>>()
    for (const names of this.#options.indexes) built.set(names, Promise.resolve(await this.#build(names)))
    this.#pairs = built
  })

  close = async (): Promise<void> => undefined

  #pairOf(names: IndexNames): Promise<IndexPair> {
    const known = this.#pairs.get(names)
    if (known) return known
    const building = this.#build(names)
    this.#pairs.set(names, building)
    building.catch(() => {
      if (this.#pairs.get(names) === building) this.#pairs.delete(names)
    })
    return building
  }

  async #build(names: IndexNames): Promise<IndexPair> {
    const { groups, devices } = await this.#options.load(names)
    return { groups: new GroupIndex(groups), devices: await DeviceIndex.create(devices) }
  }
}

/** An engine in this process. A language is indexed when it is first asked for; `refresh` indexes all at once. */
export const createEmbeddedSearch = (options: EmbeddedSearchOptions): SearchEngine =>
  new EmbeddedSearch(options)
