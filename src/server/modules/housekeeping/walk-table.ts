import { type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '#server/db/database.ts'

const STEP_SIZE = 2_000

/** A way through a table that is too long for one statement. */
export interface TableWalk {
  readonly name: string
  readonly table: string
  /** An indexed column, and its type. */
  readonly key: string
  readonly type: 'bigint' | 'timestamptz' | 'text' | 'uuid'
  /** Which rows are met at all. */
  readonly where?: SQL
  /** Whether each row is met once for good. Otherwise the walk starts again at its end. */
  readonly isOnce?: boolean
  /** Does what has to be done about the rows whose keys are in the range. */
  readonly visit: (tx: Connection, isInRange: (key: SQL) => SQL) => Promise<unknown>
}

async function lockPosition(tx: Connection, name: string): Promise<string> {
  await tx.execute(
    sql`insert into table_walk (name, position) values (${name}, '') on conflict (name) do nothing`,
  )
  const { rows } = await tx.execute<{ position: string }>(
    sql`select position from table_walk where name = ${name} for update`,
  )
  return rows[0]?.position ?? ''
}

/** Visits the next rows, in a transaction that also stores how far it came. Returns whether there may be more. */
async function step(tx: Connection, walk: TableWalk): Promise<boolean> {
  const { name, table, where = sql`true`, isOnce = false, visit } = walk
  const position = await lockPosition(tx, name)
  const [key, type] = [sql.raw(walk.key), sql.raw(walk.type)]
  const isBehind = (own: SQL): SQL => (position === '' ? sql`true` : sql`${own} > ${position}::${type}`)
  const { rows } = await tx.execute<{ end: string }>(sql`
    select ${key}::text as end from (select ${key} from ${sql.raw(table)} where ${where} and ${isBehind(key)}
      order by ${key} limit ${STEP_SIZE}) as next order by ${key} desc limit 1`)
  const end = rows[0]?.end
  if (end !== undefined) await visit(tx, (own) => sql`${isBehind(own)} and ${own} <= ${end}::${type}`)
  const next = end ?? (isOnce ? position : '')
  await tx.execute(sql`update table_walk set position = ${next} where name = ${name}`)
  return end !== undefined
}

/** Walks to the end, some rows at a time. A walk that was broken off goes on where it was. */
export async function walkTable(db: Database, walk: TableWalk): Promise<void> {
  let hasMore: boolean
  do hasMore = await db.transaction((tx) => step(tx, walk))
  while (hasMore)
}
