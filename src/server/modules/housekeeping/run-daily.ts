import { sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { Database } from '#server/db/database.ts'

/** Less than a day, so that a run isn't put off by an hour each time. */
const PAUSE_MS = 23 * HOUR_MS

export interface DailyWork {
  readonly name: string
  readonly nowMs: number
  readonly run: () => Promise<unknown>
}

/** Does something that reads much once a day, however often the workers start. A failed run is repeated. */
export async function runDaily(db: Database, { name, nowMs, run }: DailyWork): Promise<void> {
  const { rowCount } = await db.execute(sql`
    select from table_walk where name = ${name} and finished_at > ${new Date(nowMs - PAUSE_MS)}`)
  if (rowCount) return
  await run()
  await db.execute(sql`
    insert into table_walk (name, position, finished_at) values (${name}, '', ${new Date(nowMs)})
    on conflict (name) do update set finished_at = excluded.finished_at`)
}
