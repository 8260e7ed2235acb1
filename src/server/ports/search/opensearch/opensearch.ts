import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '@opensearch-project/opensearch'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { QueryKind, SearchQuery } from '#domain/search/search-query.ts'
import { serialiseRuns } from '#server/ports/search/serialise-runs.ts'
import { INDEX_DIALECT } from '../query-language/index-dialect.ts'
import { readResult } from '../query-language/read-result.ts'
import { writeQuery } from '../query-language/write-query.ts'
import {
  type FoundDevices,
  findIndexName,
  type IndexNames,
  type SearchEngine,
  type SearchResults,
  type SearchTarget,
} from '../search-engine.ts'
import { ask, OpenSearchFailure, type Request } from './ask.ts'
import { readKnownWords, writeKnownWords } from './find-known-words.ts'
import { INDEX_DEFINITIONS, type IndexDefinitions } from './index-definitions.ts'
import { IndexKeeper, type IndexKeeperOptions } from './index-keeper.ts'
import { hashDefinitions, nameSearchedAliases } from './release-alias.ts'
import { searchTypedText } from './search-typed-text.ts'
import { writeTypedSearch } from './write-typed-search.ts'

/** Runs a task while no other process does; waits for its turn. */
export type WithLock = <Result>(run: () => Promise<Result>) => Promise<Result>

export interface OpenSearchOptions
  extends Pick<
    IndexKeeperOptions,
    'indexes' | 'load' | 'loadChanged' | 'readVersion' | 'onError' | 'onProgress' | 'now'
  > {
  /** Addresses of the cluster's nodes; they may include a user and a password. */
  readonly urls: readonly string[]
  readonly searchTimeoutMs?: number
  /** For each step of a refresh. */
  readonly refreshTimeoutMs?: number
  /** How long the start waits until the indexes are filled. */
  readonly startTimeoutMs?: number
  /** After which time a fill that failed at the start is tried again. */
  readonly startRetryMs?: number
  readonly withLock?: WithLock
  /** What the indexes of this release are like. */
  readonly definitions?: IndexDefinitions
}

const SEARCH_TIMEOUT_MS = 3_000
const REFRESH_TIMEOUT_MS = MINUTE_MS
// A large catalogue takes minutes. Until they are there, the shop serves what needs no search.
const START_TIMEOUT_MS = MINUTE_MS / 2
const START_RETRY_MS = MINUTE_MS / 2

type SearchParameters = NonNullable<Parameters<Client['search']>[0]>

const createClient = (urls: readonly string[], requestTimeout: number) =>
  new Client({
    nodes: [...urls],
    requestTimeout,
    // A node that is gone is asked nothing for a while. A slow search isn't repeated: it is given up as a whole.
    maxRetries: urls.length - 1,
    resurrectStrategy: 'optimistic',
  })

const buildParameters = (index: string, size: number, body: object) =>
  ({
    index,
    size,
    // Otherwise totals stop at 10,000, and a failed part of the index looks like nothing found.
    track_total_hits: true,
    allow_partial_search_results: false,
    body,
  }) as SearchParameters

/** The other nodes learn within moments where an alias points now. */
const MOVE_PAUSES_MS = [0, 100, 300]

/** What a red cluster says as well, and will say again: its pages shouldn't wait long for it. */
const OUTAGE_PAUSES_MS = [50]

/** An index is gone as soon as its alias points to the next one. */
function listPauses(error: unknown): readonly number[] {
  if (!(error instanceof OpenSearchFailure)) return []
  if (error.status === 404) return MOVE_PAUSES_MS
  return error.status === 503 ? OUTAGE_PAUSES_MS : []
}

const NOTHING: FoundDevices = { devices: [], total: 0 }

