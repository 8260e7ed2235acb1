import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

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
