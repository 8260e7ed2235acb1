import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { PROCESS_DATABASE_ROLES } from '#server/db/roles/process-role.ts'
import type { RoleUrls } from '#server/db/roles/role-urls.ts'
import type { S3Options } from '#server/ports/blobs/s3-blobs.ts'
import { prepareDatabase } from '#server/processes/prepare-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    sharedDatabase: string
    /** Where tests keep files. */
    blobFolder: string
    /** Only where there is a server for it. */
    s3Bucket?: S3Options
    /** The template's database for each kind of process. Their rights are copied with it. */
    roleDatabases: RoleUrls
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
export async function copyDatabase(serverUrl: string, name: string): Promise<string> {
  const url = await createDatabase(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`, name)
  // Rights on the database itself aren't copied, unlike those on its tables.
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const roles = PROCESS_DATABASE_ROLES.map((role) => `rivendo_${role}_${TEMPLATE}`).join(', ')
  await client.query(
    `revoke all on database ${name} from public; grant connect on database ${name} to ${roles}`,
  )
  await client.end()
  return url
}

/** One real PostgreSQL for all integration tests. Its data may be lost in a crash, so fsync is off. */
export default async function startDatabaseServer({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'))
  chmodSync(folder, 0o755)
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const server = await startEmbeddedPostgres({ dataDir: folder, settings })
  const template = await createDatabase(server.url, `CREATE DATABASE ${TEMPLATE}`, TEMPLATE)
  const roles = { kind: 'made' } as const
  const urls = await prepareDatabase(template, { hasDevices: true, say: () => undefined, roles })
  provide('databaseServer', server.url)
  provide('blobFolder', join(folder, 'blobs'))
  provide('roleDatabases', urls)
  provide('sharedDatabase', await copyDatabase(server.url, 'shop_shared'))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
