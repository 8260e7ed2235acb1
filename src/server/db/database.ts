import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { endWhenSilent } from './end-when-silent.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { withoutStatementNames } from './without-statement-names.ts'

export type Database = NodePgDatabase & { readonly $client: pg.Pool }

export interface DatabaseOptions {
  readonly url: string
  readonly maxConnections?: number
  /** Whether the address leads to a pooler that hands every transaction another session. */
  readonly isPooled?: boolean
  /** How long a server may say nothing to a query. */
  readonly silenceMs?: number
  readonly onError: (error: Error) => void
}

const STATEMENT_TIMEOUT_MS = 10_000

/** Longer than any statement may take: a server that is there has answered by then. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000

/**
 * Transactions that always give their connection back. The query builder's own lose it when the database is gone before
 * `begin`, until the pool has none left. After a failure that leaves the state of the session unknown, the connection is
 * closed: whoever gets it next would write into a transaction that nobody commits.
 */
const createTransaction =
  (pool: pg.Pool): Database['transaction'] =>
  async (run, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await drizzle({ client }).transaction(run, config)
    } catch (error) {
      isBroken = isDatabaseAway(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }

/** Opens a connection pool. A broken connection is reported and replaced, and never ends the process. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, maxConnections = 10, isPooled = false, silenceMs = SILENCE_MS, onError } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // A pooler refuses settings of a session. There, the role's own limit counts.
    ...(isPooled ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS }),
    application_name: 'rivendo',
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // A connection in use reports its end to its own listeners only. Its statement fails as well.
    client.on('error', onError)
    endWhenSilent(client, silenceMs)
    if (isPooled) withoutStatementNames(client)
  })
  return Object.assign(drizzle({ client: pool }), { transaction: createTransaction(pool) })
}

/** A running transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The database or a running transaction, for queries that work with either. */
export type Connection = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>
