import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type IssueContent, MAX_PICTURE_BYTES } from '#domain/newsletter/issue-content.ts'
import { DELIVERY_STATUSES, ISSUE_STATUSES } from '#domain/newsletter/issue-states.ts'
import { REPORT_KINDS } from '#domain/newsletter/report-kind.ts'
import { bytes, moment } from './column-types.ts'
import { newsletterSubscriptions } from './newsletter-schema.ts'
import { marketKey } from './reference-schema.ts'
import { sqlList } from './sql-values.ts'

/** Issues of the newsletter, each for one market. */
export const newsletterIssues = pgTable(
  'newsletter_issue',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    market: text('market').notNull(),
    status: text('status').notNull().default('draft'),
    content: jsonb('content').$type<IssueContent>().notNull(),
    /** Raised with every change of the content or its pictures. */
    revision: integer('revision').notNull().default(1),
    /** The revision that was last sent as a test. Only a tested one is scheduled. */
    testedRevision: integer('tested_revision'),
    scheduledFor: moment('scheduled_for'),
    startedAt: moment('started_at'),
    /** Subscriptions up to this id have been looked at; recipients are chosen page by page. */
    chosenThrough: bigint('chosen_through', { mode: 'number' }).notNull().default(0),
    /** Whether all recipients have been chosen. */
    isChosen: boolean('is_chosen').notNull().default(false),
    finishedAt: moment('finished_at'),
    /** How many deliveries ended in which way; counted once, because the deliveries themselves are deleted. */
    totals: jsonb('totals').$type<Readonly<Record<string, number>>>(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    marketKey('newsletter_issue_market', table.market),
    check('newsletter_issue_status', sql`${table.status} in ${sqlList(ISSUE_STATUSES)}`),
    check(
      'newsletter_issue_times',
      sql`(${table.status} <> 'scheduled' or ${table.scheduledFor} is not null)
        and (${table.status} in ('draft', 'scheduled')) = (${table.startedAt} is null)
        and (${table.status} in ('sent', 'stopped')) = (${table.finishedAt} is not null)`,
    ),
  ],
)

/** Pictures of an issue. They travel inside the mails, so that opening one asks our server for nothing. */
export const newsletterPictures = pgTable(
  'newsletter_picture',
  {
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.name] }),
    check(
      'newsletter_picture_size',
      sql`octet_length(${table.content}) <= ${sql.raw(String(MAX_PICTURE_BYTES))}`,
    ),
  ],
)

/** Who gets an issue, and what became of it: one row, so nobody gets an issue twice. */
export const newsletterDeliveries = pgTable(
  'newsletter_delivery',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssues.id),
    subscriptionId: bigint('subscription_id', { mode: 'number' })
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('chosen'),
    chosenAt: moment('chosen_at').notNull(),
    /** Set just before the mail server gets the end of the mail. From then on nobody may send it again. */
    dispatchedAt: moment('dispatched_at'),
    /** The price list that the mail was written with; later issues compare with it. */
    priceListVersion: integer('price_list_version'),
    settledAt: moment('settled_at'),
    /** What was reported back. */
    report: text('report'),
  },
  (table) => [
    unique('newsletter_delivery_once').on(table.issueId, table.subscriptionId),
    index('newsletter_delivery_subscription').on(table.subscriptionId, table.id),
    index('newsletter_delivery_chosen').on(table.id).where(sql`${table.status} = 'chosen'`),
    index('newsletter_delivery_queued').on(table.issueId).where(sql`${table.status} in ('chosen', 'queued')`),
    check('newsletter_delivery_status', sql`${table.status} in ${sqlList(DELIVERY_STATUSES)}`),
    check('newsletter_delivery_report', sql`${table.report} in ${sqlList(REPORT_KINDS)}`),
  ],
)

/** Addresses that operators had an issue sent to as a test. */
export const newsletterTests = pgTable('newsletter_test', {
  id: uuid('id').primaryKey().defaultRandom(),
  issueId: integer('issue_id')
    .notNull()
    .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** When the next newsletter may be sent: one row that all workers share. */
export const newsletterPace = pgTable(
  'newsletter_pace',
  {
    id: integer('id').primaryKey(),
    nextAtMs: doublePrecision('next_at_ms').notNull(),
  },
  (table) => [check('newsletter_pace_one', sql`${table.id} = 1`)],
)

/**
 * Proof of consent: what people agreed to, when, and when it ended. Rows are added, never changed; subscribing again adds
 * others.
 */
export const newsletterConsents = pgTable(
  'newsletter_consent',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    market: text('market').notNull(),
    kind: text('kind').notNull(),
    /** How it was given or ended. */
    way: text('way').notNull(),
    /** When it was asked for; null for an end. */
    askedAt: moment('asked_at'),
    happenedAt: moment('happened_at').notNull(),
    /** What was agreed to, word for word; null for an end. */
    wording: text('wording'),
  },
  (table) => [
    index('newsletter_consent_email').on(table.email, table.id),
    marketKey('newsletter_consent_market', table.market),
    check(
      'newsletter_consent_kind',
      sql`(${table.kind} = 'given' and ${table.way} in ('link', 'account') and ${table.askedAt} is not null and ${table.wording} is not null)
        or (${table.kind} = 'ended' and ${table.way} in ('link', 'account', 'bounce', 'complaint', 'erasure') and ${table.askedAt} is null and ${table.wording} is null)`,
    ),
  ],
)
