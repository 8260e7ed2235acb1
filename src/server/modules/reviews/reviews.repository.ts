import type { CategoryId } from '#domain/catalogue/category.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import { HIDE_REASONS, type HideReason, STARS, type Stars } from '#domain/reviews/review.ts'
import type { ReviewTotals } from '#domain/reviews/review-figures.ts'
import type { Database } from '#server/db/database.ts'

/** A published review, without anything that leads to its sale. */
export interface StoredReview {
  readonly stars: Stars
  readonly sentence: string
  readonly month: string
  readonly categoryId: CategoryId
}

interface TotalsRow {
  readonly state: string
  readonly stars: Stars
  readonly hideReason: HideReason | null
  readonly wasPublished: boolean
  readonly count: number
}

const COUNT_REVIEWS = `
  select state, stars, hide_reason as "hideReason", was_published as "wasPublished", sum(review_count)::integer as count
  from review_figure where market = $1 group by state, stars, hide_reason, was_published`

const toRecord = <Key extends string | number, Value>(keys: readonly Key[], valueFor: (key: Key) => Value) =>
  // `fromEntries` loses the key type.
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>

/** How many reviews of each kind a market has, from the figures that a trigger keeps. */
export async function countReviews({ $client }: Database, market: MarketId): Promise<ReviewTotals> {
  const { rows } = await $client.query<TotalsRow>(COUNT_REVIEWS, [market])
  const count = (isCounted: (row: TotalsRow) => boolean) =>
    rows.filter(isCounted).reduce((sum, row) => sum + row.count, 0)
  return {
    published: toRecord(STARS, (stars) => count((row) => row.state === 'published' && row.stars === stars)),
    waiting: count(({ state }) => state === 'waiting'),
    hidden: toRecord(HIDE_REASONS, (reason) => count(({ hideReason }) => hideReason === reason)),
    hiddenLater: count(({ state, wasPublished }) => state === 'hidden' && wasPublished),
  }
}

// Only the month: with the day, a review and a payout could be matched.
const LIST_PUBLISHED = `
  select stars, sentence, to_char(written_at at time zone '${SHOP_TIME_ZONE}', 'YYYY-MM') as month,
    category_id as "categoryId"
  from review where market = $1 and state = 'published' order by id desc limit $2 offset $3`

/** Published reviews of a market, newest first, whatever their stars. */
export async function listPublished(
  { $client }: Database,
  market: MarketId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly StoredReview[]> {
  const { rows } = await $client.query<StoredReview>(LIST_PUBLISHED, [market, limit, offset])
  return rows
}
