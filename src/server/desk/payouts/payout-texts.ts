import { decimalAmount } from '#domain/payouts/decimal-amount.ts'
import type { HoldReason } from '#domain/payouts/payout-batch.ts'

/** An amount as it stands in the bank's file, with its currency. */
export const moneyText = (amountInCents: number, currency: string): string =>
  `${decimalAmount(amountInCents)} ${currency}`

const KINDS: Readonly<Record<13 | 14, string>> = { 13: 'Bank', 14: 'PayPal' }

export const kindText = (paymentTypeId: 13 | 14): string => KINDS[paymentTypeId]

/** Why a payout waits for a person. */
export const HOLD_TEXTS: Readonly<Record<HoldReason, string>> = {
  ACCOUNT: 'The account was erased, cannot be opened, or is none that money can be sent to.',
  AMOUNT: 'The amount is none that can be transferred.',
  NAME: 'The holder’s name has no letter that banks can read.',
  TWICE: 'The same payout is due twice.',
}
