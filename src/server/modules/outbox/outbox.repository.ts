import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'

/** Something that has to follow a change. */
export interface OutboxJob {
  readonly id: number
  readonly topic: string
  readonly workKey: string
  readonly data: Readonly<Record<string, unknown>>
  readonly createdAt: Date
  /** Including the current one. */
  readonly attempts: number
}

/** A job that a worker has taken, with the trace that it continues; null where it begins one. */
export interface ClaimedJob extends OutboxJob {
  readonly traceparent: string | null
}

interface JobRow {
  readonly id: string
  readonly topic: string
  readonly work_key: string
  readonly data: Readonly<Record<string, unknown>>
  readonly created_at: Date
  readonly traceparent: string | null
  readonly attempts: number
}

const IS_CLAIMABLE = `status = 'waiting' and due_at <= $1 and (lease_until is null or lease_until <= $1)
  and topic = any($2)`

// The attempt is counted before it starts: a job that kills its worker every time is given up, too.
const CLAIM = `
  update outbox set attempts = attempts + 1, lease_until = $4
  where id in (select id from outbox where ${IS_CLAIMABLE} order by due_at limit $3 for update skip locked)
  returning id, topic, work_key, data, created_at, traceparent, attempts`

/** Which jobs a worker wants. */
export interface JobChoice {
  readonly nowMs: number
  /** Those that it can do: jobs of other topics wait for a worker that can. */
  readonly topics: readonly string[]
  readonly limit: number
}

export interface Claim extends JobChoice {
  readonly leaseMs: number
}

/** Claims jobs that are due; until the lease ends, no other worker claims them. */
export async function claimJobs(
  db: Database,
  { nowMs, leaseMs, limit, topics }: Claim,
): Promise<ClaimedJob[]> {
  const { rows } = await db.$client.query<JobRow>({
    name: 'claim-jobs',
    text: CLAIM,
    values: [new Date(nowMs), topics, limit, new Date(nowMs + leaseMs)],
  })
  return rows.map((row) => ({
    id: Number(row.id),
    topic: row.topic,
    workKey: row.work_key,
    data: row.data,
    createdAt: row.created_at,
    traceparent: row.traceparent,
    attempts: row.attempts,
  }))
}

/** How many jobs could be claimed, up to the limit. */
export async function countDueJobs(db: Database, { nowMs, topics, limit }: JobChoice): Promise<number> {
  const { rowCount } = await db.$client.query({
    name: 'count-due-jobs',
    text: `select from outbox where ${IS_CLAIMABLE} limit $3`,
    values: [new Date(nowMs), topics, limit],
  })
  return rowCount ?? 0
}

export async function finishJob(db: Database, id: number, nowMs: number): Promise<void> {
  await db.$client.query(
    "update outbox set status = 'done', done_at = $2, lease_until = null, last_error = null where id = $1",
    [id, new Date(nowMs)],
  )
}

/** An attempt at a job; once its lease has ended, another worker may be at the next one. */
type Attempt = Pick<OutboxJob, 'id' | 'attempts'>

/** Postpones a job, unless another worker has taken it over. */
export async function postponeJob(
  db: Database,
  { id, attempts }: Attempt,
  { dueAtMs, error }: { readonly dueAtMs: number; readonly error: string },
): Promise<void> {
  await db.$client.query(
    `update outbox set due_at = $3, lease_until = null, last_error = $4
     where id = $1 and attempts = $2 and status = 'waiting'`,
    [id, attempts, new Date(dueAtMs), error],
  )
}

/** Gives a job up, unless another worker has taken it over. From then on it waits for a person. */
export async function buryJob(db: Database, { id, attempts }: Attempt, error: string): Promise<void> {
  await db.$client.query(
    `update outbox set status = 'dead', lease_until = null, last_error = $3
     where id = $1 and attempts = $2 and status = 'waiting'`,
    [id, attempts, error],
  )
}

export interface OutboxState {
  readonly waiting: number
  readonly dead: number
  /** Age of the oldest job that is due, in seconds. */
  readonly delayInSeconds: number
}

const READ_STATE = `
  select count(*) filter (where status = 'waiting')::integer as waiting,
    count(*) filter (where status = 'dead')::integer as dead,
    coalesce(extract(epoch from $1::timestamptz - min(created_at) filter (
      where status = 'waiting' and due_at <= $1)), 0)::float as delay
  from outbox where status <> 'done'`

export async function readOutboxState(db: Database, nowMs: number): Promise<OutboxState> {
  const { rows } = await db.$client.query<{ waiting: number; dead: number; delay: number }>(READ_STATE, [
    new Date(nowMs),
  ])
  const { waiting = 0, dead = 0, delay = 0 } = rows[0] ?? {}
  return { waiting, dead, delayInSeconds: delay }
}

/** Deletes jobs that were done before the given time. */
export async function deleteDoneJobs(db: Database, beforeMs: number): Promise<void> {
  await deleteInBatches(db, {
    table: 'outbox',
    isOld: sql`status = 'done' and done_at < ${new Date(beforeMs)}`,
  })
}