/** Answers the shop's queries with OpenSearch. */
export async function createOpenSearch({
  urls,
  indexes,
  searchTimeoutMs = SEARCH_TIMEOUT_MS,
  refreshTimeoutMs = REFRESH_TIMEOUT_MS,
  startTimeoutMs = START_TIMEOUT_MS,
  startRetryMs = START_RETRY_MS,
  withLock = (run) => run(),
  definitions = INDEX_DEFINITIONS,
  onError,
  ...rest
}: OpenSearchOptions): Promise<SearchEngine> {
  const client = createClient(urls, refreshTimeoutMs)
  const timeoutMs = refreshTimeoutMs
  const keeper = new IndexKeeper({ client, indexes, definitions, timeoutMs, onError, ...rest })
  const revisions = hashDefinitions(definitions)
  const toSearched = (names: IndexNames) => nameSearchedAliases(names, revisions)

  /** Sends requests until the time for a whole search is over; one whose index has just moved is sent again. */
  function startSearch() {
    const endsAt = performance.now() + searchTimeoutMs
    const send = async <Answer>(request: () => Request<Answer>): Promise<Answer> =>
      ask(request(), searchTimeoutMs, Math.max(1, endsAt - performance.now()))
    return async <Answer>(request: () => Request<Answer>): Promise<Answer> => {
      for (let attempt = 0; ; attempt += 1)
        try {
          return await send(request)
        } catch (error) {
          const pauseMs = listPauses(error)[attempt]
          if (pauseMs === undefined) throw error
          await sleep(pauseMs)
        }
    }
  }

  const read = <Kind extends QueryKind>(query: SearchQuery<Kind>, body: unknown) =>
    readResult(query, body, (error) => onError('reading a document', error))

  async function searchTyped(query: SearchQuery<'deviceSearch'>, { indexes: names, size }: SearchTarget) {
    const send = startSearch()
    const { devices } = toSearched(names)
    const found = await searchTypedText<FoundDevices>(query.text, {
      async search(attempt, isKnown) {
        const parameters = buildParameters(devices, size, writeTypedSearch(attempt, query, isKnown))
        return read(query, (await send(() => client.search(parameters))).body)
      },
      async findKnown(words) {
        const parameters = writeKnownWords(devices, words)
        return readKnownWords((await send(() => client.termvectors(parameters))).body)
      },
    })
    return found ?? NOTHING
  }

  async function search<Kind extends QueryKind>(
    query: SearchQuery<Kind>,
    target: SearchTarget,
  ): Promise<SearchResults[Kind]> {
    // Devices are what a typed text is answered with; the compiler doesn't connect a query's kind with its results.
    if (isTypedText(query)) return (await searchTyped(query, target)) as SearchResults[Kind]
    const body = writeQuery(query, INDEX_DIALECT)
    const parameters = buildParameters(findIndexName(query, toSearched(target.indexes)), target.size, body)
    const send = startSearch()
    return read(query, (await send(() => client.search(parameters))).body)
  }

  /** A shop without search is better than no shop: it starts, logs what is wrong and tries again. */
  let isClosed = false
  async function fill(): Promise<void> {
    try {
      await withLock(() => keeper.fillIfNeeded())
    } catch (error) {
      if (isClosed) return
      onError('filling the indexes', error)
      setTimeout(() => isClosed || fill(), startRetryMs).unref()
    }
  }
  await Promise.race([fill(), sleep(startTimeoutMs, undefined, { ref: false })])
  return {
    search,
    refresh: serialiseRuns(async () => {
      await withLock(() => keeper.refresh())
    }),
    close() {
      isClosed = true
      return client.close()
    },
  }
}

/** Fills the indexes of this release, so that they are there when it starts. Throws if that fails. */
export async function fillOpenSearch({
  urls,
  refreshTimeoutMs: timeoutMs = REFRESH_TIMEOUT_MS,
  withLock = (run) => run(),
  definitions = INDEX_DEFINITIONS,
  ...rest
}: OpenSearchOptions): Promise<void> {
  const client = createClient(urls, timeoutMs)
  const keeper = new IndexKeeper({ client, definitions, timeoutMs, ...rest })
  try {
    await withLock(() => keeper.fillIfNeeded())
  } finally {
    await client.close()
  }
}

const isTypedText = (query: { readonly kind: QueryKind }): query is SearchQuery<'deviceSearch'> =>
  query.kind === 'deviceSearch'
