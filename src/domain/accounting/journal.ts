import { PAYPAL, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'

/**
 * What a journal entry records. A bonus is the part of a price that compensates for a late inspection; a compensation is
 * paid for a device that was lost on its way and so never bought.
 */
export const JOURNAL_KINDS = [
  'PURCHASE',
  'BONUS',
  'VOUCHER',
  'COMPENSATION',
  'REVERSAL',
  'PAYOUT',
  'RETURN',
] as const

export type JournalKind = (typeof JOURNAL_KINDS)[number]

/** The accounts that entries are posted to. Each operator's chart of accounts gives them its own numbers. */
export const JOURNAL_ACCOUNTS = [
  'purchases',
  'bonuses',
  'vouchers',
  'compensations',
  'sellers',
  'bank',
  'paypal',
] as const

export type JournalAccount = (typeof JOURNAL_ACCOUNTS)[number]

/** One posting: an amount from one account to another, always positive. */
export interface JournalEntry {
  /** `YYYY-MM-DD`: the day on which the shop recorded it. A day that is over never changes. */
  readonly day: string
  readonly kind: JournalKind
  readonly reference: string
  readonly amountInCents: number
  readonly currency: Currency
  readonly debit: JournalAccount
  readonly credit: JournalAccount
  /** Whether the purchase register records this payment: not that of a voucher, of a lost device, or one that bounced. */
  readonly isInRegister: boolean
}

interface MoneyFact {
  readonly day: string
  readonly reference: string
  readonly amountInCents: number
  readonly currency: Currency
}

/** A row of the purchase register that changes what is owed. */
export interface RegisterFact extends MoneyFact {
  readonly kind: 'PURCHASE' | 'REVERSAL'
  /** Part of the amount. */
  readonly bonusInCents: number
  /** A row that only adds to an earlier one: the same purchase with its identity document. */
  readonly isCorrection: boolean
}

/** What becomes owed without a purchase, when its payout is ordered. */
export interface OwedFact extends MoneyFact {
  readonly kind: 'VOUCHER' | 'COMPENSATION'
}

/** Money that has left, or come back. */
export interface MovedFact extends MoneyFact {
  readonly kind: 'PAYOUT' | 'RETURN'
  readonly paymentTypeId: PaymentTypeId
  readonly isInRegister: boolean
}

export interface JournalFacts {
  readonly register: readonly RegisterFact[]
  readonly owed: readonly OwedFact[]
  readonly moved: readonly MovedFact[]
}

type Posting = Pick<JournalEntry, 'kind' | 'debit' | 'credit' | 'amountInCents'>

const post = (
  { day, reference, currency, isInRegister = false }: MoneyFact & { readonly isInRegister?: boolean },
  posting: Posting,
): JournalEntry => ({
  day,
  kind: posting.kind,
  reference,
  amountInCents: posting.amountInCents,
  currency,
  debit: posting.debit,
  credit: posting.credit,
  isInRegister,
})

function postRegister(fact: RegisterFact): readonly JournalEntry[] {
  if (fact.isCorrection) return []
  const { amountInCents, bonusInCents } = fact
  const priceInCents = amountInCents - bonusInCents
  const parts: readonly Posting[] =
    fact.kind === 'PURCHASE'
      ? [
          { kind: 'PURCHASE', debit: 'purchases', credit: 'sellers', amountInCents: priceInCents },
          { kind: 'BONUS', debit: 'bonuses', credit: 'sellers', amountInCents: bonusInCents },
        ]
      : [
          { kind: 'REVERSAL', debit: 'sellers', credit: 'purchases', amountInCents: priceInCents },
          { kind: 'REVERSAL', debit: 'sellers', credit: 'bonuses', amountInCents: bonusInCents },
        ]
  return parts.filter((part) => part.amountInCents > 0).map((part) => post(fact, part))
}

const postOwed = (fact: OwedFact): JournalEntry => {
  const { kind, amountInCents } = fact
  const debit = kind === 'VOUCHER' ? 'vouchers' : 'compensations'
  return post(fact, { kind, debit, credit: 'sellers', amountInCents })
}

const postMoved = (fact: MovedFact): JournalEntry => {
  const { kind, amountInCents, paymentTypeId } = fact
  const money = paymentTypeId === PAYPAL.id ? 'paypal' : 'bank'
  return kind === 'PAYOUT'
    ? post(fact, { kind, debit: 'sellers', credit: money, amountInCents })
    : post(fact, { kind, debit: money, credit: 'sellers', amountInCents })
}

const ORDER = new Map(JOURNAL_KINDS.map((kind, at) => [kind, at]))

const compareEntries = (one: JournalEntry, other: JournalEntry): number =>
  one.day.localeCompare(other.day) ||
  (ORDER.get(one.kind) ?? 0) - (ORDER.get(other.kind) ?? 0) ||
  one.reference.localeCompare(other.reference)

/** The journal of some days: purchases, bonuses, vouchers, payouts and returned money, in order. */
export const buildJournal = ({ register, owed, moved }: JournalFacts): readonly JournalEntry[] =>
  [...register.flatMap(postRegister), ...owed.map(postOwed), ...moved.map(postMoved)].sort(compareEntries)

export interface JournalSum {
  readonly kind: JournalKind
  readonly currency: Currency
  readonly count: number
  readonly totalInCents: number
}

/** The total of each kind and currency. */
export function sumJournal(entries: readonly JournalEntry[]): readonly JournalSum[] {
  const sums = new Map<string, JournalSum>()
  for (const { kind, currency, amountInCents } of entries) {
    const key = `${currency} ${kind}`
    const { count, totalInCents } = sums.get(key) ?? { count: 0, totalInCents: 0 }
    sums.set(key, { kind, currency, count: count + 1, totalInCents: totalInCents + amountInCents })
  }
  return [...sums.values()]
}
