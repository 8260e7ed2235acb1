import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ALERT_RULES, type AlertFacts, type AlertRule } from '#domain/alerts/alert-rules.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { FigureKind } from '#domain/figures/figure-kinds.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { HideReason, ReviewState, Stars } from '#domain/reviews/review.ts'
import { moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { sqlList } from './sql-values.ts'

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
 * The figures of the fairness page as they were published, and can be downloaded. Rows are added, never changed: a
 * trigger adds the hash of each to the public log.
 */
export const fairnessEditions = pgTable(
  'fairness_edition',
  {
    /** Counts from 1. */
    number: integer('number').primaryKey(),
    publishedAt: moment('published_at').notNull(),
    /** How many devices had ever been counted by then. */
    countedDevices: bigint('counted_devices', { mode: 'number' }).notNull(),
    /** Canonical JSON, exactly as it was hashed. */
    content: text('content').notNull(),
  },
  (table) => [check('fairness_edition_number', sql`${table.number} > 0`)],
)

/**
 * How prices of comparable devices changed over three months, for those groups that are large enough. The worker replaces
 * a market's rows when a price list takes force, and every day.
 */
export const waitingCosts = pgTable(
  'waiting_cost',
  {
    market: text('market').notNull().$type<MarketId>(),
    categoryId: text('category_id').notNull().$type<CategoryId>(),
    /** 0 for all manufacturers. */
    manufacturerId: integer('manufacturer_id').notNull(),
    ageBucket: smallint('age_bucket').notNull(),
    deviceCount: integer('device_count').notNull(),
    /** Price lists that were in force at some time of these months. */
    listCount: integer('list_count').notNull(),
    /** Changes in basis points: a tenth of the devices changed less, a tenth more. */
    lowBp: integer('low_bp').notNull(),
    highBp: integer('high_bp').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.categoryId, table.manufacturerId, table.ageBucket] }),
    check('waiting_cost_range', sql`${table.lowBp} <= ${table.highBp}`),
  ],
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

/**
 * What the desk shows as figures: counts per day of the warehouse, market, category and kind. Kept by the worker. Rows of
 * a device are per week, named by its Monday, and have no hours; zero means all devices.
 */
export const deskFigures = pgTable(
  'desk_figure',
  {
    day: date('day', { mode: 'string' }).notNull(),
    deviceId: integer('device_id').notNull(),
    market: text('market').notNull().$type<MarketId>(),
    /** Empty where no device is known, as for visits. */
    categoryId: text('category_id').notNull().$type<CategoryId | ''>(),
    kind: text('kind').notNull().$type<FigureKind>(),
    /** Hours of a step, the reason of a counter-offer, or the reminder that a parcel came after; else empty. */
    detail: text('detail').notNull(),
    figureCount: bigint('figure_count', { mode: 'number' }).notNull(),
    amountInCents: bigint('amount_in_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.deviceId, table.market, table.categoryId, table.kind, table.detail],
    }),
  ],
)

/** Logs that figures are counted from. */
export const FIGURE_LOGS = ['trade', 'visit'] as const

export type FigureLog = (typeof FIGURE_LOGS)[number]

/** Events that the figures don't contain yet. Triggers add a row with each event, in its transaction. */
export const uncountedEvents = pgTable(
  'uncounted_event',
  {
    log: text('log').notNull().$type<FigureLog>(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.log, table.eventId] }),
    check('uncounted_event_log', sql`${table.log} in ${sqlList(FIGURE_LOGS)}`),
  ],
)

/** Events from before there were triggers, and how far they are counted. */
export const figureBacklogs = pgTable('figure_backlog', {
  log: text('log').primaryKey().$type<FigureLog>(),
  /** The last event that is counted. */
  position: bigint('position', { mode: 'number' }).notNull(),
  /** The last event without a trigger. */
  until: bigint('until', { mode: 'number' }).notNull(),
})

/** Something that someone should look at. One row per occurrence, from its beginning to its end. */
export const alerts = pgTable(
  'alert',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rule: text('rule').notNull().$type<AlertRule>(),
    /** What the rule is about, such as a market; empty for all. */
    subject: text('subject').notNull(),
    /** Counts, never personal data. */
    facts: jsonb('facts').notNull().$type<AlertFacts>(),
    since: moment('since').notNull(),
    /** When it was last found to be so. */
    checkedAt: moment('checked_at').notNull(),
    /** When it was over; null while it lasts. */
    overAt: moment('over_at'),
    seenBy: uuid('seen_by').references(() => operators.id),
    seenAt: moment('seen_at'),
    closedBy: uuid('closed_by').references(() => operators.id),
    closedAt: moment('closed_at'),
    note: text('note'),
  },
  (table) => [
    // It doesn't begin again before it was over.
    uniqueIndex('alert_lasting').on(table.rule, table.subject).where(sql`${table.overAt} is null`),
    index('alert_since').on(table.since),
    check('alert_rule', sql`${table.rule} in ${sqlList(ALERT_RULES)}`),
    check('alert_seen', sql`(${table.seenBy} is null) = (${table.seenAt} is null)`),
    check('alert_closed', sql`(${table.closedBy} is null) = (${table.closedAt} is null)`),
  ],
)
