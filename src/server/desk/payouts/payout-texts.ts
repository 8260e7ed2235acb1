import { BANK_TRANSFER, PAYPAL, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import type { BatchState } from './prepared-payouts.repository.ts'

/** An amount as in the bank's file, with its currency. */
export const formatMoney = (amountInCents: number, currency: string): string =>
  `${formatDecimalAmount(amountInCents)} ${currency}`

const KINDS: Readonly<Record<PaymentTypeId, string>> = {
  [BANK_TRANSFER.id]: 'Bank transfer',
  [PAYPAL.id]: 'PayPal',
}

export const describePaymentType = (paymentTypeId: PaymentTypeId): string => KINDS[paymentTypeId]

/** How far a batch has got. */
export const BATCH_STATE_LABELS: Readonly<Record<BatchState, string>> = {
  prepared: 'Waiting for approval',
  approved: 'Approved, not ordered yet',
  exported: 'Ordered',
  discarded: 'Discarded, nothing paid',
}
