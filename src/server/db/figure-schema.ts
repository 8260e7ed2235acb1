import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { HideReason, ReviewState, Stars } from '#domain/reviews/review.ts'
import { moment } from './column-types.ts'

/**
 * How many devices were settled in a month, by outcome and by the hours of each step. Kept by the worker.
 * A migration leaves half of each page free, because every row is updated again and again.
 */
export const fairnessFigures = pgTable(
  'fairness_figure',
  {
    /** Its first day, in UTC. */
    month: date('month', { mode: 'string' }).notNull(),
    categoryId: text('category_id').notNull().$type<CategoryId>(),
    /** An outcome, a step, or what became of appeals. */
    kind: text('kind').notNull(),
    /** Whole hours, rounded up; zero where no time is measured. */
    hours: integer('hours').notNull(),
    deviceCount: bigint('device_count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.categoryId, table.kind, table.hours] })],
)

/**
 * How many reviews there are of each kind: the sum of all rows. A trigger adds a row per change instead of updating one
 * that everybody would wait for, and the worker adds them up.
 */
export const reviewFigures = pgTable('review_figure', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  market: text('market').notNull().$type<MarketId>(),
  state: text('state').notNull().$type<ReviewState>(),
  stars: smallint('stars').notNull().$type<Stars>(),
  hideReason: text('hide_reason').$type<HideReason>(),
  wasPublished: boolean('was_published').notNull(),
  reviewCount: bigint('review_count', { mode: 'number' }).notNull(),
})

/** How many devices were recycled for free, and since when: the sum of all rows, kept like that of reviews. */
export const recyclingFigures = pgTable('recycling_figure', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  deviceCount: bigint('device_count', { mode: 'number' }).notNull(),
  since: moment('since').notNull(),
})
