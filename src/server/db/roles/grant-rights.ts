import type pg from 'pg'
import { StartupError } from '#server/config/startup-error.ts'
import { GRANTS } from '../grants.ts'
import { FUNCTION_GRANTS } from './function-grants.ts'
import { PROCESS_DATABASE_ROLES, type ProcessDatabaseRole } from './process-role.ts'

type RoleNames = Readonly<Record<ProcessDatabaseRole, string>>

interface NamedRole {
  readonly role: ProcessDatabaseRole
  readonly name: string
}

const SCHEMA = 'public'

interface OwnObjects {
  readonly tables: readonly string[]
  readonly sequences: readonly string[]
  /** With their arguments, as a statement names them. */
  readonly functions: readonly string[]
}

/** What belongs to the shop. An extension's objects may belong to others, who alone can take rights away. */
const LIST_OWN = `
  select
    array(select relname::text from pg_class where relnamespace = $1::regnamespace
      and pg_has_role(relowner, 'usage') and relkind in ('r', 'p', 'v', 'm') order by relname) as tables,
    array(select relname::text from pg_class where relnamespace = $1::regnamespace
      and pg_has_role(relowner, 'usage') and relkind = 'S' order by relname) as sequences,
    array(select oid::regprocedure::text from pg_proc where pronamespace = $1::regnamespace
      and pg_has_role(proowner, 'usage')) as functions`

async function listOwnObjects(client: pg.Client): Promise<OwnObjects> {
  const { rows } = await client.query<OwnObjects>(LIST_OWN, [SCHEMA])
  const [own] = rows
  if (!own) throw new Error('The catalogue of the database is empty')
  return own
}

/** Takes all rights away, so that a right that is no longer written down is gone. */
function buildRevokes(client: pg.Client, { tables, sequences, functions }: OwnObjects, from: string) {
  const list = (names: readonly string[]) => names.map((name) => client.escapeIdentifier(name)).join(', ')
  return [
    `revoke all on schema ${SCHEMA} from ${from}`,
    tables.length > 0 && `revoke all on table ${list(tables)} from ${from}`,
    sequences.length > 0 && `revoke all on sequence ${list(sequences)} from ${from}`,
    functions.length > 0 && `revoke all on function ${functions.join(', ')} from ${from}`,
  ].filter((statement) => statement !== false)
}

function buildGrants(client: pg.Client, tables: readonly string[], { role, name }: NamedRole): string[] {
  const to = client.escapeIdentifier(name)
  const grants = tables.flatMap((table) => {
    const rights = GRANTS[table]?.[role]
    return rights ? [`grant ${rights} on table ${client.escapeIdentifier(table)} to ${to}`] : []
  })
  const functions = FUNCTION_GRANTS[role] ?? []
  return [
    `grant usage on schema ${SCHEMA} to ${to}`,
    ...grants,
    ...functions.map((called) => `grant execute on function ${client.escapeIdentifier(called)} to ${to}`),
  ]
}

const FIND_LEFT_RIGHT = `
  select name from unnest($1::text[]) as name
  where has_database_privilege(name, current_database(), 'temporary')
    or has_database_privilege(name, current_database(), 'create')
    or has_schema_privilege(name, $2, 'create') limit 1`

/** Only an owner can take rights away: for anyone else PostgreSQL warns, and everything goes on as if it had worked. */
async function requireTakenRights(client: pg.Client, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(FIND_LEFT_RIGHT, [names, SCHEMA])
  if (rows[0])
    throw new StartupError(
      `The role ${rows[0].name} can still create objects. Make the user of DATABASE_URL the owner of the database and its schema ${SCHEMA}.`,
    )
}

/** Applies the table of grants in one transaction: a running process never finds itself without its rights. */
export async function grantRights(client: pg.Client, names: RoleNames): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const database = client.escapeIdentifier(rows[0]?.name ?? '')
  const roles = PROCESS_DATABASE_ROLES.map((role) => ({ role, name: names[role] }))
  const all = roles.map(({ name }) => client.escapeIdentifier(name)).join(', ')
  const own = await listOwnObjects(client)
  const statements = [
    `revoke all on database ${database} from public, ${all}`,
    `grant connect on database ${database} to ${all}`,
    ...buildRevokes(client, own, `public, ${all}`),
    ...roles.flatMap((role) => buildGrants(client, own.tables, role)),
  ]
  await client.query(`begin; ${statements.join('; ')}; commit`)
  await requireTakenRights(client, Object.values(names))
}
