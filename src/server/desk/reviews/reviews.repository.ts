import { sql } from 'drizzle-orm'
import { REVIEWS_AT_A_TIME } from '#contracts/desk/reviews.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { HideReason, ReviewState } from '#domain/reviews/review.ts'
import type { Database } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** A review as operators see it: its words, and neither its stars nor its sale. */
export interface DeskReview extends Record<string, unknown> {
  readonly id: number
  readonly market: MarketId
  readonly categoryId: CategoryId
  readonly sentence: string
  readonly writtenAtMs: number
  readonly state: ReviewState
  readonly hideReason: HideReason | null
}

/** Reviews in one state: waiting ones oldest first, so that none waits for ever, all others newest first. */
export async function listReviews(
  db: Database,
  { state, after }: { readonly state: ReviewState; readonly after: number | null },
): Promise<readonly DeskReview[]> {
  const isOldestFirst = state === 'waiting'
  const order = isOldestFirst ? sql`id` : sql`id desc`
  const isBehind = isOldestFirst ? sql`id > ${after}` : sql`id < ${after}`
  const { rows } = await db.execute<DeskReview>(sql`
    select id::float8 as id, market, category_id as "categoryId", sentence, ${epochMs('written_at')} as "writtenAtMs",
      state, hide_reason as "hideReason"
    from review where state = ${state} ${after === null ? sql`` : sql`and ${isBehind}`}
    order by ${order} limit ${REVIEWS_AT_A_TIME}`)
  return rows
}

/** How many reviews there are in each state. */
export async function countReviewsByState(db: Database): Promise<Readonly<Record<ReviewState, number>>> {
  const { rows } = await db.execute<{ state: ReviewState; count: number }>(sql`
    select state, count(*)::integer as count from review group by state`)
  const countOf = (wanted: ReviewState) => rows.find(({ state }) => state === wanted)?.count ?? 0
  return { waiting: countOf('waiting'), published: countOf('published'), hidden: countOf('hidden') }
}
