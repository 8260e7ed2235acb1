import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'

/** The version of each cache scope. A change makes every web process drop the affected pages. */
export const cacheVersions = pgTable('cache_version', {
  scope: text('scope').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** Up to which version an edge in front of the shop was told to forget the pages of a scope. */
export const edgePurges = pgTable('edge_purge', {
  scope: text('scope')
    .primaryKey()
    .references(() => cacheVersions.scope),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  /** When it's told once more. */
  settlesAt: moment('settles_at'),
})

/** The browser's files of this build and of others that are still open somewhere. */
export const buildFiles = pgTable('build_file', {
  name: text('name').primaryKey(),
  bytes: bytes('bytes').notNull(),
  sharedAt: moment('shared_at').notNull(),
})

/** The content system's last good response per document, for when it is down. */
export const cmsCopies = pgTable('cms_copy', {
  documentKey: text('document_key').primaryKey(),
  body: jsonb('body').notNull(),
  fetchedAt: moment('fetched_at').notNull().defaultNow(),
})

/**
 * Every version of the delivered data that was ever seeded. An older process that starts during a deployment finds its
 * version here and does not restore old data.
 */
export const seedRuns = pgTable(
  'seed_run',
  {
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    ranAt: moment('ran_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hash] })],
)
