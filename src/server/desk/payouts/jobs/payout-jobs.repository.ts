import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** Runs with more payouts than this are jobs: a request would take too long. */
export const LONGEST_REQUEST = 500

/** A payout run that goes on piece by piece, and how far it has come. */
export interface PayoutJob {
  readonly id: number
  /** The batch that is ordered; null where batches are made. */
  readonly messageId: string | null
  readonly state: 'running' | 'done' | 'stopped'
  readonly totalCount: number
  readonly doneCount: number
  /** Payouts that could not go out any more and were set aside. */
  readonly heldCount: number
  readonly operatorId: string
  /** The last trade that was looked at, where batches are made. */
  readonly position: number
  readonly createdAtMs: number
}

/** What machines see of a job. */
export const toJobJson = ({ state, totalCount, doneCount, heldCount }: PayoutJob) => ({
  state,
  totalCount,
  doneCount,
  heldCount,
})

const SELECT_JOBS = sql`
  select job.id::float8 as id, message_id as "messageId", job.state, total_count as "totalCount",
    done_count as "doneCount", held_count as "heldCount", job.operator_id as "operatorId",
    position::float8 as position,
    ${epochMs('job.created_at')} as "createdAtMs"
  from payout_job as job left join payout_batch as batch on batch.id = job.batch_id`

type JobRow = PayoutJob & Record<string, unknown>

export interface NewJob {
  /** Null to make batches. */
  readonly batchId: number | null
  readonly operatorId: string
  readonly totalCount: number
  readonly atMs: number
}

/** Starts a job, unless the same is running already. */
export async function startJob(
  tx: Connection,
  { batchId, operatorId, totalCount, atMs }: NewJob,
): Promise<void> {
  await tx.execute(sql`
    insert into payout_job (batch_id, operator_id, total_count, created_at)
    values (${batchId}, ${operatorId}, ${totalCount}, ${new Date(atMs)}) on conflict do nothing`)
}

const JOBS_SHOWN = 10

/** The latest jobs, running ones first. */
export async function listJobs(db: Connection): Promise<readonly PayoutJob[]> {
  const { rows } = await db.execute<JobRow>(
    sql`${SELECT_JOBS} order by job.state <> 'running', job.id desc limit ${JOBS_SHOWN}`,
  )
  return rows
}

/** The latest job that makes batches, or that orders a batch. */
export async function findJob(db: Connection, messageId: string | null): Promise<PayoutJob | null> {
  const { rows } = await db.execute<JobRow>(sql`${SELECT_JOBS}
    where message_id is not distinct from ${messageId}::text order by job.id desc limit 1`)
  return rows[0] ?? null
}

/** The job that was just started, or is running. */
export async function getJob(db: Connection, messageId: string | null): Promise<PayoutJob> {
  const job = await findJob(db, messageId)
  if (!job) throw new Error(`No job for ${messageId ?? 'batches'}`)
  return job
}

/** The oldest running job, locked until the end of the transaction, so that no two pieces are done at once. */
export async function lockNextJob(tx: Connection): Promise<PayoutJob | null> {
  const { rows } = await tx.execute<JobRow>(sql`${SELECT_JOBS}
    where job.state = 'running' order by job.id limit 1 for update of job skip locked`)
  return rows[0] ?? null
}

/** Stores how far a job has come. */
export async function advanceJob(
  tx: Connection,
  { id }: PayoutJob,
  { doneCount, heldCount, position }: Pick<PayoutJob, 'doneCount' | 'heldCount' | 'position'>,
): Promise<void> {
  await tx.execute(sql`
    update payout_job set done_count = done_count + ${doneCount}, held_count = held_count + ${heldCount},
      position = ${position}
    where id = ${id}`)
}

/** Ends a job. One that is stopped can be started again, and goes on where it was. */
export async function endJob(
  tx: Connection,
  { id }: Pick<PayoutJob, 'id'>,
  { state, atMs }: { readonly state: 'done' | 'stopped'; readonly atMs: number },
): Promise<void> {
  await tx.execute(sql`
    update payout_job set state = ${state}, ended_at = ${new Date(atMs)} where id = ${id} and state = 'running'`)
}
