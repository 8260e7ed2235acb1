import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { isMigratedFurther } from '../migrate.ts'
import { grantRights } from './grant-rights.ts'
import { PROCESS_DATABASE_ROLES, type ProcessDatabaseRole } from './process-role.ts'
import { requirePlainRole } from './require-plain-role.ts'
import { findUser, mapRoles, type RoleUrls, withUser } from './role-urls.ts'
import { makeScramVerifier } from './scram-verifier.ts'

/** Where the roles of the processes come from. */
export type RoleSource =
  /** The migration step makes them. */
  | { readonly kind: 'made' }
  /** A database administrator made them: their addresses are configured. */
  | { readonly kind: 'given'; readonly urls: RoleUrls }
  /** There are none: every process is the owner. */
  | { readonly kind: 'off' }

const PASSWORD_BYTES = 24
const NAME_MAX_BYTES = 63

/** Limits that a role starts with. A process may ask for more time for a single statement. */
const ROLE_SETTINGS = {
  search_path: 'public, pg_temp',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '5min',
}

/** Roles belong to the whole server, so their names tell the databases of several shops apart. */
function buildRoleName(role: ProcessDatabaseRole, database: string): string {
  const name = `rivendo_${role}_${database}`
  if (Buffer.byteLength(name) <= NAME_MAX_BYTES) return name
  return `rivendo_${role}_${createHash('sha256').update(database).digest('hex').slice(0, 16)}`
}

/** The role's password: made once, so that all machines of a shop use the same one. */
async function findPassword(client: pg.Client, role: ProcessDatabaseRole): Promise<string> {
  const { rows } = await client.query<{ password: string }>(
    `with made as (
       insert into database_role (name, password) values ($1, $2) on conflict do nothing returning password)
     select password from made union all select password from database_role where name = $1 limit 1`,
    [role, randomBytes(PASSWORD_BYTES).toString('base64url')],
  )
  const [row] = rows
  if (!row) throw new Error(`No password for the role ${role}`)
  return row.password
}

const CANNOT_CREATE_ROLES =
  'its user isn’t allowed to create roles. Give it CREATEROLE, ask an administrator to create three roles and set ' +
  'DATABASE_URL_WEB, DATABASE_URL_WORKER and DATABASE_URL_DESK, or run everything as this user with DATABASE_ROLES=off'

async function makeRole(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  const quoted = client.escapeIdentifier(name)
  const verifier = client.escapeLiteral(makeScramVerifier(password))
  const verb = rowCount === 0 ? 'create' : 'alter'
  try {
    await client.query(`${verb} role ${quoted} login noinherit password ${verifier}`)
    for (const [setting, value] of Object.entries(ROLE_SETTINGS))
      await client.query(
        `alter role ${quoted} set ${setting} = ${value.includes(',') ? value : `'${value}'`}`,
      )
  } catch (error) {
    if ((error as { code?: string }).code === '42501') throw new Error(CANNOT_CREATE_ROLES)
    throw error
  }
}

async function makeRoles(client: pg.Client, url: string): Promise<RoleUrls> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const database = rows[0]?.name ?? ''
  const passwords = new Map<ProcessDatabaseRole, string>()
  for (const role of PROCESS_DATABASE_ROLES) {
    const password = await findPassword(client, role)
    await makeRole(client, buildRoleName(role, database), password)
    passwords.set(role, password)
  }
  return mapRoles((role) =>
    withUser(url, { name: buildRoleName(role, database), password: passwords.get(role) ?? '' }),
  )
}

/** The address of a role that a migration step has made, as the owner finds it. */
export async function findMadeRole(
  client: pg.Client,
  url: string,
  role: ProcessDatabaseRole,
): Promise<string> {
  const { rows } = await client.query<{ database: string; password: string }>(
    'select current_database() as database, password from database_role where name = $1',
    [role],
  )
  const [row] = rows
  if (!row) throw new Error(`there’s no role for ${role} processes; start it with SHOP_ROLE=migrate first`)
  return withUser(url, { name: buildRoleName(role, row.database), password: row.password })
}

/**
 * Gives every kind of process a role of its own with the rights it needs and no others. Repeating it restores the rights
 * as they are written down. Runs as the owner of the database, under the lock of the migration.
 */
export async function prepareRoles(client: pg.Client, url: string, source: RoleSource): Promise<RoleUrls> {
  if (source.kind === 'off') return mapRoles(() => url)
  const urls = source.kind === 'given' ? source.urls : await makeRoles(client, url)
  const names = mapRoles((role) => findUser(urls[role]))
  for (const name of Object.values(names)) await requirePlainRole(client, name)
  // The rights of a newer version contain those of the one before it. Restored to this version's, they would be taken from
  // processes that run already.
  if (!(await isMigratedFurther(client))) await grantRights(client, names)
  return urls
}
