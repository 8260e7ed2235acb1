import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import {
  HIDE_REASONS,
  type HideReason,
  MAX_STARS,
  REVIEW_STATES,
  type ReviewState,
  SENTENCE_MAX,
  type Stars,
} from '#domain/reviews/review.ts'
import { moment } from './column-types.ts'
import { marketKey } from './reference-schema.ts'
import { sqlList } from './sql-values.ts'
import { trades } from './trade-schema.ts'

/** What sellers say about paid sales, one review each. A withdrawn one is deleted; another one gets another id. */
export const reviews = pgTable(
  'review',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => trades.transactionId),
    /** The market of the sale, whose pages show it. */
    market: text('market').notNull().$type<MarketId>(),
    /** The kind of the first paid device. */
    categoryId: text('category_id').notNull().$type<CategoryId>(),
    /** The desk has no right to read it: what an operator doesn't know can't decide. */
    stars: smallint('stars').notNull().$type<Stars>(),
    sentence: text('sentence').notNull(),
    writtenAt: moment('written_at').notNull(),
    state: text('state').notNull().default('waiting').$type<ReviewState>(),
    /** Why it is hidden. */
    hideReason: text('hide_reason').$type<HideReason>(),
    decidedAt: moment('decided_at'),
    /** Whether it has ever been public: then whoever hides it may have seen its stars, so it is counted apart. */
    wasPublished: boolean('was_published').notNull().default(false),
  },
  (table) => [
    index('review_of_market').on(table.market, table.state, table.id),
    index('review_to_decide').on(table.state, table.id),
    marketKey('review_market', table.market),
    check('review_category', sql`${table.categoryId} in ${sqlList(CATEGORY_IDS)}`),
    check('review_stars', sql`${table.stars} between 1 and ${sql.raw(String(MAX_STARS))}`),
    check('review_sentence', sql`length(${table.sentence}) between 1 and ${sql.raw(String(SENTENCE_MAX))}`),
    check('review_state', sql`${table.state} in ${sqlList(REVIEW_STATES)}`),
    check(
      'review_decision',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)
        and (${table.state} = 'hidden') = (${table.hideReason} is not null)
        and ${table.hideReason} in ${sqlList(HIDE_REASONS)}`,
    ),
  ],
)

/** Sales whose seller was asked for a review by mail. It outlives the mail's job, so nobody is asked twice. */
export const reviewRequests = pgTable('review_request', {
  transactionId: bigint('transaction_id', { mode: 'number' })
    .primaryKey()
    .references(() => trades.transactionId),
  askedAt: moment('asked_at').notNull(),
})

/** Sellers who don't want to be asked for reviews. */
export const reviewObjections = pgTable(
  'review_objection',
  {
    email: text('email').primaryKey(),
    objectedAt: moment('objected_at').notNull(),
  },
  (table) => [check('review_objection_email', sql`${table.email} = lower(${table.email})`)],
)
