import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import type { Market } from '#domain/markets/market.ts'
import { DIRECT_DEBIT } from '#domain/markets/payment-type.ts'

export type Currency = Market['currency']
export type BankAccount = Extract<PaymentAccount, { paymentTypeId: 13 }>
export type PaypalAccount = Extract<PaymentAccount, { paymentTypeId: 14 }>

/** The money for one device that is to be paid now. */
export interface DuePayout {
  readonly tradeNumber: string
  readonly itemNumber: number
  /** 1, and one more for each time that the bank has sent it back. */
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
  /** What the seller reads on the statement: all references. */
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

/** A payout that cannot go out as it is; a person has to look at it, the others do not wait for it. */
export interface HeldPayout {
  readonly payout: DuePayout
  readonly reason: HoldReason
}

/** The day and the first number of a run that makes batches. */
export interface BatchRun {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Number of the run's first batch on that day; no two batches may share an id. */
  readonly firstNumber: number
}

/** Limits of the banks' rules for names, texts and the amount of one transfer. */
export const NAME_MAX = 70
export const REMITTANCE_MAX = 140
export const TRANSFER_MAX_IN_CENTS = 99_999_999_999
/** What PayPal takes in one file; banks take more. */
export const TRANSFERS_PER_BATCH = 5_000

export const isBankBatch = (batch: PayoutBatch): batch is BankBatch => batch.paymentTypeId === DIRECT_DEBIT.id
