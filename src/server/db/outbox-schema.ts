import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/**
 * Work that has to follow a change. It is written in the same transaction and done by the worker afterwards. It holds
 * ids, never personal data.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text('topic').notNull(),
    /** Identifies the piece of work, so that it is never queued twice. */
    workKey: text('work_key').notNull().unique(),
    data: jsonb('data').notNull(),
    status: text('status').notNull().default('waiting'),
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Set while it is being done. Afterwards another worker may take over. */
    leaseUntil: moment('lease_until'),
    lastError: text('last_error'),
    /** The trace of what caused it, as W3C Trace Context writes it; null for what the clock has caused. */
    traceparent: text('traceparent'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('outbox_due').on(table.dueAt).where(sql`${table.status} = 'waiting'`),
    check('outbox_status', sql`${table.status} in ('waiting', 'done', 'dead')`),
  ],
)
