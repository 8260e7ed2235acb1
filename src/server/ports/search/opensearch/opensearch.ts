import { Client } from '@opensearch-project/opensearch'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { QueryKind, SearchQuery } from '#domain/search/search-query.ts'
import { serialiseRuns } from '#server/ports/search/serialise-runs.ts'
import { INDEX_DIALECT } from '../query-language/index-dialect.ts'
import { readResult } from '../query-language/read-result.ts'
import { writeQuery } from '../query-language/write-query.ts'
import { findIndexName, type SearchEngine, type SearchResults, type SearchTarget } from '../search-engine.ts'
import { ask, OpenSearchFailure } from './ask.ts'
import { IndexKeeper, type IndexKeeperOptions } from './index-keeper.ts'

/** Runs a task while no other process does; waits for its turn. */
export type WithLock = <Result>(run: () => Promise<Result>) => Promise<Result>

export interface OpenSearchOptions
  extends Pick<IndexKeeperOptions, 'indexes' | 'load' | 'loadChanged' | 'readVersion' | 'onError'> {
  /** Address of the search engine; it may include a user and a password. */
  readonly url: string
  readonly searchTimeoutMs?: number
  /** For each step of a refresh. */
  readonly refreshTimeoutMs?: number
  readonly withLock?: WithLock
}

const SEARCH_TIMEOUT_MS = 3_000
const REFRESH_TIMEOUT_MS = MINUTE_MS

type SearchParameters = NonNullable<Parameters<Client['search']>[0]>

const createClient = (url: string, requestTimeout: number) =>
  // A slow search isn't worth repeating: the visitor is waiting for a page.
  new Client({ node: url, requestTimeout, maxRetries: 0, resurrectStrategy: 'none' })

const buildParameters = <Kind extends QueryKind>(query: SearchQuery<Kind>, { indexes, size }: SearchTarget) =>
  ({
    index: findIndexName(query, indexes),
    size,
    // Otherwise totals stop at 10,000, and a failed part of the index looks like nothing found.
    track_total_hits: true,
    allow_partial_search_results: false,
    // Replicas may order equal documents differently; asking the same one keeps pages from overlapping.
    preference: 'shop',
    body: writeQuery(query, INDEX_DIALECT),
  }) as SearchParameters

/** An index is gone as soon as its alias points to the next one. */
const isMovedIndex = (error: unknown) =>
  error instanceof OpenSearchFailure && (error.status === 404 || error.status === 503)

/** Answers the shop's queries with OpenSearch. */
export async function createOpenSearch({
  url,
  indexes,
  searchTimeoutMs = SEARCH_TIMEOUT_MS,
  refreshTimeoutMs = REFRESH_TIMEOUT_MS,
  withLock = (run) => run(),
  onError,
  ...rest
}: OpenSearchOptions): Promise<SearchEngine> {
  const client = createClient(url, refreshTimeoutMs)
  const keeper = new IndexKeeper({ client, indexes, timeoutMs: refreshTimeoutMs, onError, ...rest })

  async function send(parameters: SearchParameters): Promise<unknown> {
    const { body } = await ask(client.search(parameters), searchTimeoutMs)
    return body
  }

  async function search<Kind extends QueryKind>(
    query: SearchQuery<Kind>,
    target: SearchTarget,
  ): Promise<SearchResults[Kind]> {
    const parameters = buildParameters(query, target)
    const body = await send(parameters).catch((error) => {
      if (isMovedIndex(error)) return send(parameters)
      throw error
    })
    return readResult(query, body, (error) => onError('reading a document', error))
  }

  // A shop without search is better than no shop: it starts and logs what is wrong.
  await withLock(() => keeper.fillIfNeeded()).catch((error) => onError('filling the indexes', error))
  return {
    search,
    refresh: serialiseRuns(async () => {
      await withLock(() => keeper.refresh())
    }),
    close: () => client.close(),
  }
}
