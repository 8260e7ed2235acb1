import type { Logger } from 'pino'
import { MARKETS } from '#markets/markets.ts'
import type { Environment } from '#server/config/environment.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import type { Database } from '#server/db/database.ts'
import { readSearchDocuments } from '#server/modules/catalogue/search-documents.ts'
import { createEmbeddedSearch } from '#server/ports/search/embedded/embedded-search.ts'
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
    async refresh() {
      const version = await readCacheVersion(db, 'catalogue')
      if (version === indexed) return
      await engine.refresh()
      indexed = version
    },
  }
}

// Any fixed number: of all processes, one fills the search engine.
const INDEXING_LOCK = 742_003

/** Runs a task unless another process is at it; the connection holds the lock, so a crash lets go of it. */
const withDatabaseLock =
  (db: Database) =>
  async <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
    const client = await db.$client.connect()
    try {
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
        INDEXING_LOCK,
      ])
      if (!rows[0]?.locked) return undefined
      return await run().finally(() => client.query('select pg_advisory_unlock($1)', [INDEXING_LOCK]))
    } finally {
      client.release()
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
