import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import { findIndexKind, type QueryKind, type SearchQuery } from '#domain/search/search-query.ts'

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

/** The same, for an engine elsewhere: of a million devices, only a portion is in memory at a time. */
export interface DocumentStream {
  readonly groups: readonly GroupDocument[]
  /** Newest first. */
  readonly devices: AsyncIterable<readonly DeviceDocument[]>
}

/** What has changed in one language's indexes. */
export interface ChangedDocuments {
  /** The devices to replace. Those that have no document any more are gone. */
  readonly ids: readonly number[]
  readonly devices: readonly DeviceDocument[]
  /** All groups; null if none has changed. */
  readonly groups: readonly GroupDocument[] | null
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

/** Number of devices per release year and per series id, among all matches. */
export interface DeviceCounts {
  readonly years: ReadonlyMap<number, number>
  readonly series: ReadonlyMap<number, number>
}

export interface ListedDevices extends FoundDevices, DeviceCounts {}

export interface FoundDocuments {
  readonly documents: readonly (DeviceDocument | GroupDocument)[]
  /** Number of all matches, on whatever page. */
  readonly total: number
  /** If the query asks for them. */
  readonly counts: DeviceCounts | null
}

/** What a query of each kind is answered with. */
export interface SearchResults {
  readonly categories: readonly FoundCategory[]
  readonly group: FoundGroups
  readonly deviceByUrl: FoundDevices
  readonly devicesBySeries: FoundDevices
  readonly deviceList: ListedDevices
  readonly deviceSearch: FoundDevices
  readonly documents: FoundDocuments
}

/** Where to search, and how many results to return at most. */
export interface SearchTarget {
  readonly indexes: IndexNames
  readonly size: number
  /**
   * Called by an engine in this process before it evaluates a condition, with the number of comparisons: clauses ×
   * documents. It throws if they are more than the client may have.
   */
  readonly charge?: (checks: number) => void
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
export const findIndexName = (
  query: Parameters<typeof findIndexKind>[0],
  { manufacturers, devices }: IndexNames,
): string => (findIndexKind(query) === 'groups' ? manufacturers : devices)
