import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import type { InboxReply } from '#server/mails/facts/inbox-reply.repository.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { unlinkText } from '#server/mails/rendering/unlink-text.ts'
import { buildGreeting } from '#server/mails/templates/build-greeting.ts'

const findFirstName = (name: string): string => name.trim().split(/\s/, 1)[0] ?? ''

function buildSubject(t: Translate<CorrespondenceKey>, requestId: number | null): string {
  return requestId === null
    ? t('MAIL_REPLY_SUBJECT')
    : t('MAIL_REPLY_REQUEST_SUBJECT', { requestId: String(requestId) })
}

/** What support answers, above what was asked. */
export function inboxReplyMail(t: Translate<CorrespondenceKey>, reply: InboxReply): MailContent {
  const subject = buildSubject(t, reply.requestId)
  // The question was typed by a stranger: its links stay text.
  const quoted = unlinkText(reply.message)
  return {
    subject: reply.firstReplyId === null ? subject : `Re: ${subject}`,
    preheader: reply.text.slice(0, 120),
    title: t('MAIL_REPLY_TITLE'),
    blocks: [
      { kind: 'paragraph', text: buildGreeting(t, findFirstName(reply.name)) },
      { kind: 'paragraph', text: reply.text },
      { kind: 'note', text: `${t('MAIL_REPLY_QUOTE')}\n${quoted}` },
    ],
  }
}
