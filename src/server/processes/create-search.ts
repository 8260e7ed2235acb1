import type { Logger } from 'pino'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Environment } from '#server/config/environment.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import type { Database } from '#server/db/database.ts'
import { readSearchDocuments } from '#server/modules/catalogue/search-documents.ts'
import { createEmbeddedSearch } from '#server/ports/search/embedded/embedded-search.ts'
import { createRemoteSearch } from '#server/ports/search/remote-search.ts'
import type { IndexNames, SearchEngine } from '#server/ports/search/search-engine.ts'
import { serialiseRuns } from '#server/ports/search/serialise-runs.ts'
import { SHOP_INDEXES } from '#server/ports/search/shop-indexes.ts'

export interface SearchParts {
  readonly environment: Environment
  readonly db: Database
  readonly logger: Logger
}

/** The language of each pair of indexes. Markets that share a language share its indexes. */
const LANGUAGES = new Map(
  Object.values(MARKETS).map(({ searchIndexes, catalogueLanguage }) => [
    searchIndexes.devices,
    catalogueLanguage,
  ]),
)

function loadDocuments(db: Database, { devices }: IndexNames) {
  const language = LANGUAGES.get(devices)
  if (!language) throw new Error(`No market has the index ${devices}`)
  return readSearchDocuments(db, language)
}

/** Search in this process, over the catalogue in the database. An unchanged catalogue is not indexed again. */
export function createLocalSearch(db: Database): SearchEngine {
  const engine = createEmbeddedSearch({ indexes: SHOP_INDEXES, load: (names) => loadDocuments(db, names) })
  let indexed: number | null = null
  return {
    search: (query, target) => engine.search(query, target),
    close: () => engine.close(),
    refresh: serialiseRuns(async () => {
      const version = await readCacheVersion(db, 'catalogue')
      if (version === indexed) return
      await engine.refresh()
      indexed = version
    }),
  }
}

// Any fixed number. Only one process at a time fills the search engine.
const INDEXING_LOCK = 742_003

// Filling a large search engine takes a while, and the other processes wait for it.
const LOCK_TIMEOUT_MS = 10 * MINUTE_MS

/** Lets processes take turns. The connection holds the lock, so a crash releases it. */
const withDatabaseLock =
  (db: Database) =>
  async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const client = await db.$client.connect()
    // Without a listener, a lost connection would end the process. This way only the next query fails.
    client.on('error', () => undefined)
    try {
      await client.query(`set statement_timeout = ${LOCK_TIMEOUT_MS}`)
      await client.query('select pg_advisory_lock($1)', [INDEXING_LOCK])
      return await run()
    } finally {
      // Closed rather than returned to the pool, which drops the lock and the longer timeout in any case.
      client.release(true)
    }
  }

const createReporter = (logger: Logger) => (task: string, err: unknown) =>
  logger.error({ err, task }, 'search engine failed')

async function createClusterSearch(
  url: string,
  { environment, db, logger }: SearchParts,
): Promise<SearchEngine> {
  // Imported only where it is used, because the client takes a while to load.
  const { createOpenSearch } = await import('#server/ports/search/opensearch/opensearch.ts')
  return createOpenSearch({
    url,
    indexes: SHOP_INDEXES,
    load: (names) => loadDocuments(db, names),
    searchTimeoutMs: environment.SEARCH_TIMEOUT_MS,
    readVersion: async () => String(await readCacheVersion(db, 'catalogue')),
    withLock: withDatabaseLock(db),
    onError: createReporter(logger),
  })
}

/** The search engine of this installation, ready to answer. */
export async function createSearch(parts: SearchParts): Promise<SearchEngine> {
  const { environment, db, logger } = parts
  if (environment.SEARCH_URL) return createClusterSearch(environment.SEARCH_URL, parts)
  if (environment.SEARCH_SERVICE_URL) {
    return createRemoteSearch({
      url: environment.SEARCH_SERVICE_URL,
      user: environment.SEARCH_SERVICE_USER,
      password: environment.SEARCH_SERVICE_PASSWORD,
      isDevelopment: environment.SHOP_ENVIRONMENT === 'dev',
      timeoutMs: environment.SEARCH_TIMEOUT_MS,
      onError: createReporter(logger),
    })
  }
  const engine = createLocalSearch(db)
  await engine.refresh()
  return engine
}
