import { BANK_TRANSFER, PAYPAL, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import type { HoldReason } from '#domain/payouts/payout-batch.ts'

/** An amount as in the bank's file, with its currency. */
export const formatMoney = (amountInCents: number, currency: string): string =>
  `${formatDecimalAmount(amountInCents)} ${currency}`

const KINDS: Readonly<Record<PaymentTypeId, string>> = { [BANK_TRANSFER.id]: 'Bank', [PAYPAL.id]: 'PayPal' }

export const describePaymentType = (paymentTypeId: PaymentTypeId): string => KINDS[paymentTypeId]

/** Why a payout is held back. */
export const HOLD_TEXTS: Readonly<Record<HoldReason, string>> = {
  ACCOUNT: 'The account has been erased, can’t be decrypted, or can’t receive money.',
  AMOUNT: 'The amount can’t be transferred.',
  NAME: 'The account holder’s name has no characters that banks accept.',
  TWICE: 'The same payout is due twice.',
}
