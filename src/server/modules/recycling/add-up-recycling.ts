import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

/** Replaces the rows of recycled parcels by their sum, in one statement like that of reviews. */
export async function addUpRecycling(db: Connection): Promise<void> {
  await db.execute(sql`
    with taken as (delete from recycling_figure returning *)
    insert into recycling_figure (device_count, since)
    select sum(device_count), min(since) from taken having count(*) > 0`)
}

/** Replaces what is kept by what there is, and returns how many figures were wrong. */
export async function recountRecycling(db: Connection): Promise<number> {
  const { rows } = await db.execute<{ wrong: number }>(sql`
    with kept as (
      delete from recycling_figure returning device_count, since
    ), counted as (
      select sum(device_count)::bigint as device_count, min(recycled_at) as since from recycling_parcel
      where state = 'RECYCLED' having count(*) > 0
    ), stored as (
      insert into recycling_figure (device_count, since) select * from counted
    )
    select count(*)::int as wrong from (
      select sum(device_count)::bigint as device_count, min(since) as since from kept having count(*) > 0
      except select * from counted) as differing`)
  return rows[0]?.wrong ?? 0
}
