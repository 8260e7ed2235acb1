import type { DeviceDocument, GroupDocument, SearchRequest, SearchResponse } from '#contracts/search.ts'

/** A search that cannot be answered because of what it asks; the message may be told to whoever asked. */
export class SearchInputError extends Error {
  override name = 'SearchInputError'
}

/** Everything that one language's indexes hold. */
export interface SearchDocuments {
  readonly groups: readonly GroupDocument[]
  /** Newest first. */
  readonly devices: readonly DeviceDocument[]
}

export interface IndexNames {
  readonly manufacturers: string
  readonly devices: string
}

/** Reads the current documents of a pair of indexes. */
export type LoadDocuments = (names: IndexNames) => Promise<SearchDocuments>

/** Answers the shop's queries; every engine gives the same answer in the same form. */
export interface SearchEngine {
  /** Throws a SearchInputError for a query outside of the forms, anything else when the engine fails. */
  search(request: SearchRequest): Promise<SearchResponse>
  /** Takes over a changed catalogue; a failure leaves the one before. */
  refresh(): Promise<void>
  close(): Promise<void>
}
