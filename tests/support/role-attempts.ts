import pg from 'pg'
import { PROCESS_DATABASE_ROLES, type ProcessDatabaseRole } from '#server/db/roles/process-role.ts'
import { toRoleUrl } from './database.ts'

/** The SQL state of a statement that the role has no right to. */
export const REFUSED = '42501'

type Outcomes = Record<string, string | null>

/** Tries out statements as the roles of the processes. */
export interface RoleAttempts {
  /** The SQL state that a statement ends with; null if it succeeds. What it did is undone. */
  attempt(role: ProcessDatabaseRole, statement: string): Promise<string | null>
  /** Those that don't end with a refusal, and how they end instead. */
  findNotRefused(role: ProcessDatabaseRole, statements: readonly string[]): Promise<Outcomes>
  /** The same for statements that refuse to run inside a transaction before they check any rights. */
  findNotRefusedOutside(role: ProcessDatabaseRole, statements: readonly string[]): Promise<Outcomes>
  getClient(role: ProcessDatabaseRole): pg.Client
  close(): Promise<void>
}

const readState = (error: unknown): string => (error as { code?: string }).code ?? 'unknown'

/** Connects to a database as every role. */
export async function connectRoles(ownerUrl: string): Promise<RoleAttempts> {
  const clients = new Map<ProcessDatabaseRole, pg.Client>()
  for (const role of PROCESS_DATABASE_ROLES) {
    const client = new pg.Client({ connectionString: toRoleUrl(ownerUrl, role) })
    await client.connect()
    clients.set(role, client)
  }
  const getClient = (role: ProcessDatabaseRole) => {
    const client = clients.get(role)
    if (!client) throw new Error(`Nobody is connected as ${role}`)
    return client
  }
  const run = (role: ProcessDatabaseRole, statement: string) =>
    getClient(role)
      .query(statement)
      .then(() => null, readState)
  const attempt: RoleAttempts['attempt'] = async (role, statement) => {
    await run(role, 'begin')
    const outcome = await run(role, statement)
    await run(role, 'rollback')
    return outcome
  }
  const collect = async (
    statements: readonly string[],
    ask: (statement: string) => Promise<string | null>,
  ) => {
    const outcomes: Outcomes = {}
    for (const statement of statements) {
      const outcome = await ask(statement)
      if (outcome !== REFUSED) outcomes[statement] = outcome
    }
    return outcomes
  }
  return {
    attempt,
    findNotRefused: (role, statements) => collect(statements, (statement) => attempt(role, statement)),
    findNotRefusedOutside: (role, statements) => collect(statements, (statement) => run(role, statement)),
    getClient,
    async close() {
      for (const client of clients.values()) await client.end()
    },
  }
}
