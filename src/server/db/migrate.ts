import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { cacheVersions } from './schema.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

// Any fixed number: processes that start together take turns.
const MIGRATION_LOCK = 742_001

const SEEDED_SCOPES = ['content', 'catalogue'] as const

/** Puts delivered data into the database; must be safe to repeat. */
export type Seed = (client: pg.Client) => Promise<void>

/** Brings the schema up to date and puts in the rows that the shop cannot run without; safe to repeat. */
export async function migrateAndSeed(url: string, seed: Seed): Promise<void> {
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
      .values(SEEDED_SCOPES.map((scope) => ({ scope })))
      .onConflictDoNothing()
    await seed(client)
  } finally {
    await client.end()
  }
}
