import { countSuspiciousLinks } from '#domain/contact/count-suspicious-links.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { getTranslator } from '#messages/get-translator.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import type { StoredMessage } from '#server/modules/contact/contact.repository.ts'

/** `[de/PAYOUT] #ABCD-1234`, by which the desk sorts; a missing subject or number is left out. */
function formatSubject({ market, subject, tradeNumber }: StoredMessage): string {
  const variant = subject ? `[${market}/${subject}]` : `[${market}]`
  return tradeNumber ? `${variant} #${tradeNumber}` : variant
}

function factsBlock(message: StoredMessage): MailBlock {
  const market = MARKETS[message.market]
  const t = getCorrespondenceTranslator(market)
  const rows = [
    {
      label: t('MAIL_CONTACT_SUBJECT'),
      value: message.subject ? getTranslator(market)(`CONTACT_SUBJECT_${message.subject}`) : '',
    },
    { label: t('MAIL_CONTACT_FROM'), value: message.name },
    { label: t('MAIL_FACT_EMAIL'), value: message.email },
    { label: t('MAIL_FACT_NUMBER'), value: message.tradeNumber ?? '' },
    { label: t('MAIL_FACT_DEVICE'), value: message.device ?? '' },
    { label: t('MAIL_CONTACT_SHOP'), value: `${message.market}, ${message.shopMode}` },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') }
}

/** A message with many links still reaches the desk, but with a warning first. */
function warningBlocks({ market, name, device, message }: StoredMessage): MailBlock[] {
  const count = countSuspiciousLinks(name, device ?? '', message)
  if (!count) return []
  const t = getCorrespondenceTranslator(MARKETS[market])
  return [{ kind: 'note', text: t('MAIL_CONTACT_LINKS', { count }) }]
}

/** A visitor's message, as the desk reads it. */
export const contactMail = (message: StoredMessage): MailContent => ({
  subject: formatSubject(message),
  preheader: message.name,
  title: getCorrespondenceTranslator(MARKETS[message.market])('MAIL_CONTACT_TITLE'),
  blocks: [...warningBlocks(message), factsBlock(message), { kind: 'paragraph', text: message.message }],
})
