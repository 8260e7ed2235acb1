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
  uuid,
} from 'drizzle-orm/pg-core'
import { PAYMENT_TYPE_IDS, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { bytes, moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
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
    /** Contains account numbers, so it is encrypted with the shop's secret. */
    sealedFile: bytes('sealed_file').notNull(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('payout_batch_total', sql`${table.totalInCents} > 0 and ${table.payoutCount} > 0`),
    check('payout_batch_currency', sql`${table.currency} in ${sqlList(CURRENCIES)}`),
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
    rejectedReason: text('rejected_reason'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    unique('payout_attempt').on(table.transactionId, table.itemNumber, table.attempt),
    index('payout_due').on(table.status).where(sql`${table.status} in ('due', 'ordered')`),
    index('payout_batch_id').on(table.batchId),
    check('payout_amount', sql`${table.amountInCents} > 0 and ${table.bonusInCents} >= 0`),
    check('payout_status', sql`${table.status} in ('due', 'ordered', 'confirmed', 'rejected')`),
    check('payout_ordered', sql`(${table.status} = 'due') = (${table.batchId} is null)`),
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
