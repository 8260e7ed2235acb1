import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { findCarrier, formatSendBy, greeting, type TradeMailInput } from './trade-mail-blocks.ts'

/** The carrier has not scanned the parcel in time. */
export function tradeExpiredMail(input: TradeMailInput): MailContent {
  const { trade, t, tradeNumber } = input
  const date = formatSendBy(input)
  return {
    subject: t('MAIL_EXPIRED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_EXPIRED_PREHEADER', { date }),
    title: t('MAIL_EXPIRED_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_EXPIRED_TEXT', { date, carrier: findCarrier(input) }) },
      { kind: 'paragraph', text: t('MAIL_EXPIRED_LATE') },
      { kind: 'button', label: t('MAIL_EXPIRED_BUTTON'), url: new URL('/', trade.statusUrl).href },
    ],
  }
}
