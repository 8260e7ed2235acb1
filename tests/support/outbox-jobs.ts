import type { Database } from '#server/db/database.ts'

export interface StoredJob {
  readonly status: string
  readonly attempts: number
  readonly dueAtMs: number
  readonly leaseUntilMs: number | null
  readonly lastError: string | null
}

interface JobFacts {
  readonly topic?: string
  readonly dueAtMs: number
  readonly attempts?: number
}

/** Queues jobs as a change in the shop would. */
export async function addJobs(db: Database, keys: readonly string[], facts: JobFacts): Promise<void> {
  const { topic = 'TEST', dueAtMs, attempts = 0 } = facts
  await db.$client.query(
    `insert into outbox (topic, work_key, data, due_at, created_at, attempts)
     select $2, key, '{}', $3, $3, $4 from unnest($1::text[]) as key`,
    [keys, topic, new Date(dueAtMs), attempts],
  )
}

interface JobRow {
  readonly work_key: string
  readonly status: string
  readonly attempts: number
  readonly due_at: Date
  readonly lease_until: Date | null
  readonly last_error: string | null
}

const toJob = (row: JobRow): StoredJob => ({
  status: row.status,
  attempts: row.attempts,
  dueAtMs: row.due_at.getTime(),
  leaseUntilMs: row.lease_until?.getTime() ?? null,
  lastError: row.last_error,
})

/** All jobs by key, in any status. */
export async function readJobs(db: Database): Promise<ReadonlyMap<string, StoredJob>> {
  const { rows } = await db.$client.query<JobRow>('select * from outbox order by id')
  return new Map(rows.map((row) => [row.work_key, toJob(row)]))
}

/** The job with the key; throws if it was never queued. */
export async function getJob(db: Database, key: string): Promise<StoredJob> {
  const work = (await readJobs(db)).get(key)
  if (!work) throw new Error(`${key} was never queued`)
  return work
}
