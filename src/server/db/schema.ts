import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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

/** What a delivered set of data looked like when it was last put in, so that an unchanged one is not put in again. */
export const seedRuns = pgTable('seed_run', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull().defaultNow(),
})
