import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { PLACE_PATTERN } from '#domain/places/put-away-place.ts'
import { moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { tradeItems } from './trade-schema.ts'

/** Where a bought device is stored. A table of its own, because the one of devices is the busiest. */
export const devicePlaces = pgTable(
  'device_place',
  {
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    itemNumber: smallint('item_number').notNull(),
    place: text('place').notNull(),
    placedAt: moment('placed_at').notNull(),
    /** Who put it there. */
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.itemNumber] }),
    foreignKey({
      name: 'device_place_item',
      columns: [table.transactionId, table.itemNumber],
      foreignColumns: [tradeItems.transactionId, tradeItems.number],
    }),
    // Finds what is on a shelf.
    index('device_place_shelf').on(table.place, table.placedAt),
    check('device_place_form', sql`${table.place} ~ ${sql.raw(`'${PLACE_PATTERN}'`)}`),
  ],
)
