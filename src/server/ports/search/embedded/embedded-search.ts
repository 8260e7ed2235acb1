import type { IndexKind } from '#domain/search/index-kind.ts'
import type { QueryKind, SearchQuery } from '#domain/search/search-query.ts'
import { serialiseRuns } from '#server/ports/search/serialise-runs.ts'
import type {
  ChangedDocuments,
  FoundDevices,
  IndexNames,
  LoadDocuments,
  SearchEngine,
  SearchResults,
  SearchTarget,
} from '../search-engine.ts'
import { DeviceIndex } from './device-index.ts'
import { DocumentTable } from './document-table.ts'
import { GroupIndex } from './group-index.ts'

export interface EmbeddedSearchOptions {
  /** Names of the indexes to keep, each pair once. */
  readonly indexes: readonly IndexNames[]
  readonly load: LoadDocuments
}

/** The indexes of one language. */
interface IndexPair {
  groups: GroupIndex
  readonly devices: DeviceIndex
  /** The same documents, for conditions that the shop itself never states. */
  readonly tables: Record<IndexKind, DocumentTable>
}

/** An engine that takes over single devices, too. */
export interface EmbeddedSearchEngine extends SearchEngine {
  /** Puts changed documents in place of those in use. False if there is no room for them: then it needs a refresh. */
  replace(load: (names: IndexNames) => Promise<ChangedDocuments>): Promise<boolean>
}

async function searchDevices(
  { devices, tables }: IndexPair,
  query: SearchQuery<'deviceSearch'>,
  { size, charge }: SearchTarget,
): Promise<FoundDevices> {
  const { where } = query
  if (!where) return devices.search(query, size)
  const accepts = await tables.devices.compileById(where, charge)
  return devices.search(query, size, ({ id }) => accepts(id))
}

const ANSWERS: {
  readonly [Kind in QueryKind]: (
    pair: IndexPair,
    query: SearchQuery<Kind>,
    target: SearchTarget,
  ) => SearchResults[Kind] | Promise<SearchResults[Kind]>
} = {
  categories: ({ groups }) => groups.listCategories(),
  group({ groups }, { match }, { size }) {
    const found = groups.find(match)
    return { groups: found.slice(0, size), total: found.length }
  },
  deviceByUrl({ devices }, { url }, { size }) {
    const device = devices.findByUrl(url)
    return { devices: device ? [device].slice(0, size) : [], total: device ? 1 : 0 }
  },
  devicesBySeries: ({ devices }, { seriesId, sort }, { size }) =>
    devices.list({ filter: { seriesIds: [seriesId] }, sort, from: 0 }, size),
  deviceList: ({ devices }, query, { size }) => devices.list(query, size),
  deviceSearch: searchDevices,
  documents: ({ tables }, query, target) => tables[query.index].find(query, target),
}

/** Keeps the indexes of all languages in memory and answers the shop's queries from them. */
class EmbeddedSearch implements EmbeddedSearchEngine {
  readonly #options: EmbeddedSearchOptions
  /** By the name of the index of devices. */
  #pairs = new Map<string, Promise<IndexPair>>()

  constructor(options: EmbeddedSearchOptions) {
    this.#options = options
  }

  async search<Kind extends QueryKind>(
    query: SearchQuery<Kind>,
    target: SearchTarget,
  ): Promise<SearchResults[Kind]> {
    return ANSWERS[query.kind](await this.#getPair(target.indexes), query, target)
  }

  /** Rebuilds everything next to the indexes in use, then switches over at once. */
  readonly refresh = serialiseRuns(async () => {
    const built = new Map<string, Promise<IndexPair>>()
    for (const names of this.#options.indexes) {
      built.set(names.devices, Promise.resolve(await this.#build(names)))
    }
    this.#pairs = built
  })

  async replace(load: (names: IndexNames) => Promise<ChangedDocuments>): Promise<boolean> {
    const changed: { readonly pair: IndexPair; readonly documents: LoadedChange }[] = []
    for (const names of this.#options.indexes) {
      // A language that nobody has asked for yet is read with its first query.
      const pair = await this.#pairs.get(names.devices)
      if (pair) changed.push({ pair, documents: await indexGroups(await load(names)) })
    }
    if (changed.some(({ pair, documents }) => !pair.devices.hasRoom(documents.devices))) return false
    // Nothing is awaited from here on, so that no query sees one language changed and another not.
    for (const { pair, documents } of changed) replaceDocuments(pair, documents)
    return true
  }

  close = async (): Promise<void> => undefined

  #getPair({ devices }: IndexNames): Promise<IndexPair> {
    const known = this.#pairs.get(devices)
    if (known) return known
    const names = this.#options.indexes.find((own) => own.devices === devices)
    if (!names) throw new Error(`There is no index ${devices}`)
    const building = this.#build(names)
    this.#pairs.set(devices, building)
    building.catch(() => {
      if (this.#pairs.get(devices) === building) this.#pairs.delete(devices)
    })
    return building
  }

  async #build(names: IndexNames): Promise<IndexPair> {
    const { groups, devices } = await this.#options.load(names)
    return {
      groups: await GroupIndex.create(groups),
      devices: await DeviceIndex.create(devices),
      tables: {
        groups: new DocumentTable('groups', groups),
        devices: new DocumentTable('devices', devices),
      },
    }
  }
}

/** Changed documents whose groups, if they have changed, are indexed already. */
interface LoadedChange extends ChangedDocuments {
  readonly groupIndex: GroupIndex | null
}

const indexGroups = async (documents: ChangedDocuments): Promise<LoadedChange> => ({
  ...documents,
  groupIndex: documents.groups && (await GroupIndex.create(documents.groups)),
})

function replaceDocuments(pair: IndexPair, { ids, devices, groups, groupIndex }: LoadedChange): void {
  pair.devices.replace(ids, devices)
  pair.tables.devices = new DocumentTable('devices', pair.devices.listAll())
  if (!groups || !groupIndex) return
  pair.groups = groupIndex
  pair.tables.groups = new DocumentTable('groups', groups)
}

/** An engine in this process. A language is indexed on its first query; `refresh` indexes all of them. */
export const createEmbeddedSearch = (options: EmbeddedSearchOptions): EmbeddedSearchEngine =>
  new EmbeddedSearch(options)
