import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { inject } from 'vitest'
import { withClient } from './database.ts'
import { listMigrations, MIGRATIONS_FOLDER } from './released-migrations.ts'

/** An empty database as the version left it whose newest migration has this name. */
export async function createEarlierDatabase(newest: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
  const migrations = listMigrations()
  const entries = migrations.slice(0, migrations.findIndex(({ tag }) => tag === newest) + 1)
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  const name = `earlier_${randomBytes(6).toString('hex')}`
  const serverUrl = inject('databaseServer')
  await withClient(serverUrl, (client) => client.query(`create database ${name}`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await withClient(url.href, (client) => migrate(drizzle({ client }), { migrationsFolder: folder }))
  rmSync(folder, { recursive: true })
  return url.href
}
