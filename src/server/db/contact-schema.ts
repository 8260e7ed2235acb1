import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './trade-schema.ts'

/** What somebody asked the help desk; the mail about it is sent from here. */
export const contactMessages = pgTable(
  'contact_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 7_001 }),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    requestHash: bytes('request_hash').notNull(),
    market: text('market').notNull(),
    shopMode: text('shop_mode').notNull(),
    /** Null in a market that has no subjects. */
    subject: text('subject'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    tradeNumber: text('trade_number'),
    device: text('device'),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('contact_message_email', sql`${table.email} = lower(${table.email})`),
    check('contact_message_length', sql`length(${table.message}) between 1 and 5000`),
  ],
)
