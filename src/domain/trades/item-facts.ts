import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import type { Quote } from '#domain/inspection/inspection-outcome.ts'
import { lateBonusInCents } from '#domain/inspection/late-bonus.ts'
import { statesBefore, type TradeItemFacts } from './trade-can.ts'
import type { TradeState } from './trade-states.ts'

/** Everything about one device of a trade that decides what can happen to it, and what is paid for it. */
export interface ItemFacts extends Quote {
  readonly state: TradeState
  readonly stateSinceMs: number
  readonly sendByMs: number
  readonly lastScanAtMs: number | null
  readonly bookedInAtMs: number | null
  /** When the first inspection had a result. */
  readonly inspectedAtMs: number | null
  /** Who made the counter-offer; an appeal goes to somebody else. */
  readonly inspectorId: string | null
  readonly hasUnboxingProof: boolean
  readonly hadOwnLabel: boolean
  /** Price of the newest counter-offer; null before one, and for a device that we cannot buy. */
  readonly counterInCents: number | null
  /** What both sides agreed on; null as long as they have not. */
  readonly agreedInCents: number | null
  readonly appeals: number
  /** Until when the open question can be answered. */
  readonly deadlineMs: number | null
  readonly hasValidAccount: boolean
  readonly acceptRule: AcceptRule | null
  /** Whether the newest findings name a damaged battery, which no carrier may take. */
  readonly isHazardous: boolean
}

/** The part of the facts that the seller's own steps depend on. */
export const sellerFacts = (item: ItemFacts): TradeItemFacts => ({
  state: item.state,
  wasScanned: item.lastScanAtMs !== null,
  hasCounterPrice: item.counterInCents !== null,
  wasAppealed: item.appeals > 0,
  isHazardous: item.isHazardous,
})

const CAN_STILL_BE_PAID = statesBefore('PAID')

/** What would be paid for a device as things are, without the late bonus; null when nothing would. */
export function worthInCents({
  state,
  quotedInCents,
  counterInCents,
  agreedInCents,
}: ItemFacts): number | null {
  if (agreedInCents !== null) return agreedInCents
  if (state === 'COUNTER_OFFERED' || state === 'APPEALED') return counterInCents
  return CAN_STILL_BE_PAID.has(state) ? quotedInCents : null
}

/** The amount of a device's payout: what was agreed on, and the late bonus. */
export function payoutInCents(item: ItemFacts): number {
  if (item.agreedInCents === null) throw new RangeError('A device without an agreed price has no payout')
  return item.agreedInCents + lateBonusInCents(item)
}
