import { FULL_BP } from '#domain/money/basis-points.ts'

/** What a seller decided at checkout about counter-offers. */
export interface AcceptRule {
  /** The least share of the quoted price that is accepted without asking. */
  readonly minShareBp: number
  readonly otherwise: 'ASK' | 'RETURN' | 'RECYCLE'
}

/** The choices at checkout. */
export const ACCEPT_SHARES_BP = [9_500, 9_000, 8_000] as const
export const OTHERWISE_ANSWERS = [
  'ASK',
  'RETURN',
  'RECYCLE',
] as const satisfies readonly AcceptRule['otherwise'][]

export interface CounterOffer {
  readonly quotedInCents: number
  /** Null for a device that we cannot buy. */
  readonly counterInCents: number | null
}

/** Whether the seller's rule accepts a counter-offer. Without a rule or a price it is never accepted. */
export const isAcceptedByRule = (
  rule: AcceptRule | null,
  { quotedInCents, counterInCents }: CounterOffer,
): boolean =>
  rule !== null && counterInCents !== null && counterInCents * FULL_BP >= quotedInCents * rule.minShareBp

/** What the seller's rule answers to a counter-offer. */
export function applyAcceptRule(
  rule: AcceptRule | null,
  counterOffer: CounterOffer,
): 'ACCEPT' | AcceptRule['otherwise'] {
  return isAcceptedByRule(rule, counterOffer) ? 'ACCEPT' : (rule?.otherwise ?? 'ASK')
}
