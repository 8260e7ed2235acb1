import { sql } from 'drizzle-orm'
import type { MailJob, MailName } from '#domain/mails/mail-registry.ts'
import type { Database } from '#server/db/database.ts'
import type { MailMessage } from '#server/ports/mail/mail.ts'

/** A link up to its host. What follows may be a key that opens the sale or answers for its seller. */
const LINK = /(https?:\/\/[^\s/]+)\/\S*/g

/** The text of a mail without what only its reader may know. */
export const withoutLinks = (text: string): string => text.replace(LINK, '$1/…')

type SentMessage = Pick<MailMessage, 'id' | 'subject' | 'text'> & { readonly sentAtMs: number }

/** Keeps what a seller was told about a sale, by mail or by push. Nothing is kept of one who was erased in the meantime. */
export async function keepSentMessage(
  db: Database,
  { mail, transactionId }: { readonly mail: MailName; readonly transactionId: number },
  { id, subject, text, sentAtMs }: SentMessage,
): Promise<void> {
  await db.execute(sql`
    insert into sent_mail (work_key, transaction_id, mail, subject, text, sent_at)
    select ${id}, transaction_id, ${mail}, ${subject}, ${withoutLinks(text)}, ${new Date(sentAtMs)}
    from trade_seller where transaction_id = ${transactionId} and email <> ''
    on conflict (work_key) do nothing`)
}

/** So that support reads the same words. A code is never kept: whoever reads it in time could use it. */
export async function keepSentMail(
  db: Database,
  { mail, data }: MailJob,
  message: SentMessage,
): Promise<void> {
  if (!('transactionId' in data) || mail === 'SALE_CODE') return
  await keepSentMessage(db, { mail, transactionId: data.transactionId }, message)
}
