import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  type BrandRecord,
  PARTNER_KINDS,
  type PartnerKind,
  type PartnerRecord,
} from '#domain/partners/partner.ts'
import { moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { sqlList } from './sql-values.ts'

/**
 * What was published at the desk about brand partners and the hosts of the widget. Rows are added and never changed; the
 * last number wins over the operator's and the hosts file.
 */
export const partnerVersions = pgTable(
  'partner_version',
  {
    kind: text('kind').notNull().$type<PartnerKind>(),
    partner: text('partner').notNull(),
    number: integer('number').notNull(),
    record: jsonb('record').$type<PartnerRecord>().notNull(),
    isRetired: boolean('is_retired').notNull(),
    /** The version that was put back; 0 is the one of the file, null something new. */
    restores: integer('restores'),
    publishedAt: moment('published_at').notNull(),
    publishedBy: uuid('published_by')
      .notNull()
      .references(() => operators.id),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.partner, table.number] }),
    check('partner_version_kind', sql`${table.kind} in ${sqlList(PARTNER_KINDS)}`),
    check('partner_version_number', sql`${table.number} > 0 and ${table.restores} < ${table.number}`),
  ],
)

/** What an operator looks at in the shop before it is published: one record each, the last one. */
export const partnerPreviews = pgTable('partner_preview', {
  operatorId: uuid('operator_id')
    .primaryKey()
    .references(() => operators.id),
  partner: text('partner').notNull(),
  record: jsonb('record').$type<BrandRecord>().notNull(),
  shownAt: moment('shown_at').notNull(),
})
