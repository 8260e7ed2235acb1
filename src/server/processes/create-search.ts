import pg from 'pg'
import type { Logger } from 'pino'
import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Environment } from '#server/config/environment.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import { readCatalogueChange } from '#server/db/catalogue-changes.ts'
import type { Database } from '#server/db/database.ts'
import { BlockedError } from '#server/http/error-handler.ts'
import {
  readChangedDocuments,
  readSearchDocuments,
  streamSearchDocuments,
} from '#server/modules/catalogue/search-documents.ts'
import { createEmbeddedSearch } from '#server/ports/search/embedded/embedded-search.ts'
import { createRemoteSearch } from '#server/ports/search/remote-search.ts'
import { type IndexNames, type SearchEngine, SearchInputError } from '#server/ports/search/search-engine.ts'
import { serialiseRuns } from '#server/ports/search/serialise-runs.ts'
import { SHOP_INDEXES } from '#server/ports/search/shop-indexes.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'

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

function getLanguage({ devices }: IndexNames): CatalogueLanguage {
  const language = LANGUAGES.get(devices)
  if (!language) throw new Error(`No market has the index ${devices}`)
  return language
}

const loadDocuments = (db: Database, names: IndexNames) => readSearchDocuments(db, getLanguage(names))

/**
 * Search in this process, over the catalogue in the database. Of a changed catalogue, the changed devices are read; an
 * unchanged one is not indexed again.
 */
export function createLocalSearch(db: Database): SearchEngine {
  const engine = createEmbeddedSearch({ indexes: SHOP_INDEXES, load: (names) => loadDocuments(db, names) })
  let indexed: number | null = null
  const replaceChanged = async (from: number, to: number): Promise<boolean> => {
    const change = await readCatalogueChange(db, from, to)
    if (!change) return false
    return engine.replace((names) => readChangedDocuments(db, getLanguage(names), change))
  }
  return {
    search: (query, target) => engine.search(query, target),
    close: () => engine.close(),
    refresh: serialiseRuns(async () => {
      const version = await readCacheVersion(db, 'catalogue')
      if (version === indexed) return
      const isReplaced = indexed !== null && (await replaceChanged(indexed, version))
      if (!isReplaced) await engine.refresh()
      indexed = version
    }),
  }
}

/** How many devices the search inside each web process is meant for: see docs/adr/0076-large-catalogue.md. */
const EMBEDDED_DEVICES = 30_000

const COUNT_DEVICES = 'select count(*)::integer as devices from device'

/** One line for an operator whose catalogue has outgrown the search in each process. */
async function warnOfSize(db: Database, logger: Logger): Promise<void> {
  const { rows } = await db.$client.query<{ devices: number }>(COUNT_DEVICES)
  const devices = rows[0]?.devices ?? 0
  if (devices <= EMBEDDED_DEVICES) return
  logger.warn(
    { devices, meantFor: EMBEDDED_DEVICES },
    'the catalogue is larger than the search inside the web processes is meant for: set SEARCH_URL to an OpenSearch cluster',
  )
}

// Any fixed number. Only one process at a time fills the search engine.
const INDEXING_LOCK = 742_003

// Filling a large search engine takes long, and the other processes wait for it.
const LOCK_TIMEOUT_MS = 120 * MINUTE_MS

/** Lets processes take turns. The connection holds the lock, so a crash releases it. */
const withDatabaseLock =
  (url: string, onWait: () => void) =>
  async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      statement_timeout: LOCK_TIMEOUT_MS,
      application_name: 'rivendo-index',
    })
    // Without a listener, a lost connection would end the process. This way only the next query fails.
    client.on('error', () => undefined)
    await client.connect()
    try {
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
        INDEXING_LOCK,
      ])
      if (!rows[0]?.got) {
        onWait()
        await client.query('select pg_advisory_lock($1)', [INDEXING_LOCK])
      }
      return await run()
    } finally {
      await client.end()
    }
  }

export interface ClusterContent {
  readonly db: Database
  /** The address of the database past a pooler: the lock belongs to a session. */
  readonly directUrl: string
  /** Called when another process fills the indexes, before this one waits for it. */
  readonly onWait?: () => void
}

/** What a cluster is filled with, one process at a time. */
export const buildClusterContent = ({ db, directUrl, onWait = () => undefined }: ClusterContent) => ({
  indexes: SHOP_INDEXES,
  load: (names: IndexNames) => streamSearchDocuments(db, getLanguage(names)),
  async loadChanged(names: IndexNames, from: string, to: string) {
    const change = await readCatalogueChange(db, Number(from), Number(to))
    return change?.isPriceOnly ? readChangedDocuments(db, getLanguage(names), change) : null
  },
  readVersion: async () => String(await readCacheVersion(db, 'catalogue')),
  withLock: withDatabaseLock(directUrl, onWait),
})

const createReporter = (logger: Logger) => (task: string, err: unknown) =>
  logger.error({ err, task }, 'search engine failed')

async function createClusterSearch(
  urls: readonly string[],
  { environment, db, logger }: SearchParts,
): Promise<SearchEngine> {
  // Imported only where it is used, because the client takes a while to load.
  const { createOpenSearch } = await import('#server/ports/search/opensearch/opensearch.ts')
  const directUrl = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL ?? ''
  return createOpenSearch({
    urls,
    ...buildClusterContent({ db, directUrl }),
    searchTimeoutMs: environment.SEARCH_TIMEOUT_MS,
    onProgress: ({ index, documents, isComplete }) =>
      logger.info({ index, documents }, isComplete ? 'search index filled' : 'filling search index'),
    onError: createReporter(logger),
  })
}

/** Clients may ask for what no engine answers, or for more than they may have. */
const isRefusal = (error: unknown): boolean =>
  error instanceof SearchInputError || error instanceof BlockedError

const watchSearch = (engine: SearchEngine): SearchEngine => ({
  search: (query, target) => watchCall('search', () => engine.search(query, target), isRefusal),
  refresh: () => engine.refresh(),
  close: () => engine.close(),
})

/** The search engine of this installation, ready to answer. */
export const createSearch = async (parts: SearchParts): Promise<SearchEngine> =>
  watchSearch(await openEngine(parts))

/** Which engine answers: a cluster, another shop's service, or the one in each process. */
export const findSearchKind = ({
  SEARCH_URL,
  SEARCH_SERVICE_URL,
}: SearchParts['environment']): 'embedded' | 'opensearch' | 'service' => {
  if (SEARCH_SERVICE_URL) return 'service'
  return SEARCH_URL ? 'opensearch' : 'embedded'
}

/**
 * Search for a process that rarely needs it: the engine opens with the first query. The one in this process looks for a
 * changed catalogue before each.
 */
export function createLazySearch(parts: SearchParts): SearchEngine {
  const { SEARCH_URL, SEARCH_SERVICE_URL } = parts.environment
  const isLocal = !SEARCH_URL && !SEARCH_SERVICE_URL
  let opened: Promise<SearchEngine> | null = null
  const open = async (): Promise<SearchEngine> => {
    opened ??= createSearch(parts)
    try {
      return await opened
    } catch (error) {
      // The next query tries again.
      opened = null
      throw error
    }
  }
  return {
    async search(query, target) {
      const engine = await open()
      if (isLocal) await engine.refresh()
      return engine.search(query, target)
    },
    refresh: async () => (await opened)?.refresh(),
    close: async () => (await opened)?.close(),
  }
}

async function openEngine(parts: SearchParts): Promise<SearchEngine> {
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
  await warnOfSize(db, logger)
  const engine = createLocalSearch(db)
  await engine.refresh()
  return engine
}
