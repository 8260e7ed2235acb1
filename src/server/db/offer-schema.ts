import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { deviceStorages, priceLists } from './catalogue-schema.ts'

/** A price that was offered, with everything that it was made of: it can be made again at any time. */
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
    receipt: jsonb('receipt').notNull(),
    priceInCents: integer('price_in_cents').notNull(),
    currency: text('currency').notNull(),
    priceListVersion: integer('price_list_version').notNull(),
    ruleVersion: integer('rule_version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('offer_expiry').on(table.expiresAt),
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
    check('offer_price', sql`${table.priceInCents} >= 500 and ${table.priceInCents} % 100 = 0`),
    check('offer_currency', sql`${table.currency} in ('EUR', 'PLN')`),
    check('offer_shop_mode', sql`${table.shopMode} in ('default', 'b2bWidget', 'agan')`),
    check('offer_lifetime', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)
