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

const findRank = (state: TradeState): number => RULES.findIndex(([, named]) => named.includes(state))

/** How many devices are in each state: what needs the seller first, what is over last. */
export function countStates(
  states: readonly TradeState[],
): readonly { readonly state: TradeState; readonly count: number }[] {
  const counts = new Map<TradeState, number>()
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1)
  return [...counts]
    .map(([state, count]) => ({ state, count }))
    .sort((one, other) => findRank(one.state) - findRank(other.state))
}
