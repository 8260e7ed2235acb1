import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { prepareDatabase } from '#server/processes/prepare-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    sharedDatabase: string
  }
}

const TEMPLATE = 'shop_template'

async function createDatabase(serverUrl: string, statement: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** PostgreSQL only copies a template that has no connections, so nothing else uses it. */
export const copyDatabase = (serverUrl: string, name: string): Promise<string> =>
  createDatabase(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`, name)

/** One real PostgreSQL for all integration tests. Its data may be lost in a crash, so fsync is off. */
export default async function startDatabaseServer({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'))
  chmodSync(folder, 0o755)
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const server = await startEmbeddedPostgres({ dataDir: folder, settings })
  const template = await createDatabase(server.url, `CREATE DATABASE ${TEMPLATE}`, TEMPLATE)
  await prepareDatabase(template, { hasDevices: true, say: () => undefined })
  provide('databaseServer', server.url)
  provide('sharedDatabase', await copyDatabase(server.url, 'shop_shared'))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
