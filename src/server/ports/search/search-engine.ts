import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import { INDEX_KINDS, type QueryKind, type SearchQuery } from '#domain/search/search-query.ts'

/** A search refused because of what it asks for; the message may be shown to the client. */
export class SearchInputError extends Error {
  override name = 'SearchInputError'
}

/** Everything that one language's indexes hold. */
export interface SearchDocuments {
  readonly groups: readonly GroupDocument[]
  /** Newest first. */
  readonly devices: readonly DeviceDocument[]
}

/** The indexes of one language. */
export interface IndexNames {
  readonly manufacturers: string
  readonly devices: string
}

/** Reads the current documents of a pair of indexes. */
export type LoadDocuments = (names: IndexNames) => Promise<SearchDocuments>

export interface FoundManufacturer {
  readonly manufacturer: GroupDocument['manufacturer']
  readonly seriesCount: number
  /** Of all its series in the category together. */
  readonly popularity: number
}

export interface FoundCategory {
  readonly category: GroupDocument['category']
  readonly seriesCount: number
  readonly manufacturers: readonly FoundManufacturer[]
}

export interface FoundGroups {
  readonly groups: readonly GroupDocument[]
  readonly total: number
}

export interface FoundDevices {
  readonly devices: readonly DeviceDocument[]
  /** Number of all matches, on whatever page. */
  readonly total: number
}

export interface ListedDevices extends FoundDevices {
  /** Number of devices per release year and per series id, among all matches. */
  readonly years: ReadonlyMap<number, number>
  readonly series: ReadonlyMap<number, number>
}

/** What a query of each kind is answered with. */
export interface SearchResults {
  readonly categories: readonly FoundCategory[]
  readonly group: FoundGroups
  readonly deviceByUrl: FoundDevices
  readonly devicesBySeries: FoundDevices
  readonly deviceList: ListedDevices
  readonly deviceSearch: FoundDevices
}

/** Where to search, and how many results to return at most. */
export interface SearchTarget {
  readonly indexes: IndexNames
  readonly size: number
}

/** Answers the shop's queries; every engine gives the same answers. */
export interface SearchEngine {
  /** Throws a SearchInputError if the engine refuses the query, anything else if it fails. */
  search<Kind extends QueryKind>(query: SearchQuery<Kind>, target: SearchTarget): Promise<SearchResults[Kind]>
  /** Takes over a changed catalogue; a failure leaves the previous one in use. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** Name of the index that holds the answer. */
export const findIndexName = (kind: QueryKind, { manufacturers, devices }: IndexNames): string =>
  INDEX_KINDS[kind] === 'groups' ? manufacturers : devices
