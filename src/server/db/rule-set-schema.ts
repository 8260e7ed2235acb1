import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { NumberChanges } from '#domain/pricing/rule-numbers.ts'
import { moment } from './column-types.ts'
import { operators } from './desk-schema.ts'

/** Every published version of the price rule. Rows are only added: offers are recomputed by the version they carry. */
export const ruleSets = pgTable(
  'rule_set',
  {
    version: integer('version').primaryKey(),
    /** The published file. */
    content: jsonb('content').notNull(),
    /** SHA-256 of the content's canonical text, in hex. */
    contentHash: text('content_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [check('rule_set_version', sql`${table.version} > 0`)],
)

/** New numbers for the price rule, until they are published as its next version. At most one draft is open. */
export const ruleDrafts = pgTable(
  'rule_draft',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    baseVersion: integer('base_version')
      .notNull()
      .references(() => ruleSets.version),
    changes: jsonb('changes').notNull().$type<NumberChanges>(),
    note: text('note').notNull(),
    /** Grows with every change, so that nobody overwrites or starts what they haven't seen. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => operators.id),
    /** Everyone who has changed it: none of them starts it. */
    editorIds: uuid('editor_ids').array().notNull(),
    status: text('status').notNull(),
    endedAt: moment('ended_at'),
    /** Who started or discarded it. */
    endedBy: uuid('ended_by').references(() => operators.id),
    startedVersion: integer('started_version').references(() => ruleSets.version),
  },
  (table) => [
    uniqueIndex('rule_draft_open').on(table.status).where(sql`${table.status} = 'open'`),
    check('rule_draft_status', sql`${table.status} in ('open', 'started', 'discarded')`),
    check('rule_draft_end', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
    check('rule_draft_start', sql`(${table.status} = 'started') = (${table.startedVersion} is not null)`),
  ],
)
