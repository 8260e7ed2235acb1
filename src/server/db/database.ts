import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase & { readonly $client: pg.Pool }

export interface DatabaseOptions {
  readonly url: string
  readonly maxConnections?: number
  readonly onError: (error: Error) => void
}

/** Opens a connection pool. A broken connection is reported and replaced, and never ends the process. */
export function openDatabase({ url, maxConnections = 10, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    application_name: 'rivendo',
  })
  pool.on('error', onError)
  // A connection in use reports its end to its own listeners only. Its statement fails as well.
  pool.on('connect', (client) => void client.on('error', onError))
  return drizzle({ client: pool })
}

/** A running transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The database or a running transaction, for queries that work with either. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
