import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/** Mailboxes that refused or complained, as keyed hashes. They get neither issues nor price alerts until their owner asks again. */
export const suppressions = pgTable(
  'suppression',
  {
    mailboxKey: text('mailbox_key').primaryKey(),
    reason: text('reason').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [check('suppression_reason', sql`${table.reason} in ('bounce', 'complaint')`)],
)
