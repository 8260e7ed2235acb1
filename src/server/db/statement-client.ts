import { type SQL, sql } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { Connection } from './database.ts'

/** Whatever runs statements with numbered parameters: a connection of the driver, or a transaction of the query builder. */
export interface StatementClient {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

const PARAMETER = /\$(\d+)/

/** A statement with numbered parameters as the query builder takes it. It numbers them again, each use by itself. */
function toStatement(text: string, values: readonly unknown[]): SQL {
  // The pattern has a group, so every second part is the number of a parameter.
  const parts = text.split(PARAMETER)
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    ),
    sql.raw(''),
  )
}

/** Lets code that is written for a connection work in a transaction of the query builder. */
export const toStatementClient = (tx: Connection): StatementClient => ({
  async query<Row extends QueryResultRow>(text: string, values: unknown[] = []) {
    const { rows } = await tx.execute(toStatement(text, values))
    // As with the driver, the caller knows the columns of its statement.
    return { rows: rows as Row[] }
  },
})
