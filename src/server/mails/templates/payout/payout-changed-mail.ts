import { formatDay } from '#messages/locale/format-day.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  formatMoment,
  greeting,
  type TradeMailInput,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'

export interface PayoutChange {
  readonly changedAt: Date
  /** The new account, masked. */
  readonly account: string
  /** When we pay to it at the earliest. */
  readonly waitsUntil: Date
  /** Freezes the sale, and can do nothing else. */
  readonly objectionLink: string
}

/**
 * The money of a sale goes to another account: a seller who did not change it has to know. The only link is the one that
 * stops it, so that the mail is good for nothing else in wrong hands.
 */
export function payoutChangedMail(input: TradeMailInput, change: PayoutChange): MailContent {
  const { market, t, tradeNumber } = input
  const { account, changedAt, waitsUntil, objectionLink } = change
  const date = formatDay(market.locale, changedAt)
  return {
    subject: t('MAIL_NEW_ACCOUNT_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_NEW_ACCOUNT_PREHEADER'),
    title: t('MAIL_NEW_ACCOUNT_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_NEW_ACCOUNT_TEXT', { account, date }) },
      { kind: 'paragraph', text: t('MAIL_NEW_ACCOUNT_WAIT', { moment: formatMoment(input, waitsUntil) }) },
      { kind: 'note', text: t('MAIL_NEW_ACCOUNT_STRANGER') },
      { kind: 'button', label: t('MAIL_NEW_ACCOUNT_BUTTON'), url: objectionLink },
    ],
  }
}
