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
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { operators } from './desk-schema.ts'
import { bytes, tradeItems, trades } from './trade-schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One file for the bank. */
export const payoutBatches = pgTable(
  'payout_batch',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As the bank's message calls it; the bank refuses a second one. */
    messageId: text('message_id').notNull().unique(),
    paymentTypeId: smallint('payment_type_id').notNull(),
    currency: text('currency').notNull(),
    payoutCount: integer('payout_count').notNull(),
    totalInCents: bigint('total_in_cents', { mode: 'number' }).notNull(),
    /** Has account numbers in it, so it is readable only with the shop's secret. */
    sealedFile: bytes('sealed_file').notNull(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('payout_batch_total', sql`${table.totalInCents} > 0 and ${table.payoutCount} > 0`),
    check('payout_batch_currency', sql`${table.currency} in ('EUR', 'PLN')`),
    check('payout_batch_payment_type', sql`${table.paymentTypeId} in (13, 14)`),
  ],
)

/** Money for one device, or for a trade's voucher, which goes out with the trade's first payout. */
export const payouts = pgTable(
  'payout',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    /** Zero for the voucher. */
    itemNumber: smallint('item_number').notNull(),
    /** Counts on when the bank has rejected the one before. */
    attempt: smallint('attempt').notNull(),
    reference: text('reference').notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    /** Part of the amount that we pay because we were late. */
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

/** What dealers in used goods have to write down, by country; each row carries the hash of the one before. */
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
