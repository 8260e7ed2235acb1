import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { OTHERWISE_ANSWERS } from '#domain/inspection/accept-rule.ts'
import { PAYMENT_TYPE_IDS, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { PAYOUT_CHANGERS } from '#domain/trades/payout-change.ts'
import { blobKey } from './blob-schema.ts'
import { bytes, moment } from './column-types.ts'
import { offers } from './offer-schema.ts'
import { currencyKey, marketKey } from './reference-schema.ts'
import { sqlList } from './sql-values.ts'

/** Everyone who sells. A guest proves ownership of a number with the key that came with it; accounts sign in. */
export const customers = pgTable('customer', {
  /** Drawn by `draw_number` in the migration: unique, and no hint at how many customers there are. */
  customerNumber: bigint('customer_number', { mode: 'number' }).primaryKey(),
  guestKeyHash: bytes('guest_key_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** The order in which numbers are drawn. They leave the database only through `draw_number`, which scrambles them. */
export const transactionIds = pgSequence('trade_transaction_id', { startWith: 1_000_001 })
export const customerNumberOrder = pgSequence('customer_number_order')
export const individualOfferOrder = pgSequence('individual_offer_order')

/** A sale of one or more devices that are sent in together. */
export const trades = pgTable(
  'trade',
  {
    transactionId: bigint('transaction_id', { mode: 'number' }).primaryKey(),
    tradeNumber: text('trade_number').notNull(),
    /** Generated per sale by the seller's browser, so that a sale is never created twice. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    customerNumber: bigint('customer_number', { mode: 'number' })
      .notNull()
      .references(() => customers.customerNumber),
    market: text('market').notNull(),
    shopMode: text('shop_mode').notNull(),
    isBusiness: boolean('is_business').notNull(),
    currency: text('currency').notNull(),
    /** Sum of the devices, without the voucher. */
    totalInCents: bigint('total_in_cents', { mode: 'number' }).notNull(),
    voucherCode: text('voucher_code'),
    voucherValueInCents: bigint('voucher_value_in_cents', { mode: 'number' }).notNull().default(0),
    /** The seller's link to this trade, without its secret part. */
    statusUrl: text('status_url').notNull(),
    /** Part of both keys of the trade's link: raising it makes every earlier link useless. */
    keyVersion: integer('key_version').notNull().default(1),
    /** The lowest share of the quoted price, in basis points, that the seller accepts unasked; null to always ask. */
    acceptFromBp: integer('accept_from_bp'),
    /** What happens below that share. */
    acceptOtherwise: text('accept_otherwise'),
    createdAt: moment('created_at').notNull(),
    /** The carrier's first scan by this time locks the prices. */
    sendBy: moment('send_by').notNull(),
  },
  (table) => [
    unique('trade_trade_number').on(table.tradeNumber),
    // Of one customer: what someone else has used tells nothing.
    unique('trade_idempotency_key').on(table.customerNumber, table.idempotencyKey),
    index('trade_send_by').on(table.sendBy),
    check('trade_total', sql`${table.totalInCents} > 0`),
    check(
      'trade_voucher',
      sql`(${table.voucherCode} is null) = (${table.voucherValueInCents} = 0) and ${table.voucherValueInCents} >= 0`,
    ),
    marketKey('trade_market', table.market),
    currencyKey('trade_currency', table.currency),
    check('trade_shop_mode', sql`${table.shopMode} in ${sqlList(SHOP_MODES)}`),
    check(
      'trade_accept_rule',
      sql`(${table.acceptFromBp} is null) = (${table.acceptOtherwise} is null)
        and ${table.acceptFromBp} between 1 and ${sql.raw(String(FULL_BP))} and ${table.acceptOtherwise} in ${sqlList(OTHERWISE_ANSWERS)}`,
    ),
    check('trade_deadline', sql`${table.sendBy} > ${table.createdAt}`),
  ],
)

/** Personal data of the seller, separate from the trade because it is erased earlier. */
export const tradeSellers = pgTable(
  'trade_seller',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .primaryKey()
      .references(() => trades.transactionId),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name'),
    vatId: text('vat_id'),
    street: text('street').notNull(),
    houseNumber: text('house_number').notNull(),
    addressExtra: text('address_extra'),
    zip: text('zip').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    phone: text('phone'),
    birthDate: date('birth_date', { mode: 'string' }),
    paymentTypeId: smallint('payment_type_id').notNull().$type<PaymentTypeId>(),
    accountHolder: text('account_holder').notNull(),
    /** IBAN or PayPal address, encrypted with the shop's secret. */
    sealedAccount: bytes('sealed_account').notNull(),
    maskedAccount: text('masked_account').notNull(),
    /** A keyed hash of the account number, to find other sales that are paid to the same account. */
    accountKey: text('account_key'),
    /** A keyed hash of the network that the sale was made from, to notice unusually many sales. */
    networkKey: text('network_key'),
  },
  (table) => [
    index('trade_seller_email').on(table.email),
    index('trade_seller_account').on(table.accountKey),
    index('trade_seller_network').on(table.networkKey),
    check('trade_seller_payment_type', sql`${table.paymentTypeId} in ${sqlList(PAYMENT_TYPE_IDS)}`),
    check('trade_seller_email_case', sql`${table.email} = lower(${table.email})`),
  ],
)

/**
 * Every change of the account that a trade's money goes to, with what was there before, so that an operator can restore
 * it. Append-only; deleted with the seller's other personal data.
 */
export const payoutAccountChanges = pgTable(
  'payout_account_change',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    changedAt: moment('changed_at').notNull(),
    /** Who changed it: `link`, `account` or `desk`. */
    by: text('by').notNull(),
    previousPaymentTypeId: smallint('previous_payment_type_id').notNull().$type<PaymentTypeId>(),
    previousHolder: text('previous_holder').notNull(),
    /** Sealed for the same place as the current account. */
    previousSealed: bytes('previous_sealed').notNull(),
    previousMasked: text('previous_masked').notNull(),
    newPaymentTypeId: smallint('new_payment_type_id').notNull().$type<PaymentTypeId>(),
    newHolder: text('new_holder').notNull(),
    newMasked: text('new_masked').notNull(),
  },
  (table) => [
    index('payout_account_change_trade').on(table.transactionId, table.changedAt),
    check('payout_account_change_by', sql`${table.by} in ${sqlList(PAYOUT_CHANGERS)}`),
  ],
)

/**
 * The newest code that was mailed to prove that someone reads the mailbox of a sale. The code itself isn't stored: the
 * shop's secret derives it from the id.
 */
export const saleCodes = pgTable('sale_code', {
  transactionId: bigint('transaction_id', { mode: 'number' })
    .primaryKey()
    .references(() => trades.transactionId),
  codeId: uuid('code_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  attempts: smallint('attempts').notNull().default(0),
})

/** One device. Each has its own state and is inspected, paid or returned separately. */
export const tradeItems = pgTable(
  'trade_item',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    number: smallint('number').notNull(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id),
    priceInCents: integer('price_in_cents').notNull(),
    state: text('state').notNull(),
    stateSince: moment('state_since').notNull(),
    /** What is paid for the device once it is settled, without the bonus. */
    settledInCents: integer('settled_in_cents'),
    bonusInCents: integer('bonus_in_cents').notNull().default(0),
    /** Whether the figures contain the device. The worker counts it once it is settled. */
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.number] }),
    index('trade_item_offer').on(table.offerId),
    index('trade_item_state').on(table.state),
    // Finds the sales whose sellers are asked for a review.
    index('trade_item_paid').on(table.stateSince).where(sql`${table.state} = 'PAID'`),
    check('trade_item_number', sql`${table.number} > 0`),
    check('trade_item_price', sql`${table.priceInCents} > 0`),
    check('trade_item_settled', sql`${table.settledInCents} > 0 and ${table.bonusInCents} >= 0`),
  ],
)

