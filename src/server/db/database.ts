import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase & { readonly $client: pg.Pool }

export interface DatabaseOptions {
  readonly url: string
  readonly maxConnections?: number
  readonly onError: (error: Error) => void
}

/** A pool of connections; an idle connection that breaks is reported and replaced, never fatal. */
export function openDatabase({ url, maxConnections = 10, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    application_name: 'rivendo',
  })
  pool.on('error', onError)
  return drizzle({ client: pool })
}
