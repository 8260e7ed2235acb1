import { type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '#server/db/database.ts'
import { FIGURE_LOGS, type FigureLog } from '#server/db/figure-schema.ts'
import { addTo, FIGURE_COLUMNS, LOGS } from './count-statements.ts'

const BATCH_SIZE = 1_000

const LOCK_KEY = sql`hashtextextended('desk_figure', 0)`

/** Counting and recounting exclude each other. Sales and visitors never wait for either. */
export async function lockDeskFigures(tx: Connection): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
}

/** False while someone else counts. A recount may take longer than a statement may wait. */
async function tryLockDeskFigures(tx: Connection): Promise<boolean> {
  const { rows } = await tx.execute<{ isLocked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK_KEY}) as "isLocked"`,
  )
  return rows[0]?.isLocked ?? false
}

// Large tables make a statement look expensive. Compiling it would take longer than running it.
export async function runUncompiled(tx: Connection): Promise<void> {
  await tx.execute(sql`set local jit = off`)
}

/** Adds the events of `taken` to the figures. */
const addTaken = (log: FigureLog, taken: SQL): SQL => sql`
  with ${taken}, ${LOGS[log].count}, added as (
    insert into desk_figure (${FIGURE_COLUMNS}) select ${FIGURE_COLUMNS} from counted
    ${addTo('desk_figure')}
  )
  select count(*)::int as count from taken`

/** Events that were written since there are triggers: taking one off the list and counting it is one statement. */
const takeNew = (log: FigureLog, batchSize: number): SQL => sql`
  taken as (
    delete from uncounted_event where log = ${log} and event_id in (
      select event_id from uncounted_event where log = ${log} order by event_id limit ${batchSize})
    returning event_id
  )`

/** Events from before, in the order of the log: none of them is still being written. */
const takeOld = (log: FigureLog, { position, until }: Backlog, batchSize: number): SQL => sql`
  taken as (
    select id as event_id from ${LOGS[log].table} where id > ${position} and id <= ${until} order by id limit ${batchSize}
  ), moved_on as (
    update figure_backlog set position = coalesce((select max(event_id) from taken), ${until}) where log = ${log}
  )`

interface Backlog extends Record<string, unknown> {
  readonly position: number
  readonly until: number
}

async function addBatch(tx: Connection, log: FigureLog, taken: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(addTaken(log, taken))
  return rows[0]?.count ?? 0
}

async function addOld(tx: Connection, log: FigureLog, batchSize: number): Promise<number> {
  const { rows } = await tx.execute<Backlog>(sql`
    select position::float8 as position, until::float8 as until from figure_backlog
    where log = ${log} and position < until`)
  return rows[0] ? addBatch(tx, log, takeOld(log, rows[0], batchSize)) : 0
}

/**
 * Adds events to the figures, each exactly once: the statement that counts an event also takes it off the list. Returns
 * whether there are more; while someone else counts, that is left to them.
 */
export const countFigures = (db: Database, batchSize: number = BATCH_SIZE): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await tryLockDeskFigures(tx))) return false
    await runUncompiled(tx)
    let hasMore = false
    for (const log of FIGURE_LOGS) {
      if ((await addBatch(tx, log, takeNew(log, batchSize))) === batchSize) hasMore = true
      if ((await addOld(tx, log, batchSize)) === batchSize) hasMore = true
    }
    return hasMore
  })
