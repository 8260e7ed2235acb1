import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { WATCH_KINDS } from '#domain/price-watch/decide-watch.ts'
import { devices } from './catalogue-schema.ts'
import { bytes, moment } from './column-types.ts'
import { marketKey } from './reference-schema.ts'
import { sqlList } from './sql-values.ts'

/** Prices that someone wants to hear about. Nothing is sent to an address before its owner has confirmed. */
export const priceWatches = pgTable(
  'price_watch',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    market: text('market').notNull(),
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    storageGb: integer('storage_gb').notNull(),
    conditionId: smallint('condition_id'),
    answers: jsonb('answers').notNull(),
    /** Hash of size, condition and answers: one address watches one device once. */
    answersKey: text('answers_key').notNull(),
    /** Whether every question was answered: then a new question makes the stored answers too few. */
    isComplete: boolean('is_complete').notNull(),
    kind: text('kind').notNull(),
    targetInCents: integer('target_in_cents'),
    /** The price that the watcher knows. */
    knownInCents: integer('known_in_cents').notNull(),
    status: text('status').notNull(),
    /** Keys of the links, derived from the id. Stored, so that old mails outlive a rotation. */
    confirmKey: bytes('confirm_key').notNull().unique(),
    endKey: bytes('end_key').notNull().unique(),
    /** The shop whose pages the links open, without a path. */
    shopUrl: text('shop_url').notNull(),
    /** Asked for in the business shop: its mails address a business. */
    isBusiness: boolean('is_business').notNull(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    expiresAt: moment('expires_at'),
    mailedAt: moment('mailed_at'),
    /** What the price was last compared by. */
    checkedList: integer('checked_list').notNull().default(0),
    checkedRule: integer('checked_rule').notNull().default(0),
  },
  (table) => [
    // By wish as well: each has its own confirmation link.
    uniqueIndex('price_watch_pending')
      .on(
        table.email,
        table.market,
        table.deviceId,
        table.answersKey,
        sql`coalesce(${table.targetInCents}, 0)`,
      )
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex('price_watch_active')
      .on(table.email, table.market, table.deviceId, table.answersKey)
      .where(sql`${table.status} = 'active'`),
    index('price_watch_check').on(table.market, table.checkedList).where(sql`${table.status} = 'active'`),
    check('price_watch_email', sql`${table.email} = lower(${table.email})`),
    marketKey('price_watch_market', table.market),
    check('price_watch_kind', sql`${table.kind} in ${sqlList(WATCH_KINDS)}`),
    check('price_watch_target', sql`(${table.kind} = 'reached') = (${table.targetInCents} is not null)`),
    check(
      'price_watch_status',
      sql`(${table.status} = 'pending' and ${table.confirmedAt} is null)
        or (${table.status} in ('active', 'done') and ${table.confirmedAt} is not null and ${table.expiresAt} is not null)`,
    ),
  ],
)
