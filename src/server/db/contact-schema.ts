import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MESSAGE_MAX } from '#domain/contact/check-contact.ts'
import { bytes, moment } from './column-types.ts'
import { marketKey } from './reference-schema.ts'

/** Messages to the help desk. Their mails are sent from here. */
export const contactMessages = pgTable(
  'contact_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 7_001 }),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    requestHash: bytes('request_hash').notNull(),
    market: text('market').notNull(),
    shopMode: text('shop_mode').notNull(),
    /** Null in a market without subjects. */
    subject: text('subject'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    tradeNumber: text('trade_number'),
    device: text('device'),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    marketKey('contact_message_market', table.market),
    check('contact_message_email', sql`${table.email} = lower(${table.email})`),
    check(
      'contact_message_length',
      sql`length(${table.message}) between 1 and ${sql.raw(String(MESSAGE_MAX))}`,
    ),
  ],
)
