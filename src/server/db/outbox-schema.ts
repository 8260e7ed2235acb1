import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './trade-schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Work that has to follow a change: written in the change's own transaction, done by the worker afterwards.
 * It holds ids, never personal data.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text('topic').notNull(),
    /** Names the piece of work: the same one is never asked for twice. */
    workKey: text('work_key').notNull().unique(),
    data: jsonb('data').notNull(),
    status: text('status').notNull().default('waiting'),
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While it is being done; afterwards another worker may take it over. */
    leaseUntil: moment('lease_until'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('outbox_due').on(table.dueAt).where(sql`${table.status} = 'waiting'`),
    check('outbox_status', sql`${table.status} in ('waiting', 'done', 'dead')`),
  ],
)

/** Secrets that the installation made for itself because it was given none. */
export const shopSecrets = pgTable('shop_secret', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
})
