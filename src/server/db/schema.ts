import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Version of each kind of content; a change tells every web process to drop the pages it touches. */
export const cacheVersions = pgTable('cache_version', {
  scope: text('scope').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Last good answer of the content system, by document, for the time when it does not answer. */
export const cmsCopies = pgTable('cms_copy', {
  documentKey: text('document_key').primaryKey(),
  body: jsonb('body').notNull(),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull().defaultNow(),
})

/**
 * Every state of delivered data that was ever put in. A process of an older version that starts during a deployment
 * finds its own state here and does not put the old data back.
 */
export const seedRuns = pgTable(
  'seed_run',
  {
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    ranAt: timestamp('ran_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hash] })],
)
