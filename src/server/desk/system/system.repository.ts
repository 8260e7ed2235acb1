import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

type Row<T> = T & Record<string, unknown>

export interface StoredTopic {
  readonly topic: string
  readonly waiting: number
  readonly oldestMs: number
}

export async function listWaitingTopics(db: Connection): Promise<readonly StoredTopic[]> {
  const { rows } = await db.execute<Row<StoredTopic>>(sql`
    select topic, count(*)::int as waiting, ${epochMs('min(created_at)')} as "oldestMs"
    from outbox where status = 'waiting' group by topic order by topic`)
  return rows
}

export interface StoredLead {
  readonly name: string
  readonly untilMs: number
  readonly isHeld: boolean
}

/** Who leads, by the clock of the database, which all workers share. */
export async function listLeads(db: Connection): Promise<readonly StoredLead[]> {
  const { rows } = await db.execute<Row<StoredLead>>(sql`
    select name, ${epochMs('until')} as "untilMs", until > clock_timestamp() as "isHeld"
    from worker_lead order by name`)
  return rows
}

export interface StoredRun {
  readonly name: string
  readonly pauseMs: number
  readonly startedAtMs: number
  readonly finishedAtMs: number
  readonly failedAtMs: number | null
  readonly lastError: string | null
}

export async function listRuns(db: Connection): Promise<readonly StoredRun[]> {
  const { rows } = await db.execute<Row<StoredRun>>(sql`
    select name, pause_ms as "pauseMs", ${epochMs('started_at')} as "startedAtMs",
      ${epochMs('finished_at')} as "finishedAtMs", ${epochMs('failed_at')} as "failedAtMs", last_error as "lastError"
    from job_run order by name`)
  return rows
}

export interface StoredBuild {
  readonly sharedAtMs: number
  readonly files: number
  readonly bytes: number
}

/** The files of each build, by its last start: all of them are stamped at once. */
export async function listBuilds(db: Connection): Promise<readonly StoredBuild[]> {
  const { rows } = await db.execute<Row<StoredBuild>>(sql`
    select ${epochMs('shared_at')} as "sharedAtMs", count(*)::int as files, sum(octet_length(bytes))::float8 as bytes
    from build_file group by shared_at order by shared_at desc limit 20`)
  return rows
}

export interface StoredCatalogue {
  readonly devices: number
  readonly changedAtMs: number | null
}

export async function readCatalogueState(db: Connection): Promise<StoredCatalogue> {
  const { rows } = await db.execute<Row<StoredCatalogue>>(sql`
    select (select count(*)::int from device) as devices,
      (select ${epochMs('changed_at')} from cache_version where scope = 'catalogue') as "changedAtMs"`)
  return rows[0] ?? { devices: 0, changedAtMs: null }
}

export interface StoredBackup {
  readonly startedAtMs: number
  readonly finishedAtMs: number
  readonly tables: number
  readonly rows: number
}

export async function listBackups(db: Connection): Promise<readonly StoredBackup[]> {
  const { rows } = await db.execute<Row<StoredBackup>>(sql`
    select ${epochMs('started_at')} as "startedAtMs", ${epochMs('finished_at')} as "finishedAtMs", tables,
      rows::float8 as rows from backup_run order by id desc limit 10`)
  return rows
}
