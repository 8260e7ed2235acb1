import { PAYPAL } from '#domain/markets/payment-type.ts'
import { buildPayoutReference } from '#domain/payouts/payout-reference.ts'
import type { MailAmount, MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  type DeviceMailInput,
  settledPriceOf,
  sumPayouts,
} from '#server/mails/templates/device/device-mail-blocks.ts'
import {
  formatAmount,
  formatDevice,
  greeting,
  linkBlocks,
  stateParagraph,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'

export interface PayoutSentMailInput extends DeviceMailInput {
  /** What was paid for the voucher in the same moment; zero when nothing was. */
  readonly voucherInCents: number
}

/** Devices with the references that the seller finds on the bank statement. */
const deviceRows = (input: DeviceMailInput): MailAmount[] =>
  input.devices.flatMap(({ item }) => {
    const reference = buildPayoutReference(input.tradeNumber, item.number)
    const price = {
      label: `${formatDevice(input, item)} (${reference})`,
      amount: formatAmount(input, settledPriceOf(item)),
    }
    if (item.bonusInCents === 0) return [price]
    const bonus = { label: input.t('MAIL_ACCEPTED_BONUS'), amount: formatAmount(input, item.bonusInCents) }
    return [price, bonus]
  })

function sumBlock(input: PayoutSentMailInput, amount: string): MailBlock {
  const { trade, t, voucherInCents } = input
  const rows = deviceRows(input)
  if (voucherInCents > 0)
    rows.push({
      label: t('MAIL_VOUCHER', { code: trade.voucherCode ?? '' }),
      amount: formatAmount(input, voucherInCents),
    })
  rows.push({ label: t('MAIL_PAID_TOTAL'), amount, isTotal: true })
  return { kind: 'amounts', rows }
}

/** The bank has confirmed the payout. */
export function payoutSentMail(input: PayoutSentMailInput): MailContent {
  const { trade, t, tradeNumber, voucherInCents } = input
  const { paymentTypeId, maskedAccount: account } = trade.seller
  const amount = formatAmount(input, sumPayouts(input) + voucherInCents)
  const payment = paymentTypeId === PAYPAL.id ? 'paypal' : 'transfer'
  return {
    subject: t('MAIL_PAID_SUBJECT', { tradeNumber, amount }),
    preheader: t('MAIL_PAID_PREHEADER'),
    title: t('MAIL_PAID_TITLE'),
    blocks: [
      greeting(input),
      stateParagraph(input, 'PAID', { amount, account }),
      sumBlock(input, amount),
      { kind: 'paragraph', text: t('MAIL_PAID_TIME', { payment }) },
      ...linkBlocks(input),
    ],
  }
}
