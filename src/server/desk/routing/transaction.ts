import type { Database } from '#server/db/database.ts'

/** The transaction of one action. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A connection, inside a transaction or not. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
