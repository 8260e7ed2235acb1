import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

export interface RecordedWork {
  readonly name: string
  /** How long the worker rests between two runs. */
  readonly pauseMs: number
  readonly run: () => Promise<unknown>
}

interface Outcome {
  readonly startedAt: Date
  readonly finishedAt: Date
  /** The class of the error; null where it went well. */
  readonly error: string | null
}

async function storeRun(
  db: Database,
  { name, pauseMs }: RecordedWork,
  { startedAt, finishedAt, error }: Outcome,
): Promise<void> {
  const failedAt = error === null ? null : finishedAt
  await db.execute(sql`
    insert into job_run (name, pause_ms, started_at, finished_at, failed_at, last_error)
    values (${name}, ${pauseMs}, ${startedAt}, ${finishedAt}, ${failedAt}, ${error})
    on conflict (name) do update set pause_ms = excluded.pause_ms, started_at = excluded.started_at,
      finished_at = excluded.finished_at, failed_at = coalesce(excluded.failed_at, job_run.failed_at),
      last_error = coalesce(excluded.last_error, job_run.last_error)`)
}

/** Runs background work and remembers when, for how long and with what outcome. Without a record the work still counts. */
export async function recordRun(db: Database, now: () => number, work: RecordedWork): Promise<void> {
  const startedAt = new Date(now())
  const remember = (error: string | null) =>
    storeRun(db, work, { startedAt, finishedAt: new Date(now()), error }).catch(() => undefined)
  try {
    await work.run()
  } catch (error) {
    await remember(error instanceof Error ? error.name : 'Error')
    throw error
  }
  await remember(null)
}
