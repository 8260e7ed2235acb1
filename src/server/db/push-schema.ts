import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'
import { trades } from './trade-schema.ts'

/** Browsers that are told about the steps of a sale. A sale that has one gets fewer mails. */
export const pushSubscriptions = pgTable(
  'push_subscription',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    endpoint: text('endpoint').notNull(),
    /** The browser's public key and its secret, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Of the sale's links when the browser subscribed: once they are replaced, it hears nothing any more. */
    keyVersion: integer('key_version').notNull(),
    subscribedAt: moment('subscribed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.endpoint] })],
)
