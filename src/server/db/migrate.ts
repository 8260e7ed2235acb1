import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { CACHE_SCOPES } from '#server/http/cache-scope.ts'
import { canMigrate, isFurther, type Migration } from './compare-migrations.ts'
import { finishBigTables } from './finish-big-tables.ts'
import { currencies, languages, markets } from './reference-schema.ts'
import { cacheVersions } from './schema.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

// Any fixed number. Processes that start together take turns.
const MIGRATION_LOCK = 742_001

/** Seeds the database. Must be safe to repeat. */
export type Seed<Result> = (client: pg.Client) => Promise<Result>

/** The database has run other migrations than this version delivers. Nothing was changed. */
export class OtherVersionError extends Error {
  override name = 'OtherVersionError'
}

/** The migrations that a database has run. */
export async function listRecordedMigrations(client: pg.Client): Promise<readonly Migration[]> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!found[0]?.name) return []
  const { rows } = await client.query<Migration>(
    `select hash, created_at::float8 as "atMs" from drizzle.__drizzle_migrations`,
  )
  return rows
}

/** The migrations of this version. */
export const listDeliveredMigrations = (): readonly Migration[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash, folderMillis }) => ({
    hash,
    atMs: folderMillis,
  }))

/** Before anything is changed: the migrator itself only compares times, and would fail half way or skip a migration. */
async function requireKnownMigrations(client: pg.Client): Promise<void> {
  if (!canMigrate(await listRecordedMigrations(client), listDeliveredMigrations()))
    throw new OtherVersionError('a different version of the shop created its tables')
}

/** Whether a newer version has migrated the database: this one starts again while it is being replaced. */
export async function isMigratedFurther(client: pg.Client): Promise<boolean> {
  return isFurther(await listRecordedMigrations(client), listDeliveredMigrations())
}

// What waits for a lock makes everyone behind it wait, too. So a migration soon gives up, lets them pass and tries again. Long
// before a second is over, after which PostgreSQL ends one of two that wait for each other: it would be a visitor's page.
const LOCK_TIMEOUT_MS = 200
const LOCK_PAUSE_MS = 1_000
const LOCK_ATTEMPTS = 150

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

const isLockConflict = ({ cause }: Error): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  (cause.code === LOCK_NOT_AVAILABLE || cause.code === DEADLOCK_DETECTED)

/** Runs what is new in one transaction, while processes of the previous version may be at work. */
async function runMigrations(db: NodePgDatabase, signal: AbortSignal | undefined): Promise<void> {
  await db.execute(sql.raw(`set lock_timeout = ${LOCK_TIMEOUT_MS}`))
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
      break
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS || !(error instanceof Error && isLockConflict(error))) throw error
      await sleep(LOCK_PAUSE_MS, undefined, { signal })
    }
  }
  await db.execute(sql`reset lock_timeout`)
}

/** Adds the markets, languages and currencies that this version knows and the database doesn't. None is ever removed. */
async function addReferences(db: NodePgDatabase): Promise<void> {
  const toRows = (ids: readonly string[]) => ids.map((id) => ({ id }))
  await db.insert(markets).values(toRows(MARKET_IDS)).onConflictDoNothing()
  await db.insert(languages).values(toRows(CATALOGUE_LANGUAGES)).onConflictDoNothing()
  await db.insert(currencies).values(toRows(CURRENCIES)).onConflictDoNothing()
}

const TURN_PAUSE_MS = 500
const TURN_TIMEOUT_MS = 10 * MINUTE_MS

/**
 * Waits until no other start migrates. It asks again and again instead of waiting in the database: so it hears a stop, and
 * gives up some time. The session holds the lock, and its end releases it.
 */
async function takeTurn(client: pg.Client, { say, signal }: MigrateOptions): Promise<void> {
  const deadlineMs = Date.now() + TURN_TIMEOUT_MS
  for (let isWaiting = false; ; isWaiting = true) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.taken) return
    if (Date.now() > deadlineMs)
      throw new Error(
        'another start has been migrating it for ten minutes. Stop that one, or wait and try again',
      )
    if (!isWaiting) say?.('Waiting for another start that migrates the database …')
    await sleep(TURN_PAUSE_MS, undefined, { signal })
  }
}

export interface MigrateOptions {
  readonly say?: (line: string) => void
  /** Ends the waiting for others. What has begun is completed. */
  readonly signal?: AbortSignal | undefined
}

/** Migrates the schema and inserts the rows that the shop needs to run. Safe to repeat. */
export async function migrateAndSeed<Result>(
  url: string,
  seed: Seed<Result>,
  options: MigrateOptions = {},
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'rivendo-migrate',
  })
  await client.connect()
  try {
    const db = drizzle({ client })
    await takeTurn(client, options)
    await requireKnownMigrations(client)
    await runMigrations(db, options.signal)
    await addReferences(db)
    await db
      .insert(cacheVersions)
      .values(CACHE_SCOPES.map((scope) => ({ scope })))
      .onConflictDoNothing()
    const result = await seed(client)
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    await finishBigTables(client)
    return result
  } finally {
    await client.end()
  }
}
