import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PAYMENT_TYPE_IDS, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { PAYOUT_HOLD_REASONS, type PayoutHoldReason } from '#domain/payouts/payout-hold.ts'
import { bytes, moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { currencyKey } from './reference-schema.ts'
import { sqlList } from './sql-values.ts'
import { tradeItems, trades } from './trade-schema.ts'

/** One payment file for the bank. */
export const payoutBatches = pgTable(
  'payout_batch',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The id in the bank's message. The bank rejects duplicates. */
    messageId: text('message_id').notNull().unique(),
    paymentTypeId: smallint('payment_type_id').notNull().$type<PaymentTypeId>(),
    currency: text('currency').notNull(),
    payoutCount: integer('payout_count').notNull(),
    totalInCents: bigint('total_in_cents', { mode: 'number' }).notNull(),
    /**
     * Written when the file is taken for the first time, from what is still payable then. Contains account numbers, so
     * it is encrypted with the shop's secret.
     */
    sealedFile: bytes('sealed_file'),
    /** Who prepared it. */
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
    approvedBy: uuid('approved_by').references(() => operators.id),
    approvedAt: moment('approved_at'),
    exportedAt: moment('exported_at'),
    /** Nothing of it is paid: it was given up, or everything in it was held. */
    discardedAt: moment('discarded_at'),
  },
  (table) => [
    check(
      'payout_batch_total',
      sql`${table.totalInCents} >= 0 and ${table.payoutCount} >= 0 and (${table.payoutCount} > 0 or ${table.discardedAt} is not null)`,
    ),
    check('payout_batch_approval', sql`(${table.approvedBy} is null) = (${table.approvedAt} is null)`),
    check(
      'payout_batch_export',
      sql`(${table.exportedAt} is null) = (${table.sealedFile} is null)
        and (${table.exportedAt} is null or (${table.approvedAt} is not null and ${table.discardedAt} is null))`,
    ),
    currencyKey('payout_batch_currency', table.currency),
    check('payout_batch_payment_type', sql`${table.paymentTypeId} in ${sqlList(PAYMENT_TYPE_IDS)}`),
  ],
)

/** The payment for one device, or for a trade's voucher, which goes out with the trade's first payout. */
export const payouts = pgTable(
  'payout',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    /** Zero for the voucher. */
    itemNumber: smallint('item_number').notNull(),
    /** Goes up when the bank has rejected the previous attempt. */
    attempt: smallint('attempt').notNull(),
    reference: text('reference').notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    /** The part of the amount that compensates for a late inspection. */
    bonusInCents: integer('bonus_in_cents').notNull().default(0),
    status: text('status').notNull(),
    batchId: bigint('batch_id', { mode: 'number' }).references(() => payoutBatches.id),
    endToEndId: text('end_to_end_id'),
    /** A keyed hash of the account that was approved. Money never goes to any other. */
    accountKey: text('account_key'),
    rejectedReason: text('rejected_reason'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** The operator who entered its outcome or uploaded the bank's answer, and so can't approve the next attempt. */
    settledBy: uuid('settled_by').references(() => operators.id),
  },
  (table) => [
    unique('payout_attempt').on(table.transactionId, table.itemNumber, table.attempt),
    index('payout_due').on(table.status).where(sql`${table.status} in ('due', 'prepared', 'ordered')`),
    index('payout_batch_id').on(table.batchId),
    check('payout_amount', sql`${table.amountInCents} > 0 and ${table.bonusInCents} >= 0`),
    check('payout_status', sql`${table.status} in ('due', 'prepared', 'ordered', 'confirmed', 'rejected')`),
    check('payout_ordered', sql`(${table.status} = 'due') = (${table.batchId} is null)`),
  ],
)

/** A payout run that is too long for a request: due payouts are put into batches, or a batch is ordered, piece by piece. */
export const payoutJobs = pgTable(
  'payout_job',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The batch that is ordered; null where batches are made. */
    batchId: bigint('batch_id', { mode: 'number' }).references(() => payoutBatches.id),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    state: text('state').notNull().default('running'),
    totalCount: integer('total_count').notNull(),
    doneCount: integer('done_count').notNull().default(0),
    /** Payouts that could not go out any more and were set aside. */
    heldCount: integer('held_count').notNull().default(0),
    /** The last trade that was looked at, where batches are made. */
    position: bigint('position', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    // One at a time: a run takes everything that is due.
    uniqueIndex('payout_job_making')
      .on(table.state)
      .where(sql`${table.state} = 'running' and ${table.batchId} is null`),
    uniqueIndex('payout_job_ordering').on(table.batchId).where(sql`${table.state} = 'running'`),
    check('payout_job_state', sql`${table.state} in ('running', 'done', 'stopped')`),
    check('payout_job_end', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
  ],
)

/**
 * Transfers that a job has ordered before the file of their batch is complete. The accounts are those that were approved,
 * whatever a seller changes meanwhile. Deleted when the file is written.
 */
export const payoutParts = pgTable(
  'payout_part',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => payoutBatches.id),
    /** The order in the file. */
    number: integer('number').notNull(),
    /** Contains account numbers, so it is encrypted with the shop's secret. */
    sealedTransfers: bytes('sealed_transfers').notNull(),
  },
  (table) => [unique('payout_part_number').on(table.batchId, table.number)],
)

/** A reason to keep back the payouts of a trade. Open until it is released by an operator or `until` has passed. */
export const payoutHolds = pgTable(
  'payout_hold',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    reason: text('reason').notNull().$type<PayoutHoldReason>(),
    /** Ids and counts, never personal data. */
    details: jsonb('details').notNull(),
    since: moment('since').notNull(),
    /** When it ends by itself; null to wait for an operator. */
    until: moment('until'),
    releasedAt: moment('released_at'),
    releasedBy: uuid('released_by').references(() => operators.id),
    releaseNote: text('release_note'),
  },
  (table) => [
    uniqueIndex('payout_hold_open')
      .on(table.transactionId, table.reason, table.details)
      .where(sql`${table.releasedAt} is null`),
    check('payout_hold_reason', sql`${table.reason} in ${sqlList(PAYOUT_HOLD_REASONS)}`),
    check('payout_hold_until', sql`${table.until} > ${table.since}`),
    check(
      'payout_hold_release',
      sql`(${table.releasedAt} is null) = (${table.releasedBy} is null) and (${table.releasedAt} is null) = (${table.releaseNote} is null)`,
    ),
  ],
)

/** The records that dealers in used goods must keep, by country. Each row carries the hash of the previous one. */
export const purchaseRegister = pgTable(
  'purchase_register',
  {
    country: text('country').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    entry: jsonb('entry').notNull(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sequence] }),
    index('purchase_register_item').on(table.transactionId, table.itemNumber),
    index('purchase_register_day').on(table.country, table.day),
    foreignKey({
      name: 'purchase_register_device',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
  ],
)
