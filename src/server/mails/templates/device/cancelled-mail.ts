import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  greeting,
  linkBlocks,
  offerRows,
  stateParagraph,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'
import type { DeviceMailInput } from './device-mail-blocks.ts'

/** The seller has cancelled before the carrier had the parcel. */
export function cancelledMail(input: DeviceMailInput): MailContent {
  const { trade, t, tradeNumber, devices } = input
  const items = devices.map(({ item }) => item)
  const isWholeTrade = trade.items.every(({ state }) => state === 'CANCELLED')
  return {
    subject: t('MAIL_CANCELLED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_CANCELLED_PREHEADER'),
    title: t('MAIL_CANCELLED_TITLE'),
    blocks: [
      greeting(input),
      stateParagraph(input, 'CANCELLED', {}),
      { kind: 'amounts', title: t('MAIL_CANCELLED_DEVICES'), rows: offerRows(input, items) },
      { kind: 'paragraph', text: t(isWholeTrade ? 'MAIL_CANCELLED_LABEL' : 'MAIL_CANCELLED_REST') },
      ...linkBlocks(input),
    ],
  }
}
