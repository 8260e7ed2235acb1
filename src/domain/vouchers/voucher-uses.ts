import { tradeCan } from '#domain/trades/trade-can.ts'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'

/** States of a device whose sale ended before anything was sent. An expired sale may go on if its parcel arrives late. */
const ENDED_UNSENT: readonly TradeState[] = ['CANCELLED', 'EXPIRED']

/** States of a device that its seller has not sent. */
export const UNSENT_STATES: readonly TradeState[] = TRADE_STATES.filter(
  (state) => ENDED_UNSENT.includes(state) || tradeCan.cancel({ state, wasScanned: false }),
)

/** One use of a voucher by a customer. */
export interface VoucherUse {
  /** First use, second use, … */
  readonly ordinal: number
  /** The sale that has it. */
  readonly transactionId: number
  /** The customer number of that sale. */
  readonly customerNumber: number
  /** Whether the parcel was scanned. */
  readonly wasScanned: boolean
  /** The states of its devices; none for a sale that is not known any more. */
  readonly states: readonly TradeState[]
}

/** Who wants to use a voucher. */
export interface VoucherAsker {
  readonly customerNumber: number
  /** Whether the customer has proven the mailbox of the sale. */
  readonly isMailboxProven: boolean
}

/**
 * Whether a use gives way to a new sale. It is final once the parcel is on its way. Until then it gives way to everyone if
 * its sale is over, and to the proven owner of the mailbox if the sale isn't the owner's: otherwise a stranger could use up
 * a voucher by typing an address.
 */
export function givesWay({ states, wasScanned, customerNumber }: VoucherUse, asker: VoucherAsker): boolean {
  if (wasScanned || states.length === 0 || !states.every((state) => UNSENT_STATES.includes(state)))
    return false
  const isOver = states.every((state) => ENDED_UNSENT.includes(state))
  return isOver || (asker.isMailboxProven && customerNumber !== asker.customerNumber)
}

/** Where a new use goes: its ordinal, and the sale that loses its own for it; null when there is room. */
export interface VoucherPlace {
  readonly ordinal: number
  readonly replaces: number | null
}

/** Finds the place of a new use among the earlier ones; null when all of them stay. */
export function findVoucherPlace(
  uses: readonly VoucherUse[],
  perCustomer: number,
  asker: VoucherAsker,
): VoucherPlace | null {
  const replaced = uses.length < perCustomer ? null : uses.find((use) => givesWay(use, asker))
  if (replaced === undefined) return null
  const taken = new Set(uses.filter((use) => use !== replaced).map(({ ordinal }) => ordinal))
  const candidates = Array.from({ length: taken.size + 1 }, (_, index) => index + 1)
  const ordinal = candidates.find((candidate) => !taken.has(candidate)) ?? taken.size + 1
  return { ordinal, replaces: replaced?.transactionId ?? null }
}
