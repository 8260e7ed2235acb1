import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import type { CacheScope } from '#server/http/cache-scope.ts'
import type { Database } from './database.ts'
import { cacheVersions } from './schema.ts'

/** Raises the version of a scope. Every web process is notified and drops the pages that depend on it. */
export async function bumpCacheVersion(db: Database, scope: CacheScope): Promise<void> {
  const set = { version: sql`${cacheVersions.version} + 1`, changedAt: sql`now()` }
  await db.update(cacheVersions).set(set).where(eq(cacheVersions.scope, scope))
}

/** The current version of a scope. */
export async function readCacheVersion(db: Database, scope: CacheScope): Promise<number> {
  const [row] = await db
    .select({ version: cacheVersions.version })
    .from(cacheVersions)
    .where(eq(cacheVersions.scope, scope))
  if (!row) throw new Error(`No version of ${scope}`)
  return row.version
}

export interface CacheVersionListener {
  stop(): Promise<void>
}

export interface ListenOptions {
  readonly url: string
  readonly onChange: (scope: CacheScope | 'all') => void
  readonly onError: (error: unknown) => void
}

const RECONNECT_DELAY_MS = 1_000

/** Listens for changed content. After a lost connection, everything counts as changed. */
export async function listenToCacheVersions({
  url,
  onChange,
  onError,
}: ListenOptions): Promise<CacheVersionListener> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  function reconnect(error: unknown): void {
    client = null
    if (isStopped || timer) return
    onError(error)
    timer = setTimeout(() => {
      timer = null
      connect().then(() => onChange('all'), reconnect)
    }, RECONNECT_DELAY_MS)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      application_name: 'rivendo-listen',
      keepAlive: true,
    })
    next.on('error', (error) => {
      next.end().catch(() => undefined)
      reconnect(error)
    })
    next.on('notification', ({ payload }) => onChange(payload as CacheScope))
    await next.connect()
    await next.query('LISTEN cache_version')
    client = next
  }

  await connect()
  return {
    async stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      await client?.end()
    },
  }
}
