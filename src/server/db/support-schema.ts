import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'
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

/**
 * A copy of a seller's data on its way to the operator who has asked for it. The worker makes it: the desk may not read most
 * of what it contains. It is gone once it was downloaded, and after an hour.
 */
export const dataCopies = pgTable(
  'data_copy',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    requestedAt: moment('requested_at').notNull(),
    readyAt: moment('ready_at'),
    sealedArchive: bytes('sealed_archive'),
  },
  (table) => [
    unique('data_copy_request').on(table.transactionId, table.operatorId),
    index('data_copy_requested').on(table.requestedAt),
  ],
)

/** Another mail address for a sale, which an operator has entered and the owner of the mailbox has to confirm. */
export const emailChanges = pgTable(
  'email_change',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => trades.transactionId),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    /** How the seller has proven to be one. */
    proof: text('proof').notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** When the owner of an old address has stopped or undone it. */
    voidedAt: moment('voided_at'),
    /** When a later request has taken its place before it was confirmed. */
    replacedAt: moment('replaced_at'),
  },
  (table) => [
    index('email_change_trade').on(table.transactionId),
    check(
      'email_change_proof',
      sql`${table.proof} in ('PHONE_CALL', 'IDENTITY_DOCUMENT', 'PAYOUT_ACCOUNT', 'POST')`,
    ),
  ],
)
