import { findManyLinks } from '#domain/contact/count-links.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import type { Database } from '#server/db/database.ts'
import { deliverMail, senderOf } from '#server/mails/deliver-mail.ts'
import type { MailBlock } from '#server/mails/mail-content.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import type { WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import { translatorOf } from '#server/modules/pages/translate.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { findMessage, type StoredMessage } from './contact.repository.ts'

export interface SendContactMailOptions {
  readonly db: Database
  readonly mail: MailPort
}

/** `[de/PAYOUT] #ABCD-1234`, by which the desk sorts; without subject or number just that is missing. */
function subjectOf({ market, subject, tradeNumber }: StoredMessage): string {
  const variant = subject ? `[${market}/${subject}]` : `[${market}]`
  return tradeNumber ? `${variant} #${tradeNumber}` : variant
}

function factsBlock(message: StoredMessage): MailBlock {
  const market = MARKETS[message.market]
  const t = correspondenceTranslator(market)
  const rows = [
    {
      label: t('MAIL_CONTACT_SUBJECT'),
      value: message.subject ? translatorOf(market)(`CONTACT_SUBJECT_${message.subject}`) : '',
    },
    { label: t('MAIL_CONTACT_FROM'), value: message.name },
    { label: t('MAIL_FACT_EMAIL'), value: message.email },
    { label: t('MAIL_FACT_NUMBER'), value: message.tradeNumber ?? '' },
    { label: t('MAIL_FACT_DEVICE'), value: message.device ?? '' },
    { label: t('MAIL_CONTACT_SHOP'), value: `${message.market}, ${message.shopMode}` },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') }
}

/** Many links do not keep a message from the desk, but the desk is told before it reads on. */
function blocksOf(message: StoredMessage): readonly MailBlock[] {
  const t = correspondenceTranslator(MARKETS[message.market])
  const links = findManyLinks(message.name, message.device ?? '', message.message)
  const warning: readonly MailBlock[] = links
    ? [{ kind: 'note', text: t('MAIL_CONTACT_LINKS', { count: links }) }]
    : []
  return [...warning, factsBlock(message), { kind: 'paragraph', text: message.message }]
}

/**
 * Writes to the desk what somebody asked, so that a reply goes to whoever asked. To the address itself nothing is sent:
 * nobody has proven it, and whoever typed a stranger's would have us write to him.
 */
export const createSendContactMail =
  ({ db, mail }: SendContactMailOptions): WorkHandler =>
  async ({ data, workKey }) => {
    const message = await findMessage(db, Number(data.messageId))
    // Erased in the meantime by whoever wrote it.
    if (!message) return
    const market = MARKETS[message.market]
    const t = correspondenceTranslator(market)
    const content = {
      subject: subjectOf(message),
      preheader: message.name,
      title: t('MAIL_CONTACT_TITLE'),
      blocks: blocksOf(message),
    }
    const footer = [t('MAIL_CONTACT_UNPROVEN')]
    await deliverMail(mail, {
      id: workKey,
      from: senderOf(market),
      to: market.contactMail.recipient,
      replyTo: message.email,
      subject: content.subject,
      ...renderMail(content, { market, brand: BRAND, shopMode: message.shopMode, footer }),
      attachments: [],
    })
  }
