import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

const BATCH_SIZE = 1_000

/** Rows to delete. The condition needs an index: it is looked up again for every batch. */
export interface OldRows {
  readonly table: string
  readonly isOld: SQL
}

/**
 * Deletes rows, so many at a time and each time in a short transaction of its own: nobody waits long for a lock, and a
 * worker that is stopped in between leaves nothing half done. A row that changes meanwhile is another version of itself
 * and stays.
 */
export async function deleteInBatches(db: Connection, { table, isOld }: OldRows): Promise<void> {
  const name = sql.raw(table)
  const remove = sql`
    delete from ${name} where ctid = any(array(select ctid from ${name} where ${isOld} limit ${BATCH_SIZE}))`
  let count: number
  do {
    const { rowCount } = await db.execute(remove)
    count = rowCount ?? 0
  } while (count === BATCH_SIZE)
}
