import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'
import { operators } from './desk-schema.ts'
import { trades } from './trade-schema.ts'

/** What operators note about a sale for each other. It may name people, so it is erased with the seller's contact. */
export const saleNotes = pgTable(
  'sale_note',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    index('sale_note_trade').on(table.transactionId),
    check('sale_note_text', sql`char_length(${table.text}) between 1 and 2000`),
  ],
)

/**
 * Mails about a sale as they were sent, without the secret parts of their links. Kept as long as the address that they
 * went to.
 */
export const sentMails = pgTable(
  'sent_mail',
  {
    /** The key of its job: a mail that is sent twice after a crash is kept once. */
    workKey: text('work_key').primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    mail: text('mail').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sent_mail_trade').on(table.transactionId)],
)
