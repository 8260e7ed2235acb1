import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrateAndSeed } from '#server/db/migrate.ts'

/** A migrated database that belongs to one test file. */
export async function createTestDatabase(): Promise<string> {
  const url = new URL(inject('databaseServer'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  url.pathname = `/${name}`
  await migrateAndSeed(url.href)
  return url.href
}
