import { eq, sql } from 'drizzle-orm'
import type { CacheScope } from '#server/http/cache-scope.ts'
import type { Connection, Database } from './database.ts'
import { type Channel, type ChannelListener, listenToChannels } from './listen-to-channels.ts'
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

/**
 * The channel of changed content. Versions are compared with those that notifications have announced. A connection that
 * looks alive may have lost one: a firewall that forgot it, or a pooler in its place. After a lost connection, too, pages that
 * did not change outlive an outage. Dropped as soon as the listener is back, they would be missed while a pooler still refuses.
 */
export async function createCacheVersionChannel(
  db: Database,
  onChange: (scope: CacheScope) => void,
): Promise<Channel> {
  const known = new Map(await readCacheVersions(db))
  return {
    name: 'cache_version',
    onNotification(payload) {
      const scope = payload as CacheScope
      known.set(scope, (known.get(scope) ?? 0) + 1)
      onChange(scope)
    },
    async catchUp() {
      for (const [scope, version] of await readCacheVersions(db)) {
        if (version > (known.get(scope) ?? 0)) onChange(scope)
        known.set(scope, version)
      }
    },
  }
}

export type CacheVersionListener = ChannelListener

export interface ListenOptions {
  /** Leads to the database itself: a pooler passes no notifications on. */
  readonly url: string
  readonly db: Database
  readonly onChange: (scope: CacheScope) => void
  readonly onError: (error: unknown) => void
  /** How often versions are compared, too, in case a notification was lost. */
  readonly pollMs?: number
}

/** Listens for changed content, and for nothing else. */
export async function listenToCacheVersions({
  db,
  onChange,
  ...options
}: ListenOptions): Promise<CacheVersionListener> {
  return listenToChannels({ ...options, channels: [await createCacheVersionChannel(db, onChange)] })
}
