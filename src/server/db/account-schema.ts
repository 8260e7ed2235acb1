import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  BROWSER_NAMES,
  type BrowserName,
  SYSTEM_NAMES,
  type SystemName,
} from '#domain/customers/read-device.ts'
import { PAYMENT_TYPE_IDS, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { bytes, moment } from './column-types.ts'
import { marketKey } from './reference-schema.ts'
import { sqlList } from './sql-values.ts'
import { customers } from './trade-schema.ts'

/** Accounts that sign in. Customers know their number; tokens carry the id. */
export const customerAccounts = pgTable(
  'customer_account',
  {
    customerId: uuid('customer_id').primaryKey().defaultRandom(),
    customerNumber: bigint('customer_number', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => customers.customerNumber),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /** The market whose language and rules apply to the customer. */
    locale: text('locale').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    companyName: text('company_name'),
    vatId: text('vat_id'),
    /** When the customer subscribed to the newsletter; null if they did not. */
    newsletterSince: moment('newsletter_since'),
    /** Null until the link in the first mail is used. */
    activatedAt: moment('activated_at'),
    passwordChangedAt: moment('password_changed_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('customer_account_email', sql`${table.email} = lower(${table.email})`),
    marketKey('customer_account_locale', table.locale),
    check('customer_account_company', sql`(${table.companyName} is null) = (${table.vatId} is null)`),
  ],
)

const owner = () =>
  uuid('customer_id')
    .notNull()
    .references(() => customerAccounts.customerId, { onDelete: 'cascade' })

/** One address per customer, for labels and returns. */
export const customerAddresses = pgTable('customer_address', {
  id: uuid('id').primaryKey().defaultRandom(),
  customerId: owner().unique(),
  street: text('street').notNull(),
  houseNumber: text('house_number').notNull(),
  addressExtra: text('address_extra'),
  zip: text('zip').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** Payout accounts: at most one bank account and one PayPal account. The last one used is suggested first. */
export const customerPaymentAccounts = pgTable(
  'customer_payment_account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: owner(),
    paymentTypeId: smallint('payment_type_id').notNull().$type<PaymentTypeId>(),
    paymentType: text('payment_type').notNull().default('INVOICE'),
    isPrimary: boolean('is_primary').notNull().default(false),
    accountHolder: text('account_holder').notNull(),
    /** IBAN or PayPal address, encrypted with the shop's secret. */
    sealedAccount: bytes('sealed_account').notNull(),
    maskedAccount: text('masked_account').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('customer_payment_account_kind').on(table.customerId, table.paymentTypeId),
    check('customer_payment_account_type', sql`${table.paymentTypeId} in ${sqlList(PAYMENT_TYPE_IDS)}`),
    check('customer_payment_account_invoice', sql`${table.paymentType} = 'INVOICE'`),
  ],
)

export const phoneContacts = pgTable('phone_contact', {
  id: uuid('id').primaryKey().defaultRandom(),
  customerId: owner().unique(),
  phone: text('phone').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/**
 * Every sign-in, until it has been over for a while. Access tokens name theirs, and each call looks it up: ending a row
 * ends the tokens, too. Where the visitor was is not stored.
 */
export const customerSignIns = pgTable(
  'customer_sign_in',
  {
    familyId: uuid('family_id').primaryKey(),
    customerId: owner(),
    /** The browser that signed in, as its cookie names it. */
    deviceId: uuid('device_id').notNull(),
    browser: text('browser').notNull().$type<BrowserName>(),
    system: text('system').notNull().$type<SystemName>(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When the newest token expires. Renewing moves it on, until the sign-in is too old as a whole. */
    expiresAt: moment('expires_at').notNull(),
    /** When it was ended before its time: signed out, password changed, a copied token noticed. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('customer_sign_in_customer').on(table.customerId),
    index('customer_sign_in_expiry').on(table.expiresAt),
    check('customer_sign_in_browser', sql`${table.browser} in ${sqlList(BROWSER_NAMES)}`),
    check('customer_sign_in_system', sql`${table.system} in ${sqlList(SYSTEM_NAMES)}`),
  ],
)

/** Browsers that a customer has signed in with. They have their own budget of failed sign-ins. */
export const customerKnownDevices = pgTable(
  'customer_known_device',
  {
    customerId: owner(),
    deviceId: uuid('device_id').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** Kept after that: whoever has had a device gets a mail about the next one. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.deviceId] }),
    index('customer_known_device_last_use').on(table.lastUsedAt),
  ],
)

/** The tokens of a sign-in. Only hashes are stored. Each token is used once and replaced by the next of its family. */
export const refreshTokens = pgTable(
  'refresh_token',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => customerSignIns.familyId, { onDelete: 'cascade' }),
    customerId: owner(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('refresh_token_family').on(table.familyId),
    index('refresh_token_customer').on(table.customerId),
    index('refresh_token_expiry').on(table.expiresAt),
  ],
)

/** Mailed links that work once. */
export const accountTokens = pgTable(
  'account_token',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    customerId: owner(),
    purpose: text('purpose').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** When something newer replaced it: it activates nothing any more, and nothing that others activated is its work. */
    voidedAt: moment('voided_at'),
    /** The kind of payout account whose change the mail is about. */
    paymentTypeId: smallint('payment_type_id').$type<PaymentTypeId>(),
    /** Keyed hash of the account number that the change brought, to find the sales that would be paid to it. */
    payoutAccountKey: text('payout_account_key'),
  },
  (table) => [
    index('account_token_customer').on(table.customerId),
    check('account_token_purpose', sql`${table.purpose} in ('ACTIVATE', 'OPEN', 'RESET', 'NOT_ME')`),
  ],
)