/** The history of a trade and its devices. Append-only. */
export const tradeEvents = pgTable(
  'trade_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    /** Null for all devices of the trade. */
    itemNumber: smallint('item_number'),
    event: text('event').notNull(),
    actor: text('actor').notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    happenedAt: moment('happened_at').notNull(),
    data: jsonb('data'),
  },
  (table) => [index('trade_event_trade').on(table.transactionId)],
)

/** The parcel with a trade's devices. */
export const shipments = pgTable('shipment', {
  transactionId: bigint('transaction_id', { mode: 'number' })
    .primaryKey()
    .references(() => trades.transactionId),
  carrier: text('carrier').notNull(),
  trackingNumber: text('tracking_number').notNull().unique(),
  qrText: text('qr_text').notNull(),
  blobKey: blobKey(),
  labelPdf: bytes('label_pdf'),
  bookedAt: moment('booked_at').notNull(),
  firstScanAt: moment('first_scan_at'),
  lastScanAt: moment('last_scan_at'),
})

/** Requests for an individual offer: carts above the cap for business trades. */
export const individualOfferRequests = pgTable(
  'individual_offer_request',
  {
    /** Drawn like a customer number. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    requestHash: bytes('request_hash').notNull(),
    market: text('market').notNull(),
    shopMode: text('shop_mode').notNull(),
    companyName: text('company_name').notNull(),
    contactPerson: text('contact_person').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    lines: jsonb('lines').notNull(),
    totalInCents: bigint('total_in_cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('individual_offer_request_total', sql`${table.totalInCents} > 0`),
    marketKey('individual_offer_request_market', table.market),
    currencyKey('individual_offer_request_currency', table.currency),
  ],
)
