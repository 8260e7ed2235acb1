import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/** An attachment, as base64 because it is stored in JSON. */
export interface StoredAttachment {
  readonly filename: string
  readonly contentType: string
  readonly base64: string
}

/** Mails of an installation without a mail server, stored here instead of being sent. */
export const localMails = pgTable('local_mail', {
  id: text('id').primaryKey(),
  sender: text('sender').notNull(),
  recipient: text('recipient').notNull(),
  replyTo: text('reply_to'),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  attachments: jsonb('attachments').$type<readonly StoredAttachment[]>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
