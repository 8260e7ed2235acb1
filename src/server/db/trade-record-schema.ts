import { bigint, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Statement } from '#domain/proof-files/statements.ts'
import { moment } from './column-types.ts'
import { tradeSellers } from './trade-schema.ts'

/**
 * What the trade files of a sale have said so far, in their order. A later file repeats it and goes on, whatever was renamed,
 * changed or deleted since. Rows are added, never changed; they are deleted with the seller, who alone can ask for the file.
 */
export const tradeRecords = pgTable(
  'trade_record',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => tradeSellers.transactionId, { onDelete: 'cascade' }),
    /** Counts from 1, without gaps. */
    number: integer('number').notNull(),
    /** What it is about, so that nothing is said twice. */
    key: text('key').notNull(),
    statement: jsonb('statement').notNull().$type<Statement>(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.number] }),
    unique('trade_record_key').on(table.transactionId, table.key),
  ],
)
