import { PAYPAL } from '#domain/markets/payment-type.ts'
import { payoutReference } from '#domain/payouts/payout-reference.ts'
import { documentDate } from '#server/documents/document-date.ts'
import type { MailAmount, MailBlock, MailContent } from '#server/mails/mail-content.ts'
import type { DeviceMailInput } from './device-mails.ts'
import {
  deviceName,
  greeting,
  linkBlocks,
  moneyOf,
  stateParagraph,
  type TradeMailInput,
} from './trade-mail-parts.ts'

const sumOf = ({ devices }: DeviceMailInput): number =>
  devices.reduce((sum, { item }) => sum + (item.settledInCents ?? item.priceInCents) + item.bonusInCents, 0)

/** Devices with the references that stand on the statement of account. */
const deviceRows = (input: DeviceMailInput): MailAmount[] =>
  input.devices.flatMap(({ item }) => {
    const { number, bonusInCents } = item
    const reference = payoutReference(input.tradeNumber, number)
    const label = `${deviceName(input, item)} (${reference})`
    const bonus = { label: input.t('MAIL_ACCEPTED_BONUS'), amount: moneyOf(input, bonusInCents) }
    return [
      { label, amount: moneyOf(input, item.settledInCents ?? item.priceInCents) },
      ...(bonusInCents > 0 ? [bonus] : []),
    ]
  })

export interface PaidMailInput extends DeviceMailInput {
  /** What was paid for the voucher in the same moment; zero when nothing was. */
  readonly voucherInCents: number
}

function paidBlock(input: PaidMailInput, amount: string): MailBlock {
  const { trade, t, voucherInCents } = input
  const voucher = {
    label: t('MAIL_VOUCHER', { code: trade.voucherCode ?? '' }),
    amount: moneyOf(input, voucherInCents),
  }
  const total = { label: t('MAIL_PAID_TOTAL'), amount, isTotal: true }
  return {
    kind: 'amounts',
    rows: [...deviceRows(input), ...(voucherInCents > 0 ? [voucher] : []), total],
  }
}

/** The bank has confirmed the money. */
export function payoutSentMail(input: PaidMailInput): MailContent {
  const { trade, t, tradeNumber, voucherInCents } = input
  const { paymentTypeId, maskedAccount: account } = trade.seller
  const amount = moneyOf(input, sumOf(input) + voucherInCents)
  const payment = paymentTypeId === PAYPAL.id ? 'paypal' : 'transfer'
  return {
    subject: t('MAIL_PAID_SUBJECT', { tradeNumber, amount }),
    preheader: t('MAIL_PAID_PREHEADER'),
    title: t('MAIL_PAID_TITLE'),
    blocks: [
      greeting(input),
      stateParagraph(input, 'PAID', { amount, account }),
      paidBlock(input, amount),
      { kind: 'paragraph', text: t('MAIL_PAID_TIME', { payment }) },
      ...linkBlocks(input),
    ],
  }
}

/** The bank has sent the money back: another account is needed. */
export function payoutFailedMail(input: DeviceMailInput): MailContent {
  const { trade, t, tradeNumber, link } = input
  const amount = moneyOf(input, sumOf(input))
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

/** The money of a sale goes to another account: whoever did not do it has to learn of it. */
export function payoutChangedMail(input: TradeMailInput, atMs: number): MailContent {
  const { trade, market, t, tradeNumber } = input
  const account = trade.seller.maskedAccount
  return {
    subject: t('MAIL_NEW_ACCOUNT_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_NEW_ACCOUNT_PREHEADER'),
    title: t('MAIL_NEW_ACCOUNT_TITLE'),
    blocks: [
      greeting(input),
      {
        kind: 'paragraph',
        text: t('MAIL_NEW_ACCOUNT_TEXT', { account, date: documentDate(market, new Date(atMs)) }),
      },
      { kind: 'note', text: t('MAIL_NEW_ACCOUNT_STRANGER') },
      ...linkBlocks(input),
    ],
  }
}
