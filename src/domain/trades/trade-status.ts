import type { TradeState } from './trade-states.ts'

export type TradeStatus =
  | 'ACTION_NEEDED'
  | 'IN_REVIEW'
  | 'SENT'
  | 'OPEN'
  | 'RETURNING'
  | 'PAYING'
  | 'COMPLETED'
  | 'RETURNED'
  | 'CANCELLED'
  | 'EXPIRED'

/**
 * The first status with a device in one of its states is the trade's, so what needs the seller comes first. Recycled and
 * handed-over devices complete a trade that has no other devices.
 */
const RULES: readonly (readonly [TradeStatus, readonly TradeState[]])[] = [
  ['ACTION_NEEDED', ['COUNTER_OFFERED', 'ACTION_REQUIRED', 'PAYOUT_FAILED']],
  ['IN_REVIEW', ['RECEIVED', 'IN_INSPECTION', 'APPEALED', 'QUARANTINED']],
  ['SENT', ['IN_TRANSIT', 'LOST']],
  ['OPEN', ['CREATED', 'LABEL_ISSUED']],
  ['RETURNING', ['RETURN_PENDING', 'RETURN_SHIPPED']],
  ['PAYING', ['ACCEPTED', 'PAYOUT_PENDING']],
  ['COMPLETED', ['PAID']],
  ['RETURNED', ['RETURNED']],
  ['COMPLETED', ['RECYCLED', 'HANDED_OVER']],
  ['CANCELLED', ['CANCELLED']],
  ['EXPIRED', ['EXPIRED']],
]

/** The status of a trade, from the states of its devices. */
export function computeTradeStatus(states: readonly TradeState[]): TradeStatus {
  const rule = RULES.find(([, named]) => states.some((state) => named.includes(state)))
  if (!rule) throw new RangeError('A trade has at least one device')
  return rule[0]
}

/** How many of a trade's devices are paid for. */
export const countPaidItems = (
  states: readonly TradeState[],
): { readonly paid: number; readonly total: number } => ({
  paid: states.filter((state) => state === 'PAID').length,
  total: states.length,
})
