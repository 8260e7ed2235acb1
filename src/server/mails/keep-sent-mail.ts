import { sql } from 'drizzle-orm'
import type { MailJob } from '#domain/mails/mail-registry.ts'
import type { Database } from '#server/db/database.ts'
import type { MailMessage } from '#server/ports/mail/mail.ts'

/** A link up to its host. What follows may be a key that opens the sale or answers for its seller. */
const LINK = /(https?:\/\/[^\s/]+)\/\S*/g

/** The text of a mail without what only its reader may know. */
export const withoutLinks = (text: string): string => text.replace(LINK, '$1/…')

/**
 * Keeps what a seller was sent about a sale, so that support reads the same words. A code is never kept: whoever reads it
 * in time could use it. Nothing is kept of a seller who was erased in the meantime.
 */
export async function keepSentMail(
  db: Database,
  { mail, data }: MailJob,
  {
    id,
    subject,
    text,
    sentAtMs,
  }: Pick<MailMessage, 'id' | 'subject' | 'text'> & { readonly sentAtMs: number },
): Promise<void> {
  if (!('transactionId' in data) || mail === 'SALE_CODE') return
  const { transactionId } = data
  await db.execute(sql`
    insert into sent_mail (work_key, transaction_id, mail, subject, text, sent_at)
    select ${id}, transaction_id, ${mail}, ${subject}, ${withoutLinks(text)}, ${new Date(sentAtMs)}
    from trade_seller where transaction_id = ${transactionId} and email <> ''
    on conflict (work_key) do nothing`)
}
