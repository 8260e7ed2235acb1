import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'
import { trades } from './trade-schema.ts'

/** The signed offer of a trade as it was first downloaded. Devices may be renamed later; a promise does not change. */
export const signedOffers = pgTable('signed_offer', {
  transactionId: bigint('transaction_id', { mode: 'number' })
    .primaryKey()
    .references(() => trades.transactionId),
  /** The file itself. */
  content: text('content').notNull(),
  issuedAt: moment('issued_at').notNull(),
})
