import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

/**
 * Replaces the rows of changes by their sums. One statement: whoever reads sees the same figures before and after, and a
 * change that is being made meanwhile keeps its row.
 */
export async function addUpReviews(db: Connection): Promise<void> {
  await db.execute(sql`
    with taken as (delete from review_figure returning *)
    insert into review_figure (market, state, stars, hide_reason, was_published, review_count)
    select market, state, stars, hide_reason, was_published, sum(review_count) from taken
    group by market, state, stars, hide_reason, was_published having sum(review_count) <> 0`)
}

/** Replaces what is kept by what there is, and returns how many figures were wrong. */
export async function recountReviews(db: Connection): Promise<number> {
  const { rows } = await db.execute<{ wrong: number }>(sql`
    with taken as (
      delete from review_figure returning *
    ), kept as (
      select market, state, stars, hide_reason, was_published, sum(review_count)::bigint as review_count from taken
      group by market, state, stars, hide_reason, was_published having sum(review_count) <> 0
    ), counted as (
      select market, state, stars, hide_reason, was_published, count(*) as review_count from review
      group by market, state, stars, hide_reason, was_published
    ), stored as (
      insert into review_figure (market, state, stars, hide_reason, was_published, review_count) select * from counted
    )
    select count(*)::int as wrong from (
      (select * from kept except select * from counted) union all (select * from counted except select * from kept)
    ) as differing`)
  return rows[0]?.wrong ?? 0
}
