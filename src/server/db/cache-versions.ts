import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import type { CacheScope } from '#server/http/cache-scope.ts'
import type { Connection, Database } from './database.ts'
import { cacheVersions } from './schema.ts'

/** Raises the version of a scope. Every web process is notified and drops the pages that depend on it. */
export async function bumpCacheVersion(db: Connection, scope: CacheScope): Promise<void> {
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

async function readCacheVersions(db: Database): Promise<ReadonlyMap<CacheScope, number>> {
  const rows = await db
    .select({ scope: cacheVersions.scope, version: cacheVersions.version })
    .from(cacheVersions)
  // The migration step inserts the scopes. One that only a newer version knows drops nothing here.
  return new Map(rows.map(({ scope, version }) => [scope as CacheScope, version]))
}

export interface CacheVersionListener {
  stop(): Promise<void>
}

export interface ListenOptions {
  /** Leads to the database itself: a pooler passes no notifications on. */
  readonly url: string
  readonly db: Database
  readonly onChange: (scope: CacheScope) => void
  readonly onError: (error: unknown) => void
  /** How often versions are compared, too, in case a notification was lost. */
  readonly pollMs?: number
}

const RECONNECT_DELAY_MS = 1_000
const POLL_MS = 30_000

/**
 * Compares the versions with those that notifications have announced. A connection that looks alive may have lost one: a
 * firewall that forgot it, or a pooler in its place.
 */
async function createVersionWatch(db: Database, onChange: ListenOptions['onChange']) {
  const known = new Map(await readCacheVersions(db))
  return {
    note: (scope: CacheScope) => known.set(scope, (known.get(scope) ?? 0) + 1),
    async compare() {
      for (const [scope, version] of await readCacheVersions(db)) {
        if (version > (known.get(scope) ?? 0)) onChange(scope)
        known.set(scope, version)
      }
    },
  }
}

/**
 * Listens for changed content. After a lost connection versions are compared: pages that did not change outlive an outage.
 * Dropped as soon as the listener is back, they would be missed while a pooler still refuses.
 */
export async function listenToCacheVersions(options: ListenOptions): Promise<CacheVersionListener> {
  const { url, db, onChange, onError, pollMs = POLL_MS } = options
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const watch = await createVersionWatch(db, onChange)

  function reconnect(error: unknown): void {
    client = null
    if (isStopped || timer) return
    onError(error)
    timer = setTimeout(() => {
      timer = null
      connect().catch(reconnect)
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
    next.on('notification', ({ payload }) => {
      watch.note(payload as CacheScope)
      onChange(payload as CacheScope)
    })
    await next.connect()
    await next.query('LISTEN cache_version')
    client = next
    // What nobody announced meanwhile. If it can't be read yet, the next poll tries again.
    await watch.compare().catch(onError)
  }

  await connect()
  const polling = setInterval(() => watch.compare().catch(onError), pollMs)
  return {
    async stop() {
      isStopped = true
      clearInterval(polling)
      if (timer) clearTimeout(timer)
      await client?.end()
    },
  }
}
