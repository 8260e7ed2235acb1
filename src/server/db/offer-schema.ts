import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { OFFER_SOURCES } from '#domain/offers/offer-quota.ts'
import { deviceStorages, priceLists } from './catalogue-schema.ts'
import { bytes, moment } from './column-types.ts'
import { currencyKey } from './reference-schema.ts'
import { ruleSets } from './rule-set-schema.ts'
import { sqlList } from './sql-values.ts'

/** A price that was offered, with everything that went into it: it can be recomputed at any time. */
export const offers = pgTable(
  'offer',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    market: text('market').notNull(),
    shopMode: text('shop_mode').notNull(),
    deviceId: integer('device_id').notNull(),
    storageGb: integer('storage_gb').notNull(),
    conditionId: smallint('condition_id').notNull(),
    answers: jsonb('answers').notNull(),
    /** What the seller's browser found out on the device; null where nothing was tested. */
    selfTest: jsonb('self_test'),
    breakdown: jsonb('breakdown').notNull(),
    priceInCents: integer('price_in_cents').notNull(),
    currency: text('currency').notNull(),
    priceListVersion: integer('price_list_version').notNull(),
    ruleVersion: integer('rule_version')
      .notNull()
      .references(() => ruleSets.version),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was taken back because its price was wrong; it expired in the same moment. */
    withdrawnAt: moment('withdrawn_at'),
    /**
     * The offer that took its place in a cart, with the photos of the device. No foreign key: it would be looked for with
     * every offer that is deleted, and one that is gone is simply not found.
     */
    replacedBy: uuid('replaced_by'),
    /** Offers of lists are many; unused, they are deleted as soon as they expire. */
    source: text('source').notNull().default('device'),
    /** A hash of the request and its day: the same request is the same offer. */
    contentKey: bytes('content_key').unique(),
  },
  (table) => [
    index('offer_expiry').on(table.source, table.expiresAt),
    foreignKey({
      name: 'offer_storage',
      columns: [table.deviceId, table.storageGb],
      foreignColumns: [deviceStorages.deviceId, deviceStorages.storageGb],
    }),
    foreignKey({
      name: 'offer_price_list',
      columns: [table.market, table.priceListVersion],
      foreignColumns: [priceLists.market, priceLists.version],
    }),
    check('offer_condition', sql`${table.conditionId} between 1 and 5`),
    check('offer_price', sql`${table.priceInCents} > 0 and ${table.priceInCents} % 100 = 0`),
    currencyKey('offer_currency', table.currency),
    check('offer_shop_mode', sql`${table.shopMode} in ${sqlList(SHOP_MODES)}`),
    check('offer_source', sql`${table.source} in ${sqlList(OFFER_SOURCES)}`),
    check('offer_lifetime', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)
