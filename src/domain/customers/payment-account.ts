import { BANK_TRANSFER, PAYPAL, type PaymentType, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { isSameCompany, isSamePerson } from './account-holder.ts'
import { isEmailAddress, normaliseEmail } from './email-address.ts'
import { type Problem, REQUIRED, type Reading, type Typed } from './field-reading.ts'
import { maskIban, readIban } from './iban.ts'
import { maskEmail } from './mask-email.ts'
import { readCompany } from './read-name.ts'
import { tidyText } from './tidy-text.ts'

/** Where the seller's money goes. */
export type PaymentAccount =
  | { readonly paymentTypeId: typeof BANK_TRANSFER.id; readonly accountHolder: string; readonly iban: string }
  | { readonly paymentTypeId: typeof PAYPAL.id; readonly paypalAccount: string }

/** An account that a customer has saved, without its number. Only payouts see that. */
export interface SavedPayout {
  readonly paymentId: string
  readonly paymentTypeId: PaymentTypeId
  readonly accountHolder: string
  readonly maskedAccount: string
}

/** Where the money of a sale goes: to a newly typed account or a saved one. */
export type SellerPayout = PaymentAccount | SavedPayout

/** The fields of both kinds, as typed. Those of the other kind are ignored. */
export interface PaymentAccountInput {
  readonly paymentTypeId: number
  /** The saved account to use, where a sale may name one; empty for a typed one. */
  readonly paymentId?: Typed
  readonly accountHolder?: Typed
  readonly iban?: Typed
  readonly paypalAccount?: Typed
}

interface NamedOwner {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
}

/** Who may own the account: nobody to compare with while the name is missing, or where only the server knows it. */
export type AccountOwner = NamedOwner | 'unnamed' | 'hidden'

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

// The limit for a creditor's name in the banks' message format.
const HOLDER_MAX = 140

/** Whether the account is in the name of the seller or the seller's company. */
export const isOwnedBy = (holder: string, owner: NamedOwner): boolean =>
  isSamePerson(holder, owner) || (owner.companyName !== null && isSameCompany(holder, owner.companyName))

const isStrangers = (holder: string, owner: AccountOwner): boolean =>
  typeof owner === 'object' && !isOwnedBy(holder, owner)

function readHolder(typed: Typed, owner: AccountOwner): Reading<string> {
  const reading = readCompany(typed, HOLDER_MAX)
  // The holder follows from the name: while that is missing, it alone is the problem.
  if (owner === 'unnamed' && reading.value === '') return { value: '' }
  const isStranger = !reading.problem && isStrangers(reading.value, owner)
  return isStranger ? { ...reading, problem: { key: 'HOLDER_DIFFERS' } } : reading
}

function readAccountNumber(typed: Typed): Reading<string> {
  if (tidyText(typed ?? '') === '') return { value: '', problem: REQUIRED }
  const reading = readIban(typed ?? '')
  if (reading.kind === 'iban') return { value: reading.iban }
  const { kind: _, ...problem } = reading
  return { value: '', problem }
}

/** Spreadsheets would run it, and no provider gives out such an address. */
const FORMULA_START = /^[=+\-']/

function readPaypalAccount(typed: Typed): Reading<string> {
  const value = normaliseEmail(typed ?? '')
  if (value === '') return { value, problem: REQUIRED }
  const isAccount = isEmailAddress(value) && !FORMULA_START.test(value)
  return isAccount ? { value } : { value, problem: { key: 'PAYPAL_FORMAT' } }
}

/** Reads the account that a seller typed. Readings are keyed by the paths of their fields. */
export function readPaymentAccount(
  input: PaymentAccountInput,
  { paymentTypes, owner }: PaymentAccountRules,
): PaymentAccountReading {
  const type = paymentTypes.find(({ id }) => id === input.paymentTypeId)
  if (type?.id === BANK_TRANSFER.id) {
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

/** Shows enough of an account to recognise it. */
export function maskAccount(payout: SellerPayout): string {
  if ('paymentId' in payout) return payout.maskedAccount
  return payout.paymentTypeId === BANK_TRANSFER.id ? maskIban(payout.iban) : maskEmail(payout.paypalAccount)
}

function checkSavedPayout(saved: SavedPayout | undefined, owner: AccountOwner): Problem | null {
  if (!saved) return { key: 'PAYMENT_UNKNOWN' }
  return isStrangers(saved.accountHolder, owner) ? { key: 'HOLDER_DIFFERS' } : null
}

/** Reads the account that a sale is paid to: the saved one that the seller names, or the typed one. */
export function readSellerPayout(
  input: PaymentAccountInput,
  { savedPayouts, ...rules }: SellerPayoutRules,
): PaymentAccountReading<SellerPayout> {
  const paymentId = input.paymentId ?? ''
  const isTypeAvailable = rules.paymentTypes.some(({ id }) => id === input.paymentTypeId)
  if (paymentId === '' || !isTypeAvailable) return readPaymentAccount(input, rules)
  const saved = savedPayouts.find(
    (payout) => payout.paymentId === paymentId && payout.paymentTypeId === input.paymentTypeId,
  )
  const problem = checkSavedPayout(saved, rules.owner)
  const reading = { value: paymentId, ...(problem && { problem }) }
  return { account: saved ?? null, readings: { 'payment.paymentId': reading } }
}
