import type { Logger } from 'pino'
import { MARKETS } from '#markets/markets.ts'
import type { Environment } from '#server/config/environment.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import type { Database } from '#server/db/database.ts'
import { readSearchDocuments } from '#server/modules/catalogue/search-documents.ts'
import { createEmbeddedSearch } from '#server/ports/search/embedded/embedded-search.ts'
import { oneAtATime } from '#server/ports/search/one-at-a-time.ts'
import { createRemoteSearch } from '#server/ports/search/remote-search.ts'
import type { IndexNames, SearchEngine } from '#server/ports/search/search-engine.ts'

export interface SearchParts {
  readonly environment: Environment
  readonly db: Database
  readonly logger: Logger
}

/** The language of every pair of indexes; markets that share a language share its indexes. */
const LANGUAGES = new Map(
  Object.values(MARKETS).map(({ searchIndexes, catalogueLanguage }) => [
    searchIndexes.devices,
    catalogueLanguage,
  ]),
)

const INDEXES: readonly IndexNames[] = [
  ...new Map(
    Object.values(MARKETS).map(({ searchIndexes }) => [searchIndexes.devices, searchIndexes]),
  ).values(),
]

function loadDocuments(db: Database, { devices }: IndexNames) {
  const language = LANGUAGES.get(devices)
  if (!language) throw new Error(`No market has the index ${devices}`)
  return readSearchDocuments(db, language)
}

/** Search in this process, over the catalogue of the database. An unchanged catalogue is not indexed again. */
export function createLocalSearch(db: Database): SearchEngine {
  const engine = createEmbeddedSearch({ indexes: INDEXES, load: (names) => loadDocuments(db, names) })
  let indexed: number | null = null
  return {
    search: (request) => engine.search(request),
    close: () => engine.close(),
    refresh: oneAtATime(async () => {
      const version = await readCacheVersion(db, 'catalogue')
      if (version === indexed) return
      await engine.refresh()
      indexed = version
    }),
  }
}

// Any fixed number: of all processes, one fills the search engine.
const INDEXING_LOCK = 742_003

// Filling a large search engine takes a while, and the others wait for it.
const LOCK_TIMEOUT_MS = 10 * 60_000

/** Lets processes take turns; the connection holds the lock, so a crash lets go of it. */
const withDatabaseLock =
  (db: Database) =>
  async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const client = await db.$client.connect()
    // Without a listener a lost connection would end the process; the next query fails instead.
    client.on('error', () => undefined)
    try {
      await client.query(`set statement_timeout = ${LOCK_TIMEOUT_MS}`)
      await client.query('select pg_advisory_lock($1)', [INDEXING_LOCK])
      return await run()
    } finally {
      // Closed, not given back: that ends the lock and the longer time limit, whatever has happened.
      client.release(true)
    }
  }

async function createClusterSearch(
  url: string,
  { environment, db, logger }: SearchParts,
): Promise<SearchEngine> {
  // Loaded only where it is used: the client takes a while.
  const { createOpenSearch } = await import('#server/ports/search/opensearch/opensearch.ts')
  return createOpenSearch({
    url,
    indexes: INDEXES,
    load: (names) => loadDocuments(db, names),
    searchTimeoutMs: environment.SEARCH_TIMEOUT_MS,
    readVersion: async () => String(await readCacheVersion(db, 'catalogue')),
    withLock: withDatabaseLock(db),
    onError: (task, err) => logger.error({ err, task }, 'search engine failed'),
  })
}

/** The engine that this installation searches with, ready to answer. */
export async function createSearch(parts: SearchParts): Promise<SearchEngine> {
  const { environment, db } = parts
  if (environment.SEARCH_URL) return createClusterSearch(environment.SEARCH_URL, parts)
  if (environment.SEARCH_SERVICE_URL) {
    return createRemoteSearch({
      url: environment.SEARCH_SERVICE_URL,
      user: environment.SEARCH_SERVICE_USER,
      password: environment.SEARCH_SERVICE_PASSWORD,
      isDevelopment: environment.SHOP_ENVIRONMENT === 'dev',
      timeoutMs: environment.SEARCH_TIMEOUT_MS,
    })
  }
  const engine = createLocalSearch(db)
  await engine.refresh()
  return engine
}
