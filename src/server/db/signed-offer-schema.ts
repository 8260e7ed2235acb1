import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { trades } from './trade-schema.ts'

/** The signed receipt of a trade as it was first given out. Devices may be renamed later; what was promised is not. */
export const signedOffers = pgTable('signed_offer', {
  transactionId: bigint('transaction_id', { mode: 'number' })
    .primaryKey()
    .references(() => trades.transactionId),
  /** The file itself. */
  content: text('content').notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
})
