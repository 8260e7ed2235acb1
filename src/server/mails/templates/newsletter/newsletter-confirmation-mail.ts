import type { Market } from '#domain/markets/market.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'

export interface NewsletterConfirmation {
  readonly url: string
  readonly until: Date
}

/** Asks the owner of an address to confirm the newsletter. */
export function newsletterConfirmationMail(
  market: Market,
  { url, until }: NewsletterConfirmation,
): MailContent {
  const t = getCorrespondenceTranslator(market)
  return {
    subject: t('MAIL_NEWSLETTER_SUBJECT'),
    preheader: t('MAIL_NEWSLETTER_PREHEADER'),
    title: t('MAIL_NEWSLETTER_TITLE'),
    blocks: [
      { kind: 'paragraph', text: t('MAIL_NEWSLETTER_TEXT') },
      { kind: 'button', label: t('MAIL_NEWSLETTER_BUTTON'), url },
      { kind: 'note', text: t('MAIL_NEWSLETTER_UNTIL', { date: formatDay(market.locale, until) }) },
      { kind: 'note', text: t('MAIL_NEWSLETTER_STRANGER') },
    ],
  }
}
