import { maskEmail } from '#domain/customers/mask-email.ts'
import { EMAIL_CHANGE_HOURS } from '#domain/support/email-change.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { unlinkText } from '#server/mails/rendering/unlink-text.ts'
import { greeting, type TradeMailInput } from './trade-mail-blocks.ts'

/** To the new address, with the link that makes it the sale's. */
export function emailChangeMail(input: TradeMailInput, link: string): MailContent {
  const { t, tradeNumber } = input
  const hours = EMAIL_CHANGE_HOURS
  return {
    subject: t('MAIL_EMAIL_CHANGE_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_EMAIL_CHANGE_PREHEADER', { hours }),
    title: t('MAIL_EMAIL_CHANGE_TITLE'),
    blocks: [
      // Without the seller's name: until it is confirmed, the mailbox may be anyone's.
      { kind: 'paragraph', text: t('MAIL_GREETING_PLAIN') },
      { kind: 'paragraph', text: t('MAIL_EMAIL_CHANGE_TEXT', { tradeNumber, hours }) },
      { kind: 'button', label: t('MAIL_EMAIL_CHANGE_BUTTON'), url: link },
      { kind: 'note', text: t('MAIL_EMAIL_CHANGE_NOTE') },
    ],
  }
}

/** To the old address, with the link that stops it. */
export function emailNoticeMail(input: TradeMailInput, newEmail: string, link: string): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_EMAIL_NOTICE_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_EMAIL_NOTICE_PREHEADER'),
    title: t('MAIL_EMAIL_NOTICE_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_EMAIL_NOTICE_TEXT', { email: unlinkText(maskEmail(newEmail)) }) },
      { kind: 'button', label: t('MAIL_EMAIL_NOTICE_BUTTON'), url: link },
      { kind: 'note', text: t('MAIL_EMAIL_NOTICE_NOTE') },
    ],
  }
}

/** To the old address and that of the account, once the new one is the sale's: the same link undoes it. */
export function emailChangedMail(input: TradeMailInput, newEmail: string, link: string): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_EMAIL_CHANGED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_EMAIL_CHANGED_PREHEADER'),
    title: t('MAIL_EMAIL_CHANGED_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_EMAIL_CHANGED_TEXT', { email: unlinkText(maskEmail(newEmail)) }) },
      { kind: 'button', label: t('MAIL_EMAIL_NOTICE_BUTTON'), url: link },
      { kind: 'note', text: t('MAIL_EMAIL_NOTICE_NOTE') },
    ],
  }
}
