import { DIRECT_DEBIT, PAYPAL, type PaymentType } from '#domain/markets/payment-type.ts'
import { isSameCompany, isSamePerson } from './account-holder.ts'
import { isEmailAddress, normaliseEmail } from './email-address.ts'
import { type Problem, REQUIRED, type Reading, readText, type Typed } from './field-reading.ts'
import { maskIban, readIban } from './iban.ts'
import { maskEmail } from './mask.ts'
import { tidyText } from './tidy-text.ts'

/** Where the seller's money goes. */
export type PaymentAccount =
  | { readonly paymentTypeId: 13; readonly accountHolder: string; readonly iban: string }
  | { readonly paymentTypeId: 14; readonly paypalAccount: string }

/** An account that a customer has saved, as everybody but the shop's payout sees it: without its number. */
export interface SavedPayout {
  readonly paymentId: string
  readonly paymentTypeId: number
  readonly accountHolder: string
  readonly maskedAccount: string
}

/** Where the money of a sale goes: to an account typed for it, or to a saved one. */
export type SellerPayout = PaymentAccount | SavedPayout

/** The fields of both kinds, as typed; those of the other kind are not looked at. */
export interface PaymentAccountInput {
  readonly paymentTypeId: number
  /** The saved account that is meant, where a sale may name one; empty for one that is typed. */
  readonly paymentId?: Typed
  readonly accountHolder?: Typed
  readonly iban?: Typed
  readonly paypalAccount?: Typed
}

/** Who may own the account. Null where the seller's own name is not known yet: then nobody can tell. */
export type AccountOwner = {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
} | null

export interface PaymentAccountRules {
  readonly paymentTypes: readonly PaymentType[]
  readonly owner: AccountOwner
}

export interface SellerPayoutRules extends PaymentAccountRules {
  readonly savedPayouts: readonly SavedPayout[]
}

export interface PaymentAccountReading<Account = PaymentAccount> {
  readonly account: Account | null
  readonly readings: Readonly<Record<string, Reading<unknown>>>
}

// As long as the name of a creditor is in the banks' message format.
const HOLDER_MAX = 140

/** Whether the account is in the name of the seller, or of the seller's company. */
export const isOwnedBy = (holder: string, owner: NonNullable<AccountOwner>): boolean =>
  isSamePerson(holder, owner) || (owner.companyName !== null && isSameCompany(holder, owner.companyName))

function readHolder(typed: Typed, owner: AccountOwner): Reading<string> {
  const reading = readText(typed, HOLDER_MAX)
  const isStranger = !reading.problem && owner !== null && !isOwnedBy(reading.value, owner)
  return isStranger ? { ...reading, problem: { key: 'HOLDER_DIFFERS' } } : reading
}

function readAccountNumber(typed: Typed): Reading<string> {
  if (tidyText(typed ?? '') === '') return { value: '', problem: REQUIRED }
  const reading = readIban(typed ?? '')
  if (reading.kind === 'iban') return { value: reading.iban }
  const { kind: _, ...problem } = reading
  return { value: '', problem }
}

function readPaypalAccount(typed: Typed): Reading<string> {
  const value = normaliseEmail(typed ?? '')
  if (value === '') return { value, problem: REQUIRED }
  return isEmailAddress(value) ? { value } : { value, problem: { key: 'PAYPAL_FORMAT' } }
}

/** The account that a seller gave, and what is wrong with its fields, by their paths. */
export function readPaymentAccount(
  input: PaymentAccountInput,
  { paymentTypes, owner }: PaymentAccountRules,
): PaymentAccountReading {
  const type = paymentTypes.find(({ id }) => id === input.paymentTypeId)
  if (type?.id === DIRECT_DEBIT.id) {
    const holder = readHolder(input.accountHolder, owner)
    const iban = readAccountNumber(input.iban)
    return {
      account: { paymentTypeId: type.id, accountHolder: holder.value, iban: iban.value },
      readings: { 'payment.accountHolder': holder, 'payment.iban': iban },
    }
  }
  if (type?.id === PAYPAL.id) {
    const paypal = readPaypalAccount(input.paypalAccount)
    return {
      account: { paymentTypeId: type.id, paypalAccount: paypal.value },
      readings: { 'payment.paypalAccount': paypal },
    }
  }
  const unknown = { value: input.paymentTypeId, problem: { key: 'PAYMENT_TYPE_UNKNOWN' } }
  return { account: null, readings: { 'payment.paymentTypeId': unknown } }
}

/** What is shown of an account after it was given. */
export function maskedAccountOf(payout: SellerPayout): string {
  if ('paymentId' in payout) return payout.maskedAccount
  return payout.paymentTypeId === 13 ? maskIban(payout.iban) : maskEmail(payout.paypalAccount)
}

function savedPayoutProblem(saved: SavedPayout | undefined, owner: AccountOwner): Problem | null {
  if (!saved) return { key: 'PAYMENT_UNKNOWN' }
  return owner === null || isOwnedBy(saved.accountHolder, owner) ? null : { key: 'HOLDER_DIFFERS' }
}

/** The account that a sale is paid to: the saved one that the seller names, or what was typed. */
export function readSellerPayout(
  input: PaymentAccountInput,
  { savedPayouts, ...rules }: SellerPayoutRules,
): PaymentAccountReading<SellerPayout> {
  const paymentId = input.paymentId ?? ''
  const isPaidThatWay = rules.paymentTypes.some(({ id }) => id === input.paymentTypeId)
  if (paymentId === '' || !isPaidThatWay) return readPaymentAccount(input, rules)
  const saved = savedPayouts.find(
    (payout) => payout.paymentId === paymentId && payout.paymentTypeId === input.paymentTypeId,
  )
  const problem = savedPayoutProblem(saved, rules.owner)
  const reading = { value: paymentId, ...(problem && { problem }) }
  return { account: saved ?? null, readings: { 'payment.paymentId': reading } }
}
