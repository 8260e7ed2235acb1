import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import type { CountedSubject, CounterTable } from './counters.ts'

export interface Tally {
  readonly name: string
  /** With the stretch of time that it counts, such as the hour: a tally has no window of its own. */
  readonly subject: CountedSubject
  readonly expiresAt: Date
  readonly table: CounterTable
}

/** Counts something that is watched, not limited, and returns how many there have been. */
export async function tally(db: Connection, { name, subject, expiresAt, table }: Tally): Promise<number> {
  const counter = sql.raw(table)
  const { rows } = await db.execute<{ number: number }>(sql`
    insert into ${counter} (name, subject, slice, counts, expires_at)
    values (${name}, ${subject}, 0, array[1], ${expiresAt})
    on conflict (name, subject) do update set counts = array[${counter}.counts[1] + 1]
    returning counts[1] as number`)
  return rows[0]?.number ?? 0
}
