import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PageText } from '#domain/content/check-content.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-document.ts'
import type { HomeBlocks } from '#domain/content/home-blocks.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { marketKey } from './reference-schema.ts'
import { sqlList } from './sql-values.ts'

/** Which document of which market a row belongs to. */
const documentKey = {
  market: text('market').notNull().$type<MarketId>(),
  kind: text('kind').notNull().$type<ContentKind>(),
  /** The id of a page, which is the same in all markets, or `home`. */
  name: text('name').notNull(),
}

/** What was published at the desk. Rows are added and never changed; the last number is what the shop shows. */
export const contentVersions = pgTable(
  'content_version',
  {
    ...documentKey,
    number: integer('number').notNull(),
    content: jsonb('content').$type<PageText | HomeBlocks>().notNull(),
    /** The version that was put back; 0 is the delivered one, null something new. */
    restores: integer('restores'),
    /** When the shop has to look again: starts and ends of banners. */
    moments: timestamp('moments', { withTimezone: true }).array().notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: uuid('published_by')
      .notNull()
      .references(() => operators.id),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.kind, table.name, table.number] }),
    marketKey('content_version_market', table.market),
    check('content_version_kind', sql`${table.kind} in ${sqlList(CONTENT_KINDS)}`),
    check('content_version_number', sql`${table.number} > 0 and ${table.restores} < ${table.number}`),
  ],
)

/** What is being written, one draft for each document. A row without content keeps its revision: it never starts over. */
export const contentDrafts = pgTable(
  'content_draft',
  {
    ...documentKey,
    content: jsonb('content').$type<PageText | HomeBlocks>(),
    /** Raised with every change, so that nobody overwrites what they haven't seen. */
    revision: integer('revision').notNull(),
    /** The version that was published when the draft was begun; 0 is the delivered one. */
    baseVersion: integer('base_version').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => operators.id),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.kind, table.name] }),
    marketKey('content_draft_market', table.market),
    check('content_draft_kind', sql`${table.kind} in ${sqlList(CONTENT_KINDS)}`),
  ],
)
