import { Client } from '@opensearch-project/opensearch'
import { SEARCH_RESPONSE, type SearchRequest, type SearchResponse } from '#contracts/search.ts'
import type { SearchQuery } from '#domain/search/query-builders.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { recogniseSource } from '../recognise-source.ts'
import { type SearchEngine, SearchInputError } from '../search-engine.ts'
import { ask, OpenSearchFailure } from './ask.ts'
import { aliasesOf, IndexKeeper, type IndexKeeperOptions } from './index-keeper.ts'

/** Runs a task while no other process does; waits for its turn. */
export type WithLock = <Result>(run: () => Promise<Result>) => Promise<Result>

export interface OpenSearchOptions
  extends Pick<IndexKeeperOptions, 'indexes' | 'load' | 'readVersion' | 'onError'> {
  /** Address of the search engine; a user and a password may stand in it. */
  readonly url: string
  readonly searchTimeoutMs?: number
  /** For each step of a refresh. */
  readonly refreshTimeoutMs?: number
  readonly withLock?: WithLock
}

const SEARCH_TIMEOUT_MS = 3_000
const REFRESH_TIMEOUT_MS = 60_000

type SearchParameters = NonNullable<Parameters<Client['search']>[0]>

const createClient = (url: string, requestTimeout: number) =>
  // A search that has to wait is not worth repeating; whoever calls has a page to show.
  new Client({ node: url, requestTimeout, maxRetries: 0, resurrectStrategy: 'none' })

const toParameters = ({ application, resultSize }: SearchRequest, query: SearchQuery) =>
  ({
    index: application,
    size: resultSize,
    // Otherwise totals end at 10,000, and a failed part of the index looks like nothing found.
    track_total_hits: true,
    allow_partial_search_results: false,
    // Copies of an index may order equals differently; asking the same one keeps pages from overlapping.
    preference: 'shop',
    // Not the source as it came: a key that is there twice may be read differently there.
    body: query,
  }) as SearchParameters

/** The index a name led to is gone the moment the name leads to the next one. */
const isMovedIndex = (error: unknown) =>
  error instanceof OpenSearchFailure && (error.status === 404 || error.status === 503)

/** Answers the shop's queries with OpenSearch. */
export async function createOpenSearch({
  url,
  indexes,
  searchTimeoutMs = SEARCH_TIMEOUT_MS,
  refreshTimeoutMs = REFRESH_TIMEOUT_MS,
  withLock = (run) => run(),
  ...rest
}: OpenSearchOptions): Promise<SearchEngine> {
  const client = createClient(url, refreshTimeoutMs)
  const keeper = new IndexKeeper({ client, indexes, timeoutMs: refreshTimeoutMs, ...rest })
  const kinds = new Map(indexes.flatMap(aliasesOf).map(({ name, kind }) => [name, kind]))

  async function send(parameters: SearchParameters): Promise<SearchResponse> {
    const { body } = await ask(client.search(parameters), searchTimeoutMs)
    return SEARCH_RESPONSE.parse(body)
  }

  // A shop without search is better than none: it starts, and says what is wrong.
  await withLock(() => keeper.fillIfNeeded()).catch((error) => rest.onError('filling the indexes', error))
  return {
    async search(request) {
      const kind = kinds.get(request.application)
      if (!kind) throw new SearchInputError(`Unknown application: ${request.application}`)
      const parameters = toParameters(request, recogniseSource(request.search.source, kind).query)
      return send(parameters).catch((error) => {
        if (isMovedIndex(error)) return send(parameters)
        throw error
      })
    },
    refresh: oneAtATime(async () => {
      await withLock(() => keeper.refresh())
    }),
    close: () => client.close(),
  }
}
