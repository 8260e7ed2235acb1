import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import type { Quote } from '#domain/inspection/inspection-outcome.ts'
import { computeLateBonusInCents } from '#domain/inspection/late-bonus.ts'
import type { TradeItemFacts } from '#domain/trades/trade-can.ts'
import { collectStatesLeadingTo, type TradeState } from '#domain/trades/trade-states.ts'

/** Everything that decides what can happen to a device, and what we pay for it. */
export interface ItemFacts extends Quote {
  readonly state: TradeState
  readonly stateSinceMs: number
  readonly sendByMs: number
  readonly lastScanAtMs: number | null
  readonly bookedInAtMs: number | null
  /** When the first inspection was decided. */
  readonly inspectedAtMs: number | null
  /** Who made the counter-offer; an appeal goes to someone else. */
  readonly inspectorId: string | null
  readonly hasUnboxingProof: boolean
  readonly hadOwnLabel: boolean
  /** The price of the latest counter-offer; null before one, and for a device that we can't buy. */
  readonly counterInCents: number | null
  /** What both sides agreed on; null until they do. */
  readonly agreedInCents: number | null
  readonly appeals: number
  /** Until when the open clarification can be answered. */
  readonly deadlineMs: number | null
  readonly hasValidAccount: boolean
  readonly acceptRule: AcceptRule | null
  /** Whether the latest findings name a damaged battery, which no carrier may take. */
  readonly isHazardous: boolean
  /** Whether the law asks for the seller's identity document, and none has been accepted. */
  readonly isIdentityMissing: boolean
}

/** The facts that the seller's own steps depend on. */
export const toSellerFacts = (item: ItemFacts): TradeItemFacts => ({
  state: item.state,
  wasScanned: item.lastScanAtMs !== null,
  hasCounterPrice: item.counterInCents !== null,
  wasAppealed: item.appeals > 0,
  isHazardous: item.isHazardous,
})

/** Nothing is bought from someone who is not known. A device that was lost on its way is paid for, but never bought. */
export const waitsForIdentity = ({ isIdentityMissing, inspectedAtMs }: ItemFacts): boolean =>
  isIdentityMissing && inspectedAtMs !== null

const CAN_STILL_BE_PAID = collectStatesLeadingTo('PAID')

/** What we would pay for a device as things are, without the late bonus; null if nothing. */
export function computeWorthInCents({
  state,
  quotedInCents,
  counterInCents,
  agreedInCents,
}: ItemFacts): number | null {
  if (agreedInCents !== null) return agreedInCents
  if (state === 'COUNTER_OFFERED' || state === 'APPEALED') return counterInCents
  return CAN_STILL_BE_PAID.has(state) ? quotedInCents : null
}

/** The amount of a device's payout: the agreed price plus the late bonus. */
export function computePayoutInCents(item: ItemFacts): number {
  if (item.agreedInCents === null) throw new RangeError('A device without an agreed price has no payout')
  return item.agreedInCents + computeLateBonusInCents(item)
}
