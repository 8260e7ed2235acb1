import { isOwnedBy } from '#domain/customers/payment-account.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { BANK_TRANSFER, type PaymentTypeId } from '#domain/markets/payment-type.ts'

const WEEK_MS = 7 * DAY_MS

/** How many sales of one week are usual. One more holds the payout. */
export const USUAL_SALES_PER_WEEK = {
  holder: { private: 5, business: 50 },
  network: { private: 10, business: 100 },
} as const

/** Who sells, and in whose name the account is. */
export interface Holder {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly accountHolder: string
}

/** One device of a trade. */
export interface DeviceKey {
  readonly transactionId: number
  readonly itemNumber: number
}

/** A device of the trade whose serial number we have bought before, with the earlier purchases. */
export interface SeenSerial {
  readonly itemNumber: number
  readonly earlier: readonly DeviceKey[]
}

/** Another trade that is paid to the same account. */
export interface OtherSale extends Holder {
  readonly transactionId: number
}

/** A change of the account that a trade is paid to. */
export interface AccountChange {
  readonly id: string
  readonly changedAtMs: number
  readonly isByDesk: boolean
}

/** Everything that the signs of one trade are read from. */
export interface WarningFacts {
  readonly seller: Holder & { readonly paymentTypeId: PaymentTypeId }
  readonly isBusiness: boolean
  readonly createdAtMs: number
  readonly seenSerials: readonly SeenSerial[]
  readonly sameAccount: readonly OtherSale[]
  /** When the sales of the same holder were made, without this one. */
  readonly holderSalesAtMs: readonly number[]
  /** The same for the network that the sale came from. */
  readonly networkSalesAtMs: readonly number[]
  /** The carrier's first scan; null if there was none. */
  readonly shippedAtMs: number | null
  /** When the sale first got another mail address through support; null if it never did. */
  readonly emailChangedAtMs: number | null
  /** In the order they were made. */
  readonly changes: readonly AccountChange[]
}

/** A reason for a person to check a payout, with the ids and counts that explain it. */
export type WarningSign =
  | { readonly reason: 'SERIAL_SEEN_BEFORE'; readonly details: SeenSerial }
  | {
      readonly reason: 'ACCOUNT_OF_SEVERAL_HOLDERS'
      readonly details: { readonly trades: readonly number[] }
    }
  | { readonly reason: 'MANY_SALES'; readonly details: { readonly by: 'holder' | 'network' } }
  | { readonly reason: 'ACCOUNT_CHANGED_AFTER_SHIPPING'; readonly details: { readonly change: string } }
  | { readonly reason: 'ACCOUNT_CHANGED_AFTER_EMAIL'; readonly details: { readonly change: string } }
  | { readonly reason: 'HOLDER_DIFFERS'; readonly details: { readonly change: string | null } }

const isSameHolder = (one: Holder, other: Holder): boolean =>
  one.accountHolder === other.accountHolder ||
  isOwnedBy(one.accountHolder, other) ||
  isOwnedBy(other.accountHolder, one)

/** The most sales of any seven days that include this one. */
export function countInBusiestWeek(atMs: number, othersAtMs: readonly number[]): number {
  const near = [atMs, ...othersAtMs.filter((other) => Math.abs(other - atMs) < WEEK_MS)]
  const starts = near.filter((start) => start <= atMs)
  return Math.max(
    ...starts.map((start) => near.filter((other) => other >= start && other < start + WEEK_MS).length),
  )
}

function findManySales(facts: WarningFacts): readonly WarningSign[] {
  const kind = facts.isBusiness ? 'business' : 'private'
  const sales = { holder: facts.holderSalesAtMs, network: facts.networkSalesAtMs }
  return (['holder', 'network'] as const)
    .filter((by) => countInBusiestWeek(facts.createdAtMs, sales[by]) > USUAL_SALES_PER_WEEK[by][kind])
    .map((by) => ({ reason: 'MANY_SALES', details: { by } }))
}

function findOtherHolders({ seller, sameAccount }: WarningFacts): readonly WarningSign[] {
  const trades = sameAccount
    .filter((other) => !isSameHolder(seller, other))
    .map(({ transactionId }) => transactionId)
    .sort((one, other) => one - other)
  return trades.length === 0 ? [] : [{ reason: 'ACCOUNT_OF_SEVERAL_HOLDERS', details: { trades } }]
}

/** Changes that the desk hasn't settled: one of its own settles everything before it. */
const listOwnChanges = ({ changes }: WarningFacts): readonly AccountChange[] =>
  changes.slice(changes.findLastIndex(({ isByDesk }) => isByDesk) + 1)

/** Once the parcel is on its way, or the mailbox is another one, someone else may have taken over the sale. */
function findLateChanges(
  facts: WarningFacts,
  reason: 'ACCOUNT_CHANGED_AFTER_SHIPPING' | 'ACCOUNT_CHANGED_AFTER_EMAIL',
  sinceMs: number | null,
): readonly WarningSign[] {
  if (sinceMs === null) return []
  return listOwnChanges(facts)
    .filter(({ changedAtMs }) => changedAtMs >= sinceMs)
    .map(({ id }) => ({ reason, details: { change: id } }))
}

/** PayPal doesn't tell in whose name an account is. */
function findForeignHolder({ seller, changes }: WarningFacts): readonly WarningSign[] {
  if (seller.paymentTypeId !== BANK_TRANSFER.id || isOwnedBy(seller.accountHolder, seller)) return []
  return [{ reason: 'HOLDER_DIFFERS', details: { change: changes.at(-1)?.id ?? null } }]
}

/** Everything about a trade that a person should check before it is paid. */
export const findWarningSigns = (facts: WarningFacts): readonly WarningSign[] => [
  ...facts.seenSerials
    .filter(({ earlier }) => earlier.length > 0)
    .map((details) => ({ reason: 'SERIAL_SEEN_BEFORE', details }) as const),
  ...findOtherHolders(facts),
  ...findManySales(facts),
  ...findLateChanges(facts, 'ACCOUNT_CHANGED_AFTER_SHIPPING', facts.shippedAtMs),
  ...findLateChanges(facts, 'ACCOUNT_CHANGED_AFTER_EMAIL', facts.emailChangedAtMs),
  ...findForeignHolder(facts),
]
