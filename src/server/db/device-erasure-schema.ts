import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ERASURE_METHODS } from '#domain/device-erasure/erasure-method.ts'
import { moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { sqlList } from './sql-values.ts'
import { tradeItems } from './trade-schema.ts'

/**
 * What was recorded about the erasure of devices. Rows are added, never changed: a correction is a further one. A trigger
 * adds each to the public log.
 */
export const deviceErasures = pgTable(
  'device_erasure',
  {
    id: uuid('id').primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    /** Counts the records of a device from 1. */
    number: smallint('number').notNull(),
    /** Null for a record that takes the one before back. */
    method: text('method'),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    recordedAt: moment('recorded_at').notNull(),
    /** The certificate's text, byte for byte as it was signed. */
    content: text('content').notNull(),
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [
    unique('device_erasure_number').on(table.transactionId, table.itemNumber, table.number),
    foreignKey({
      name: 'device_erasure_item',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
    check('device_erasure_method', sql`${table.method} in ${sqlList(ERASURE_METHODS)}`),
  ],
)
