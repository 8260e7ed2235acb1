import { formatDocumentDate } from '#server/documents/format-document-date.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { greeting, linkBlocks, type TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'

/** The money of a sale goes to another account: a seller who did not change it has to know. */
export function payoutChangedMail(input: TradeMailInput, atMs: number): MailContent {
  const { trade, market, t, tradeNumber } = input
  const account = trade.seller.maskedAccount
  const date = formatDocumentDate(market, new Date(atMs))
  return {
    subject: t('MAIL_NEW_ACCOUNT_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_NEW_ACCOUNT_PREHEADER'),
    title: t('MAIL_NEW_ACCOUNT_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_NEW_ACCOUNT_TEXT', { account, date }) },
      { kind: 'note', text: t('MAIL_NEW_ACCOUNT_STRANGER') },
      ...linkBlocks(input),
    ],
  }
}
