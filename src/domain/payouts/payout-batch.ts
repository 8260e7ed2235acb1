import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import { BANK_TRANSFER, type PAYPAL } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'

export type BankAccount = Extract<PaymentAccount, { paymentTypeId: typeof BANK_TRANSFER.id }>
export type PaypalAccount = Extract<PaymentAccount, { paymentTypeId: typeof PAYPAL.id }>

/** The money for one device, to be paid now. */
export interface DuePayout {
  readonly tradeNumber: string
  readonly itemNumber: number
  /** Starts at 1 and grows each time the bank returns the money. */
  readonly attempt: number
  readonly amountInCents: number
  readonly currency: Currency
  readonly account: PaymentAccount
}

/** One movement of money to one account, for one device or several. */
export interface Transfer<Account extends PaymentAccount = PaymentAccount> {
  readonly endToEndId: string
  readonly references: readonly string[]
  readonly amountInCents: number
  readonly account: Account
  /** All references, as the seller reads them on the bank statement. */
  readonly remittance: string
}

interface BatchOf<Account extends PaymentAccount> {
  readonly id: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly currency: Currency
  readonly paymentTypeId: Account['paymentTypeId']
  readonly transfers: readonly Transfer<Account>[]
  readonly totalInCents: number
}

export type BankBatch = BatchOf<BankAccount>
export type PaypalBatch = BatchOf<PaypalAccount>
export type PayoutBatch = BankBatch | PaypalBatch

export type HoldReason = 'ACCOUNT' | 'AMOUNT' | 'NAME' | 'TWICE'

/** A payout that needs a person before it can go out. The others do not wait for it. */
export interface HeldPayout {
  readonly payout: DuePayout
  readonly reason: HoldReason
}

/** The day of a payout run, and the number of its first batch. */
export interface BatchRun {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Counted per day, because no two batches may share an id. */
  readonly firstNumber: number
}

/** The banks' limits for names, texts and the amount of one transfer. */
export const NAME_MAX = 70
export const REMITTANCE_MAX = 140
export const TRANSFER_MAX_IN_CENTS = 99_999_999_999
/** PayPal's limit per file; banks accept more. */
export const TRANSFERS_PER_BATCH = 5_000

export const isBankBatch = (batch: PayoutBatch): batch is BankBatch =>
  batch.paymentTypeId === BANK_TRANSFER.id
