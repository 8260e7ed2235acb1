import { type SQL, sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import type { Connection, Database } from '#server/db/database.ts'
import type { FigureLog } from '#server/db/figure-schema.ts'
import { lockDeskFigures } from './count-figures.ts'
import { FIGURE_COLUMNS, IS_VISIT_KIND, LOGS } from './count-statements.ts'

/** Events that the figures should contain: all but those that wait to be counted. */
const takeCounted = (log: FigureLog): SQL => sql`
  taken as (
    select event.id as event_id from ${LOGS[log].table} as event
    where not exists (select from uncounted_event as waiting where waiting.log = ${log} and waiting.event_id = event.id)
      and not exists (select from figure_backlog as backlog where backlog.log = ${log}
        and event.id > backlog.position and event.id <= backlog.until)
  )`

const countAgain = (log: FigureLog): SQL => sql`
  insert into recounted (${FIGURE_COLUMNS})
  with ${takeCounted(log)}, ${LOGS[log].count} select ${FIGURE_COLUMNS} from counted`

/** Events of visitors are deleted after a while. Days and weeks that may lack some keep what they have. */
const IS_RECOUNTED = sql`(not (${IS_VISIT_KIND}) or day > (
  select coalesce(min(received_at), 'infinity') at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)} from controlling_event)::date)`

async function compare(tx: Connection): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from recounted
    full join (select * from desk_figure where ${IS_RECOUNTED}) as kept
      using (day, device_id, market, category_id, kind, detail)
    where recounted.figure_count is distinct from kept.figure_count
      or recounted.amount_in_cents is distinct from kept.amount_in_cents`)
  return rows[0]?.count ?? 0
}

/** Replaces the desk's figures by what the logs say, and returns how many were wrong. */
export const recountFigures = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await lockDeskFigures(tx)
    await tx.execute(sql`create temporary table recounted (like desk_figure) on commit drop`)
    await tx.execute(countAgain('trade'))
    await tx.execute(countAgain('visit'))
    await tx.execute(sql`delete from recounted where not ${IS_RECOUNTED}`)
    const wrongCount = await compare(tx)
    await tx.execute(sql`delete from desk_figure where ${IS_RECOUNTED}`)
    await tx.execute(sql`insert into desk_figure (${FIGURE_COLUMNS}) select ${FIGURE_COLUMNS} from recounted`)
    return wrongCount
  })
