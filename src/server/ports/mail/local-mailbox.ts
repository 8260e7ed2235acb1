import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { localMails, type StoredAttachment } from '#server/db/mail-schema.ts'
import type { MailAttachment, MailMessage, MailPort } from './mail.ts'
import { headerText, type MailAddress, requireMailAddress } from './mail-headers.ts'

export interface LocalMail extends MailMessage {
  readonly createdAt: Date
}

export interface LocalMailSummary {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly attachmentCount: number
  readonly createdAt: Date
}

/** Takes mails without a mail server, to be read on this machine. */
export interface LocalMailbox extends MailPort {
  /** The newest first. */
  list(): Promise<readonly LocalMailSummary[]>
  find(id: string): Promise<LocalMail | null>
}

const KEPT_MAILS = 500

const NEWEST_FIRST = [desc(localMails.createdAt), desc(localMails.id)]

// The one character that PostgreSQL keeps in no text.
const storable = (text: string) => text.replaceAll('\0', '')

const toStored = ({ filename, contentType, content }: MailAttachment): StoredAttachment => ({
  filename: headerText(filename),
  contentType: headerText(contentType),
  base64: Buffer.from(content).toString('base64'),
})

const fromStored = ({ base64, ...rest }: StoredAttachment): MailAttachment => ({
  ...rest,
  content: Buffer.from(base64, 'base64'),
})

const written = ({ name, address }: MailAddress) => (name ? `${name} <${address}>` : address)

/** Headers are read as for a mail server, so that a mail that none would take fails here too. */
const toRow = ({ id, from, to, replyTo, subject, html, text, attachments }: MailMessage) => ({
  id: storable(id),
  sender: written(requireMailAddress(from)),
  recipient: written(requireMailAddress(to)),
  replyTo: replyTo === undefined ? null : written(requireMailAddress(replyTo)),
  subject: headerText(subject),
  html: storable(html),
  text: storable(text),
  attachments: attachments.map(toStored),
})

const toMail = ({ sender, recipient, replyTo, ...row }: typeof localMails.$inferSelect): LocalMail => ({
  ...row,
  from: sender,
  to: recipient,
  ...(replyTo === null ? {} : { replyTo }),
  attachments: row.attachments.map(fromStored),
})

export function createLocalMailbox(db: Database): LocalMailbox {
  return {
    async send(message) {
      await db.insert(localMails).values(toRow(message)).onConflictDoNothing()
      const old = db
        .select({ id: localMails.id })
        .from(localMails)
        .orderBy(...NEWEST_FIRST)
        .offset(KEPT_MAILS)
      await db.delete(localMails).where(inArray(localMails.id, old))
    },
    list: () =>
      db
        .select({
          id: localMails.id,
          to: localMails.recipient,
          subject: localMails.subject,
          attachmentCount: sql<number>`jsonb_array_length(${localMails.attachments})`,
          createdAt: localMails.createdAt,
        })
        .from(localMails)
        .orderBy(...NEWEST_FIRST),
    async find(id) {
      const [row] = await db
        .select()
        .from(localMails)
        .where(eq(localMails.id, storable(id)))
      return row ? toMail(row) : null
    },
    close: async () => undefined,
  }
}
