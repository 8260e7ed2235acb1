import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MarketId } from '#domain/markets/market-id.ts'
import { PRICE_DRAFT_STATES, type PriceDraftState } from '#domain/price-lists/draft-states.ts'
import { GUARD_RAILS } from '#domain/price-lists/guard-rails.ts'
import { customerAccounts } from './account-schema.ts'
import { deviceStorages } from './catalogue-schema.ts'
import { moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { offers } from './offer-schema.ts'
import { marketKey } from './reference-schema.ts'
import { sqlArray, sqlList } from './sql-values.ts'

/** Base prices that someone prepares: nobody sees them in the shop until they are started. */
export const priceDrafts = pgTable(
  'price_draft',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Whose prices its rows are. Markets without a price of their own follow the German list. */
    market: text('market').notNull().$type<MarketId>(),
    state: text('state').notNull().default('open').$type<PriceDraftState>(),
    /** Raised by every change of a row. An approval is for one revision. */
    revision: integer('revision').notNull().default(0),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
    /** Everyone who has changed a row: none of them may approve. */
    editors: uuid('editors').array().notNull().default(sql`'{}'`),
    approvedBy: uuid('approved_by').references(() => operators.id),
    approvedAt: moment('approved_at'),
    approvedRevision: integer('approved_revision'),
    /** When the worker starts it, or has begun to. */
    startAt: moment('start_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** How far the worker is, in devices. */
    doneCount: integer('done_count').notNull().default(0),
    totalCount: integer('total_count').notNull().default(0),
    /** Why the worker has given a draft back, or that it has failed and tries again. */
    problem: text('problem'),
    /** When the worker tries again what has failed; others go on meanwhile. */
    retryAt: moment('retry_at'),
    /** The versions of the price lists that starting and undoing it have written, by market. */
    startedVersions: jsonb('started_versions').$type<Partial<Record<MarketId, number>>>(),
    undoneVersions: jsonb('undone_versions').$type<Partial<Record<MarketId, number>>>(),
    /** The state of the lists for which someone has approved undoing it. */
    undoApprovedBy: uuid('undo_approved_by').references(() => operators.id),
    undoApprovedState: integer('undo_approved_state'),
    /** What hit guard rails when that was approved, as a digest, and when that was. */
    undoApprovedGuards: text('undo_approved_guards'),
    undoApprovedAt: moment('undo_approved_at'),
    /** The state of the lists that whoever undid it has looked at. */
    undoState: integer('undo_state'),
    /** The last device whose offers are withdrawn. */
    withdrawnAfter: integer('withdrawn_after').notNull().default(0),
    withdrawnCount: integer('withdrawn_count').notNull().default(0),
    mailedCount: integer('mailed_count').notNull().default(0),
  },
  (table) => [
    index('price_draft_work')
      .on(table.startAt)
      .where(sql`${table.state} in ('scheduled', 'undoing', 'withdrawing')`),
    marketKey('price_draft_market', table.market),
    check('price_draft_name', sql`${table.name} <> ''`),
    check('price_draft_state', sql`${table.state} in ${sqlList(PRICE_DRAFT_STATES)}`),
    check(
      'price_draft_approval',
      sql`num_nonnulls(${table.approvedBy}, ${table.approvedAt}, ${table.approvedRevision}) in (0, 3)`,
    ),
  ],
)

/** A price of a draft that differs from the list it was compared with. */
export const priceDraftRows = pgTable(
  'price_draft_row',
  {
    draftId: bigint('draft_id', { mode: 'number' })
      .notNull()
      .references(() => priceDrafts.id, { onDelete: 'cascade' }),
    deviceId: integer('device_id').notNull(),
    storageGb: integer('storage_gb').notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    /** What the list says; null where the size isn't bought. */
    beforeInCents: integer('before_in_cents'),
    /** The version of the list that it was compared with. */
    checkedVersion: integer('checked_version').notNull(),
    guards: text('guards').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.deviceId, table.storageGb] }),
    index('price_draft_row_size').on(table.deviceId, table.storageGb),
    foreignKey({
      name: 'price_draft_row_storage',
      columns: [table.deviceId, table.storageGb],
      foreignColumns: [deviceStorages.deviceId, deviceStorages.storageGb],
    }).onDelete('cascade'),
    check('price_draft_row_amount', sql`${table.amountInCents} > 0 and ${table.amountInCents} % 100 = 0`),
    check('price_draft_row_guards', sql`${table.guards} <@ ${sqlArray(GUARD_RAILS)}`),
  ],
)

/** Who was signed in when an offer was made: whoever has to hear that it was withdrawn. */
export const offerOwners = pgTable(
  'offer_owner',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customerAccounts.customerId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.customerId] }),
    index('offer_owner_customer').on(table.customerId),
  ],
)
