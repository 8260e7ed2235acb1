import { formatDay } from '#messages/locale/format-day.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { unlinkText } from '#server/mails/rendering/unlink-text.ts'
import {
  formatMoment,
  greeting,
  type TradeMailInput,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'
import type { PayoutChange } from './payout-changed-mail.ts'

/** Null if the sale was made with this account: then the payout doesn't wait. */
type RestoredAccount = Omit<PayoutChange, 'waitsUntil'> & { readonly waitsUntil: Date | null }

/** The desk has restored an earlier account. The only link stops it, as in the mail about a change. */
export function payoutRestoredMail(input: TradeMailInput, restored: RestoredAccount): MailContent {
  const { market, t, tradeNumber } = input
  const { account, changedAt, waitsUntil, objectionLink } = restored
  const date = formatDay(market.locale, changedAt)
  return {
    subject: t('MAIL_RESTORED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_RESTORED_PREHEADER'),
    title: t('MAIL_RESTORED_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_RESTORED_TEXT', { account: unlinkText(account), date }) },
      {
        kind: 'paragraph',
        text: waitsUntil
          ? t('MAIL_NEW_ACCOUNT_WAIT', { moment: formatMoment(input, waitsUntil) })
          : t('MAIL_RESTORED_ORIGINAL'),
      },
      { kind: 'note', text: t('MAIL_RESTORED_STRANGER') },
      { kind: 'button', label: t('MAIL_RESTORED_BUTTON'), url: objectionLink },
    ],
  }
}
