import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What was counted for controlling, in the order it came in. */
export const controllingEvents = pgTable(
  'controlling_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Empty for a visitor who has none. */
    clientId: text('client_id').notNull(),
    applicationId: text('application_id').notNull(),
    market: text('market').notNull(),
    shopMode: text('shop_mode').notNull(),
    url: text('url').notNull(),
    eventName: text('event_name').notNull(),
    data: jsonb('data').notNull(),
  },
  (table) => [
    index('controlling_event_received').on(table.receivedAt),
    check('controlling_event_shop_mode', sql`${table.shopMode} in ('default', 'b2bWidget', 'agan')`),
    check(
      'controlling_event_name',
      sql`${table.eventName} in ('marketing_touchpoint', 'offer_add_to_cart', 'offer_generated', 'trade_created')`,
    ),
    check('controlling_event_url', sql`position('?' in ${table.url}) = 0`),
  ],
)
