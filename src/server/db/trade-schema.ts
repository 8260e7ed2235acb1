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
import { CURRENCIES } from '#domain/money/currency.ts'
import { bytes, moment } from './column-types.ts'
import { offers } from './offer-schema.ts'
import { sqlList } from './sql-values.ts'

/** Everyone who sells. A guest proves ownership of a number with the key that came with it; accounts sign in. */
export const customers = pgTable('customer', {
  customerNumber: bigint('customer_number', { mode: 'number' })
    .primaryKey()
    .generatedAlwaysAsIdentity({ startWith: 20_000_001 }),
  guestKeyHash: bytes('guest_key_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const transactionIds = pgSequence('trade_transaction_id', { startWith: 1_000_001 })

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
    unique('trade_idempotency_key').on(table.idempotencyKey),
    index('trade_customer').on(table.customerNumber),
    index('trade_send_by').on(table.sendBy),
    check('trade_total', sql`${table.totalInCents} > 0`),
    check(
      'trade_voucher',
      sql`(${table.voucherCode} is null) = (${table.voucherValueInCents} = 0) and ${table.voucherValueInCents} >= 0`,
    ),
    check('trade_currency', sql`${table.currency} in ${sqlList(CURRENCIES)}`),
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
  },
  (table) => [
    index('trade_seller_email').on(table.email),
    check('trade_seller_payment_type', sql`${table.paymentTypeId} in ${sqlList(PAYMENT_TYPE_IDS)}`),
    check('trade_seller_email_case', sql`${table.email} = lower(${table.email})`),
  ],
)

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
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.number] }),
    index('trade_item_offer').on(table.offerId),
    index('trade_item_state').on(table.state),
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
  labelPdf: bytes('label_pdf').notNull(),
  bookedAt: moment('booked_at').notNull(),
  firstScanAt: moment('first_scan_at'),
  lastScanAt: moment('last_scan_at'),
})

/** Requests for an individual offer: carts above the cap for business trades. */
export const individualOfferRequests = pgTable(
  'individual_offer_request',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5_001 }),
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
  (table) => [check('individual_offer_request_total', sql`${table.totalInCents} > 0`)],
)
