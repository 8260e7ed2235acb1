import { randomBytes } from 'node:crypto'
import { types } from 'node:util'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import type { ProcessDatabaseRole } from '#server/db/roles/process-role.ts'
import { mapRoles, type RoleUrls, withUser } from '#server/db/roles/role-urls.ts'
import { copyDatabase } from './database-server.ts'

/** A separate database with the delivered catalogue for one test file: a copy, which is faster than filling one. */
export async function createTestDatabase(): Promise<string> {
  return copyDatabase(inject('databaseServer'), `test_${randomBytes(6).toString('hex')}`)
}

/** One database for all tests that only read. */
export const getSharedDatabaseUrl = (): string => inject('sharedDatabase')

/** The same database for the role of a process. */
export function toRoleUrl(url: string, role: ProcessDatabaseRole): string {
  const { username, password } = new URL(inject('roleDatabases')[role])
  return withUser(url, { name: username, password })
}

/** The same for all of them. */
export const toRoleUrls = (url: string): RoleUrls => mapRoles((role) => toRoleUrl(url, role))

const rolePools = new WeakMap<Database, Partial<Record<ProcessDatabaseRole, Database>>>()

/**
 * The same database as the process under test sees it: as its own role, with no more rights than in production. The test
 * itself keeps the owner's pool. Idle connections of a role neither last nor keep the tests alive.
 */
export function openAsRole(db: Database, role: ProcessDatabaseRole): Database {
  // A test that breaks the database on purpose has to reach the process.
  if (types.isProxy(db)) return db
  const opened = rolePools.get(db)?.[role]
  if (opened) return opened
  const { options } = db.$client
  const pool = openDatabase({
    url: toRoleUrl(options.connectionString ?? '', role),
    maxConnections: options.max,
    onError: () => undefined,
  })
  // A test that waits for a timeout has set a short one.
  pool.$client.options.statement_timeout = options.statement_timeout
  pool.$client.options.allowExitOnIdle = true
  pool.$client.options.idleTimeoutMillis = 1_000
  rolePools.set(db, { ...rolePools.get(db), [role]: pool })
  return pool
}

export const withClient = async <Result>(
  url: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
