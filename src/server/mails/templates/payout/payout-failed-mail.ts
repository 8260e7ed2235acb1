import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { type DeviceMailInput, sumPayouts } from '#server/mails/templates/device/device-mail-blocks.ts'
import { formatAmount, greeting, stateParagraph } from '#server/mails/templates/trade/trade-mail-blocks.ts'

/** The bank has sent the money back: another account is needed. */
export function payoutFailedMail(input: DeviceMailInput): MailContent {
  const { trade, t, tradeNumber, link } = input
  const amount = formatAmount(input, sumPayouts(input))
  return {
    subject: t('MAIL_UNPAID_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_UNPAID_PREHEADER'),
    title: t('MAIL_UNPAID_TITLE'),
    blocks: [
      greeting(input),
      stateParagraph(input, 'PAYOUT_FAILED', { amount, account: trade.seller.maskedAccount }),
      { kind: 'paragraph', text: t('MAIL_UNPAID_TEXT') },
      {
        kind: 'steps',
        steps: [
          { title: t('MAIL_UNPAID_STEP_OPEN') },
          { title: t('MAIL_UNPAID_STEP_CHANGE') },
          { title: t('MAIL_UNPAID_STEP_AGAIN') },
        ],
      },
      { kind: 'button', label: t('MAIL_UNPAID_BUTTON'), url: link },
      { kind: 'note', text: t('MAIL_UNPAID_NOTE') },
      { kind: 'note', text: t('MAIL_LINK_NOTE') },
    ],
  }
}
