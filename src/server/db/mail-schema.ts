import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A file of a mail; its bytes as base64, because JSON has none. */
export interface StoredAttachment {
  readonly filename: string
  readonly contentType: string
  readonly base64: string
}

/** Mails of an installation without a mail server: kept here to be read instead of being sent. */
export const localMails = pgTable('local_mail', {
  id: text('id').primaryKey(),
  sender: text('sender').notNull(),
  recipient: text('recipient').notNull(),
  replyTo: text('reply_to'),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  attachments: jsonb('attachments').$type<readonly StoredAttachment[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
