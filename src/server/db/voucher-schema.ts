import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { SHOP_MODES, type ShopMode } from '#domain/markets/shop-mode.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import type { Currency } from '#domain/money/currency.ts'
import { bytes, moment } from './column-types.ts'
import { currencyKey } from './reference-schema.ts'
import { sqlArray } from './sql-values.ts'

const CATEGORIES = sqlArray(CATEGORY_IDS)
const MODES = sqlArray(SHOP_MODES)

/** Codes that add money to a trade. Rows are never deleted, because trades refer to them. */
export const vouchers = pgTable(
  'voucher',
  {
    code: text('code').primaryKey(),
    kind: text('kind').notNull().$type<'FIXED' | 'PERCENT'>(),
    /** Only for FIXED. */
    valueInCents: integer('value_in_cents'),
    /** Only for PERCENT. */
    rateBp: integer('rate_bp'),
    maxValueInCents: integer('max_value_in_cents'),
    currency: text('currency').notNull().$type<Currency>(),
    minTotalInCents: integer('min_total_in_cents').notNull(),
    /** Empty means all, here and in the next two columns. */
    categories: text('categories').array().notNull().$type<CategoryId[]>(),
    modes: text('modes').array().notNull().$type<ShopMode[]>(),
    /** Known markets; a trigger sees to it. */
    variants: text('variants').array().notNull().$type<MarketId[]>(),
    validFrom: moment('valid_from').notNull(),
    validTo: moment('valid_to'),
    perCustomer: smallint('per_customer').notNull(),
    /** When an operator ended it early. An import does not reopen it. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('voucher_code', sql`${table.code} ~ '^[A-Z0-9-]{3,30}$'`),
    check(
      'voucher_value',
      sql`case ${table.kind}
        when 'FIXED' then ${table.valueInCents} > 0 and num_nulls(${table.rateBp}, ${table.maxValueInCents}) = 2
        when 'PERCENT' then ${table.rateBp} between 1 and ${sql.raw(String(FULL_BP))} and ${table.valueInCents} is null
        else false end is true`,
    ),
    check('voucher_max_value', sql`${table.maxValueInCents} > 0`),
    check('voucher_min_total', sql`${table.minTotalInCents} >= 0`),
    currencyKey('voucher_currency', table.currency),
    check('voucher_categories', sql`${table.categories} <@ ${CATEGORIES}`),
    check('voucher_modes', sql`${table.modes} <@ ${MODES}`),
    check('voucher_time', sql`${table.validTo} > ${table.validFrom}`),
    check('voucher_per_customer', sql`${table.perCustomer} > 0`),
  ],
)

/** Every use of a voucher. The ordinal makes concurrent uses collide instead of both passing. */
export const voucherUses = pgTable(
  'voucher_use',
  {
    code: text('code')
      .notNull()
      .references(() => vouchers.code),
    /** Hash of the customer's mail address, the same for all codes. */
    customerKey: bytes('customer_key').notNull(),
    /** First use, second use, … of this customer. */
    ordinal: smallint('ordinal').notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.customerKey, table.ordinal] }),
    // One voucher per trade.
    unique('voucher_use_trade').on(table.transactionId),
    check('voucher_use_customer_key', sql`octet_length(${table.customerKey}) = 32`),
    check('voucher_use_ordinal', sql`${table.ordinal} > 0`),
  ],
)
