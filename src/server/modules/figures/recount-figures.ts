import { type SQL, sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { FIGURE_LOGS, type FigureLog } from '#server/db/figure-schema.ts'
import { lockDeskFigures, runUncompiled } from './count-figures.ts'
import { addTo, FIGURE_COLUMNS, IS_VISIT_KIND, LOGS } from './count-statements.ts'

// Every statement has to end well before the timeout of statements. A connection that is given up as silent would
// otherwise leave one behind that goes on and keeps the lock.
const RANGE_SIZE = 10_000

/** Numbers or days from the first, included, to the last, excluded. */
interface Range<Bound> {
  readonly from: Bound
  readonly to: Bound
}

/** Events that the figures should contain: all but those that wait to be counted. */
const takeCounted = (log: FigureLog, { from, to }: Range<number>): SQL => sql`
  taken as (
    select event.id as event_id from ${LOGS[log].table} as event where event.id >= ${from} and event.id < ${to}
      and not exists (select from uncounted_event as waiting where waiting.log = ${log} and waiting.event_id = event.id)
      and not exists (select from figure_backlog as backlog where backlog.log = ${log}
        and event.id > backlog.position and event.id <= backlog.until)
  )`

/** What is written later waits to be counted: the ids of now are enough. */
async function countAgain(tx: Connection, log: FigureLog, rangeSize: number): Promise<void> {
  const { rows } = await tx.execute<{ first: number | null; last: number | null }>(
    sql`select min(id)::float8 as first, max(id)::float8 as last from ${LOGS[log].table}`,
  )
  const { first, last } = rows[0] ?? {}
  if (first == null || last == null) return
  for (let from = first; from <= last; from += rangeSize)
    await tx.execute(sql`
      insert into recounted (${FIGURE_COLUMNS})
      with ${takeCounted(log, { from, to: from + rangeSize })}, ${LOGS[log].count}
      select ${FIGURE_COLUMNS} from counted ${addTo('recounted')}`)
}

/**
 * Events of visitors are deleted after a while. Days and weeks that may lack some keep what they have. Read once, after
 * counting: what is deleted before is left out, and what is deleted later is counted.
 */
async function readIsRecounted(tx: Connection): Promise<SQL> {
  const zone = sql.raw(`'${SHOP_TIME_ZONE}'`)
  const { rows } = await tx.execute<{ day: string }>(sql`
    select (coalesce(min(received_at), 'infinity') at time zone ${zone})::date::text as day from controlling_event`)
  return sql`(not (${IS_VISIT_KIND}) or day > ${rows[0]?.day ?? 'infinity'}::date)`
}

async function listMonths(tx: Connection): Promise<readonly Range<string>[]> {
  const { rows } = await tx.execute<Range<string> & Record<string, unknown>>(sql`
    select month::date::text as "from", (month + interval '1 month')::date::text as "to"
    from (select min(day) as first, max(day) as last
      from (select day from desk_figure union all select day from recounted) as figure) as found
    cross join lateral generate_series(date_trunc('month', first::timestamp), last::timestamp, '1 month') as month`)
  return rows
}

/** Returns how many figures of a month were wrong. */
async function replaceMonth(tx: Connection, { from, to }: Range<string>, isRecounted: SQL): Promise<number> {
  const isReplaced = sql`day >= ${from}::date and day < ${to}::date and ${isRecounted}`
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (select * from recounted where ${isReplaced}) as counted
    full join (select * from desk_figure where ${isReplaced}) as kept
      using (day, device_id, market, category_id, kind, detail)
    where counted.figure_count is distinct from kept.figure_count
      or counted.amount_in_cents is distinct from kept.amount_in_cents`)
  await tx.execute(sql`delete from desk_figure where ${isReplaced}`)
  await tx.execute(sql`
    insert into desk_figure (${FIGURE_COLUMNS}) select ${FIGURE_COLUMNS} from recounted where ${isReplaced}`)
  return rows[0]?.count ?? 0
}

/** Replaces the desk's figures by what the logs say, and returns how many were wrong. */
export const recountFigures = (db: Database, rangeSize: number = RANGE_SIZE): Promise<number> =>
  db.transaction(async (tx) => {
    await lockDeskFigures(tx)
    await runUncompiled(tx)
    await tx.execute(
      sql`create temporary table recounted (like desk_figure including indexes) on commit drop`,
    )
    for (const log of FIGURE_LOGS) await countAgain(tx, log, rangeSize)
    const isRecounted = await readIsRecounted(tx)
    let wrongCount = 0
    for (const month of await listMonths(tx)) wrongCount += await replaceMonth(tx, month, isRecounted)
    return wrongCount
  })
