import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

export interface StoredJob {
  readonly id: number
  readonly topic: string
  readonly mail: string | null
  readonly error: string
  readonly attempts: number
  readonly createdAtMs: number
  /** The sale that it is about, if its job names one. */
  readonly transactionId: number | null
}

type Row<T> = T & Record<string, unknown>

/** What was given up, oldest first. Of the job's data only what names the mail and the sale. */
export async function listDeadLetters(db: Connection, limit: number): Promise<readonly StoredJob[]> {
  const { rows } = await db.execute<Row<StoredJob>>(sql`
    select id::float8 as id, topic, data ->> 'mail' as mail, coalesce(last_error, '') as error, attempts,
      ${epochMs('created_at')} as "createdAtMs", (data ->> 'transactionId')::float8 as "transactionId"
    from outbox where status = 'dead' order by id limit ${limit}`)
  return rows
}

/** Has the worker try again, at once and as often as the first time. Returns those that were still given up. */
export async function retryJobs(
  tx: Connection,
  ids: readonly number[],
  at: Date,
): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update outbox set status = 'waiting', attempts = 0, due_at = ${at}
    where id = any(${sql.param([...ids])}::bigint[]) and status = 'dead' returning id::float8 as id`)
  return rows.map(({ id }) => id)
}

/** Leaves them undone for good; like everything done, they are deleted after a while. */
export async function closeJobs(
  tx: Connection,
  ids: readonly number[],
  at: Date,
): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update outbox set status = 'done', done_at = ${at}
    where id = any(${sql.param([...ids])}::bigint[]) and status = 'dead' returning id::float8 as id`)
  return rows.map(({ id }) => id)
}

/** How many were given up, by age. */
export async function readDeadAges(db: Connection, groupEnds: readonly Date[]) {
  const [day, threeDays, week] = groupEnds
  const { rows } = await db.execute<{ count: number; oldestMs: number | null; ages: number[] }>(sql`
    select count(*)::int as count, ${epochMs('min(created_at)')} as "oldestMs",
      array[count(*) filter (where created_at > ${day}),
        count(*) filter (where created_at <= ${day} and created_at > ${threeDays}),
        count(*) filter (where created_at <= ${threeDays} and created_at > ${week}),
        count(*) filter (where created_at <= ${week})]::int[] as ages
    from outbox where status = 'dead'`)
  return rows[0]
}
