import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { CONTROLLING_EVENT_NAMES } from '#domain/analytics/controlling-event.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { moment } from './column-types.ts'
import { marketKey } from './reference-schema.ts'
import { sqlList } from './sql-values.ts'

/** Controlling events in order of arrival. */
export const controllingEvents = pgTable(
  'controlling_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: moment('received_at').notNull(),
    /** Empty for a visitor without one. */
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
    marketKey('controlling_event_market', table.market),
    check('controlling_event_shop_mode', sql`${table.shopMode} in ${sqlList(SHOP_MODES)}`),
    check('controlling_event_name', sql`${table.eventName} in ${sqlList(CONTROLLING_EVENT_NAMES)}`),
    check('controlling_event_url', sql`position('?' in ${table.url}) = 0`),
  ],
)
