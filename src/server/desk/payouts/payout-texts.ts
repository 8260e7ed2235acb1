import { BANK_TRANSFER, PAYPAL, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import type { HoldReason } from '#domain/payouts/payout-batch.ts'
import type { SentTransfer } from './batches.repository.ts'
import type { BatchState } from './prepared-payouts.repository.ts'

/** An amount as in the bank's file, with its currency. */
export const formatMoney = (amountInCents: number, currency: string): string =>
  `${formatDecimalAmount(amountInCents)} ${currency}`

const KINDS: Readonly<Record<PaymentTypeId, string>> = {
  [BANK_TRANSFER.id]: 'Bank transfer',
  [PAYPAL.id]: 'PayPal',
}

export const describePaymentType = (paymentTypeId: PaymentTypeId): string => KINDS[paymentTypeId]

/** Why a payout is held back. */
export const HOLD_TEXTS: Readonly<Record<HoldReason, string>> = {
  ACCOUNT:
    'The account has been erased, can’t be decrypted or can’t receive money. Ask the seller for another one.',
  AMOUNT: 'The amount is zero or too large for one transfer. Report it to whoever runs the shop.',
  NAME: 'Banks can’t process the account holder’s name. Ask the seller how the bank spells it.',
  TWICE: 'This payout is due twice, so only one is paid. Report it to whoever runs the shop.',
}

/** How far a batch has got. */
export const BATCH_STATE_LABELS: Readonly<Record<BatchState, string>> = {
  prepared: 'Waiting for approval',
  approved: 'Approved, file not downloaded',
  exported: 'File downloaded',
  discarded: 'Discarded, nothing paid',
}

/** How far a transfer has got. */
export const TRANSFER_STATUS_LABELS: Readonly<Record<SentTransfer['status'], string>> = {
  prepared: 'Not ordered yet',
  ordered: 'Waiting for the bank',
  confirmed: 'Paid out',
  rejected: 'Returned by the bank',
}
