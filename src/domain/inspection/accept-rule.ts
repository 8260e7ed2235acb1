import { FULL_BP } from '#domain/money/basis-points.ts'

/** What a seller decided at checkout for the case of a counter-offer. */
export interface AcceptRule {
  /** The least share of the quoted price that is accepted unasked. */
  readonly minShareBp: number
  readonly otherwise: 'ASK' | 'RETURN' | 'RECYCLE'
}

/** The shares and the other ways that are offered to choose from. */
export const ACCEPT_SHARES_BP = [9_500, 9_000, 8_000] as const
export const OTHERWISE = ['ASK', 'RETURN', 'RECYCLE'] as const satisfies readonly AcceptRule['otherwise'][]

export interface CounterOffer {
  readonly quotedInCents: number
  /** Null for a device that we cannot buy. */
  readonly counterInCents: number | null
}

/** Whether the seller's own rule says yes to a counter-offer. Without a rule, or without a price, nothing does. */
export const isAcceptedByRule = (
  rule: AcceptRule | null,
  { quotedInCents, counterInCents }: CounterOffer,
): boolean =>
  rule !== null && counterInCents !== null && counterInCents * FULL_BP >= quotedInCents * rule.minShareBp

/** What the seller's own rule says to a counter-offer. */
export function ruleAnswer(
  rule: AcceptRule | null,
  counterOffer: CounterOffer,
): 'ACCEPT' | AcceptRule['otherwise'] {
  return isAcceptedByRule(rule, counterOffer) ? 'ACCEPT' : (rule?.otherwise ?? 'ASK')
}
