import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MailContent } from '#server/mails/mail-content.ts'
import { payoutChangedMail } from './payout-mails.ts'
import {
  carrierOf,
  factsBlock,
  greeting,
  linkBlocks,
  receiptBlock,
  sendByDate,
  type TradeMailInput,
} from './trade-mail-parts.ts'
import type { SaleMail } from './trade-mail-work.ts'

/** File name of the QR code in a mail; the text refers to it. */
export const QR_FILE = 'qr.png'

const QR_SIZE = 176

/** The label, the sum, and how to go on. */
function tradeCreated(input: TradeMailInput): MailContent {
  const { t, tradeNumber } = input
  const date = sendByDate(input)
  return {
    subject: t('MAIL_CREATED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_CREATED_PREHEADER', { date }),
    title: t('MAIL_CREATED_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_CREATED_TEXT', { carrier: carrierOf(input) }) },
      {
        kind: 'picture',
        source: { cid: QR_FILE },
        alt: t('MAIL_CREATED_QR'),
        width: QR_SIZE,
        height: QR_SIZE,
      },
      factsBlock(input),
      receiptBlock(input),
      {
        kind: 'steps',
        steps: [
          { title: t('MAIL_CREATED_STEP_ERASE') },
          { title: t('MAIL_CREATED_STEP_PACK') },
          { title: t('MAIL_CREATED_STEP_SEND') },
        ],
      },
      { kind: 'paragraph', text: t('MAIL_CREATED_AFTER') },
      { kind: 'paragraph', text: t('MAIL_CREATED_SIGNED_OFFER') },
      ...linkBlocks(input),
    ],
  }
}

function sendReminder(input: TradeMailInput, nowMs: number): MailContent {
  const { trade, t, tradeNumber } = input
  const date = sendByDate(input)
  // Whole days; at least one: a reminder that waited for the mail server until the last day is still right.
  const days = Math.max(1, Math.floor((trade.sendBy.getTime() - nowMs) / DAY_MS))
  return {
    subject: t('MAIL_REMINDER_SUBJECT', { tradeNumber, date }),
    preheader: t('MAIL_REMINDER_PREHEADER'),
    title: t('MAIL_REMINDER_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_REMINDER_TEXT', { days, date, carrier: carrierOf(input) }) },
      {
        kind: 'picture',
        source: { cid: QR_FILE },
        alt: t('MAIL_CREATED_QR'),
        width: QR_SIZE,
        height: QR_SIZE,
      },
      receiptBlock(input),
      { kind: 'paragraph', text: t('MAIL_REMINDER_NO') },
      ...linkBlocks(input),
    ],
  }
}

function tradeExpired(input: TradeMailInput): MailContent {
  const { trade, t, tradeNumber } = input
  const date = sendByDate(input)
  return {
    subject: t('MAIL_EXPIRED_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_EXPIRED_PREHEADER', { date }),
    title: t('MAIL_EXPIRED_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_EXPIRED_TEXT', { date, carrier: carrierOf(input) }) },
      { kind: 'paragraph', text: t('MAIL_EXPIRED_LATE') },
      { kind: 'button', label: t('MAIL_EXPIRED_BUTTON'), url: new URL('/', trade.statusUrl).href },
    ],
  }
}

/** Mails that bring the parcel's papers along. */
export const hasPapers = (mail: SaleMail): boolean => mail === 'TRADE_CREATED' || mail === 'SEND_REMINDER'

/** What a mail says about a sale as a whole; now counts for what is left of a deadline. */
export function tradeMailContent(
  { mail, atMs }: { readonly mail: SaleMail; readonly atMs: number },
  input: TradeMailInput,
  nowMs: number,
): MailContent {
  if (mail === 'TRADE_CREATED') return tradeCreated(input)
  if (mail === 'PAYOUT_CHANGED') return payoutChangedMail(input, atMs)
  return mail === 'SEND_REMINDER' ? sendReminder(input, nowMs) : tradeExpired(input)
}
