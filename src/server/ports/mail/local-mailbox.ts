import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { localMails, type StoredAttachment } from '#server/db/mail-schema.ts'
import type { MailAttachment, MailMessage, MailPort } from './mail.ts'
import { type MailAddress, requireMailAddress, toHeaderText } from './mail-headers.ts'

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

/** Stores mails instead of sending them, to be read on this machine. */
export interface LocalMailbox extends MailPort {
  /** Newest first. */
  list(): Promise<readonly LocalMailSummary[]>
  find(id: string): Promise<LocalMail | null>
}

const KEPT_MAILS = 500

const NEWEST_FIRST = [desc(localMails.createdAt), desc(localMails.id)]

// The one character that PostgreSQL doesn't store in text.
const removeNulls = (text: string) => text.replaceAll('\0', '')

const toStored = ({ filename, contentType, content }: MailAttachment): StoredAttachment => ({
  filename: toHeaderText(filename),
  contentType: toHeaderText(contentType),
  base64: Buffer.from(content).toString('base64'),
})

const fromStored = ({ base64, ...rest }: StoredAttachment): MailAttachment => ({
  ...rest,
  content: Buffer.from(base64, 'base64'),
})

const formatAddress = ({ name, address }: MailAddress) => (name ? `${name} <${address}>` : address)

/** Checks headers as for a mail server, so that a mail that no server would accept fails here as well. */
const toRow = ({ id, from, to, replyTo, subject, html, text, attachments }: MailMessage) => ({
  id: removeNulls(id),
  sender: formatAddress(requireMailAddress(from)),
  recipient: formatAddress(requireMailAddress(to)),
  replyTo: replyTo === undefined ? null : formatAddress(requireMailAddress(replyTo)),
  subject: toHeaderText(subject),
  html: removeNulls(html),
  text: removeNulls(text),
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
      await message.onDispatch?.()
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
        .where(eq(localMails.id, removeNulls(id)))
      return row ? toMail(row) : null
    },
    close: async () => undefined,
  }
}
