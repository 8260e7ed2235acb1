import type { MailJob } from '#domain/mails/mail-registry.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import { findInboxReply } from '#server/mails/facts/inbox-reply.repository.ts'
import { inboxReplyMail } from '#server/mails/templates/contact/inbox-reply-mail.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

/** The job of an answer. Its key becomes the Message-ID, by which later answers refer to it. */
export const buildReplyKey = (replyId: string): string => `INBOX_REPLY:${replyId}`

/** What support answers to a message or a request, in the language of the market that it came from. */
export async function composeInboxReply(
  { db }: MailSources,
  { data: { replyId } }: MailJob<'INBOX_REPLY'>,
): Promise<ComposedMail | null> {
  const reply = await findInboxReply(db, replyId)
  if (!reply) return null
  const market = MARKETS[reply.market]
  const t = getCorrespondenceTranslator(market, reply.isBusiness ? 'business' : 'people')
  const { firstReplyId } = reply
  return {
    market,
    to: reply.email,
    replyTo: findHelpDesk(market),
    content: inboxReplyMail(t, reply),
    footer: [t('MAIL_REPLY_REASON')],
    shopMode: reply.shopMode,
    ...(firstReplyId !== null && { inReplyTo: buildReplyKey(firstReplyId) }),
  }
}
