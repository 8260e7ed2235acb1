import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { CACHE_SCOPES } from '#server/http/cache-scope.ts'
import { cacheVersions } from './schema.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

// Any fixed number. Processes that start together take turns.
const MIGRATION_LOCK = 742_001

/** Seeds the database. Must be safe to repeat. */
export type Seed<Result> = (client: pg.Client) => Promise<Result>

/** Migrates the schema and inserts the rows that the shop needs to run. Safe to repeat. */
export async function migrateAndSeed<Result>(url: string, seed: Seed<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'rivendo-migrate',
  })
  await client.connect()
  try {
    const db = drizzle({ client })
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
    await db
      .insert(cacheVersions)
      .values(CACHE_SCOPES.map((scope) => ({ scope })))
      .onConflictDoNothing()
    return await seed(client)
  } finally {
    await client.end()
  }
}
