import { countDaysBetween } from '#domain/markets/market-date.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { qrPicture } from './qr-picture.ts'
import {
  findCarrier,
  formatSendBy,
  greeting,
  linkBlocks,
  lockBlocks,
  quoteBlock,
  type TradeMailInput,
} from './trade-mail-blocks.ts'

/** The parcel is not on its way yet. */
export function sendReminderMail(input: TradeMailInput, nowMs: number): MailContent {
  const { trade, market, t, tradeNumber } = input
  const date = formatSendBy(input)
  // At least one day: a reminder that waited for the mail server until the last day is still right.
  const days = Math.max(1, countDaysBetween(market.timeZone, nowMs, trade.sendBy.getTime()))
  return {
    subject: t('MAIL_REMINDER_SUBJECT', { tradeNumber, date }),
    preheader: t('MAIL_REMINDER_PREHEADER'),
    title: t('MAIL_REMINDER_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_REMINDER_TEXT', { days, date, carrier: findCarrier(input) }) },
      qrPicture(input),
      quoteBlock(input),
      ...lockBlocks(input),
      { kind: 'paragraph', text: t('MAIL_REMINDER_NO') },
      ...linkBlocks(input),
    ],
  }
}
