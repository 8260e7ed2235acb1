import { sql } from 'drizzle-orm'
import type { SaleNote } from '#contracts/desk/notes.ts'
import type { Connection } from '#server/db/database.ts'
import { isoTime } from '#server/db/sql-values.ts'
import type { Operator } from '#server/desk/operators/operator.ts'

/** The notes about a sale, newest first. */
export async function listNotes(
  db: Connection,
  transactionId: number,
  { id }: Operator,
): Promise<SaleNote[]> {
  const { rows } = await db.execute<SaleNote & Record<string, unknown>>(sql`
    select sale_note.id::float8 as id, operator.name as author, text, ${isoTime('written_at')} as "writtenAt",
      operator_id = ${id}::uuid as "isOwn"
    from sale_note join operator on operator.id = operator_id
    where transaction_id = ${transactionId} order by sale_note.id desc`)
  return rows
}

export interface NewNote {
  readonly transactionId: number
  readonly operatorId: string
  readonly text: string
  readonly atMs: number
}

export async function insertNote(tx: Connection, note: NewNote): Promise<number> {
  const { transactionId, operatorId, text, atMs } = note
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into sale_note (transaction_id, operator_id, text, written_at)
    values (${transactionId}, ${operatorId}, ${text}, ${new Date(atMs)}) returning id::float8 as id`)
  if (!rows[0]) throw new Error('No note was stored')
  return rows[0].id
}

/** The author of a note; null if there is no such note about the sale. */
export async function findNoteAuthor(
  tx: Connection,
  transactionId: number,
  noteId: number,
): Promise<string | null> {
  const { rows } = await tx.execute<{ operatorId: string }>(sql`
    select operator_id as "operatorId" from sale_note
    where id = ${noteId} and transaction_id = ${transactionId}`)
  return rows[0]?.operatorId ?? null
}

export async function deleteNote(tx: Connection, noteId: number): Promise<void> {
  await tx.execute(sql`delete from sale_note where id = ${noteId}`)
}
