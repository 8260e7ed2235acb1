import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'
import { marketKey } from './reference-schema.ts'

/** Newsletter subscriptions. Nothing is sent to an address before its owner has confirmed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscription',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull().unique(),
    /** The market whose newsletter it is. */
    market: text('market').notNull(),
    status: text('status').notNull(),
    /** HMACs of address and purpose, as used in links. */
    enrichHash: bytes('enrich_hash').notNull().unique(),
    unsubscribeHash: bytes('unsubscribe_hash').notNull().unique(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    salutation: text('salutation'),
    firstName: text('first_name'),
    birthDay: smallint('birth_day'),
    birthMonth: smallint('birth_month'),
    /** Ids of categories. */
    interests: text('interests').array().notNull().default(sql`'{}'`),
    /** Ids of devices that the subscriber owns. */
    deviceIds: integer('device_ids').array().notNull().default(sql`'{}'`),
    frequency: text('frequency'),
  },
  (table) => [
    index('newsletter_subscription_requested').on(table.requestedAt).where(sql`${table.status} = 'pending'`),
    check('newsletter_subscription_email', sql`${table.email} = lower(${table.email})`),
    marketKey('newsletter_subscription_market', table.market),
    check(
      'newsletter_subscription_status',
      sql`(${table.status} = 'pending' and ${table.confirmedAt} is null)
        or (${table.status} = 'confirmed' and ${table.confirmedAt} is not null)
        or (${table.status} = 'unsubscribed' and ${table.unsubscribedAt} is not null)`,
    ),
    check(
      'newsletter_subscription_birthday',
      sql`(${table.birthDay} is null) = (${table.birthMonth} is null)
        and ${table.birthDay} between 1 and 31 and ${table.birthMonth} between 1 and 12`,
    ),
    check('newsletter_subscription_devices', sql`cardinality(${table.deviceIds}) <= 5`),
  ],
)
