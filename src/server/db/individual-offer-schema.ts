import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { offers } from './offer-schema.ts'
import { individualOfferRequests, trades } from './trade-schema.ts'

/** What the desk has offered for a request. A request may get several, one after the other. */
export const individualOffers = pgTable(
  'individual_offer',
  {
    requestId: bigint('request_id', { mode: 'number' })
      .notNull()
      .references(() => individualOfferRequests.id, { onDelete: 'cascade' }),
    /** 1, 2, 3, … within the request. */
    number: smallint('number').notNull(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    totalInCents: bigint('total_in_cents', { mode: 'number' }).notNull(),
    /** What the desk writes to the business; empty for nothing. */
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Its prices are far above the rule's, so that nobody gets it before a second person has approved it. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    approvedBy: uuid('approved_by').references(() => operators.id),
    approvedAt: moment('approved_at'),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by').references(() => operators.id),
    withdrawalReason: text('withdrawal_reason'),
    acceptedAt: moment('accepted_at'),
    /** The sale that it became. */
    transactionId: bigint('transaction_id', { mode: 'number' }).references(() => trades.transactionId),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.number] }),
    index('individual_offer_trade').on(table.transactionId),
    check('individual_offer_total', sql`${table.totalInCents} > 0`),
    check('individual_offer_lifetime', sql`${table.expiresAt} > ${table.createdAt}`),
    check('individual_offer_accepted', sql`(${table.acceptedAt} is null) = (${table.transactionId} is null)`),
    check('individual_offer_withdrawn', sql`${table.acceptedAt} is null or ${table.withdrawnAt} is null`),
  ],
)

/** A line of an individual offer. Its price is an offer of its own, which no cart accepts. */
export const individualOfferLines = pgTable(
  'individual_offer_line',
  {
    offerId: uuid('offer_id')
      .primaryKey()
      .references(() => offers.id),
    requestId: bigint('request_id', { mode: 'number' }).notNull(),
    number: smallint('number').notNull(),
    position: smallint('position').notNull(),
    quantity: integer('quantity').notNull(),
    /** By the rule, when the offer was made. */
    rulePriceInCents: integer('rule_price_in_cents').notNull(),
    /** Why the price differs from it; empty where it doesn't. */
    reason: text('reason').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'individual_offer_line_offer',
      columns: [table.requestId, table.number],
      foreignColumns: [individualOffers.requestId, individualOffers.number],
    }).onDelete('cascade'),
    index('individual_offer_line_of').on(table.requestId, table.number),
    check('individual_offer_line_quantity', sql`${table.quantity} > 0`),
  ],
)
