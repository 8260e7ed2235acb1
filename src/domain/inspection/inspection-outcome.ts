import { FULL_BP } from '#domain/money/basis-points.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Gate } from '#domain/pricing/price-rule.ts'
import type { NotBuyableReason } from './found-model.ts'
import type { SecondPrice } from './second-price.ts'

/** What the seller was promised. */
export interface Quote {
  readonly quotedInCents: number
  readonly currency: Currency
}

/** What follows from an inspection. */
export type InspectionOutcome =
  /** Paid without asking, as quoted or more. */
  | { readonly kind: 'MATCH' | 'RAISED' | 'TOLERATED'; readonly priceInCents: number }
  /** A counter-offer with this price. */
  | { readonly kind: 'LOWERED'; readonly priceInCents: number }
  /** A counter-offer without a price. */
  | { readonly kind: 'NOT_BUYABLE'; readonly reason: NotBuyableReason }
  /** The seller has to do something first. */
  | { readonly kind: 'LOCKED'; readonly gate: Gate }

/** The price that an outcome leads to; null where there is none. */
export const findOutcomePrice = (outcome: InspectionOutcome): number | null =>
  'priceInCents' in outcome ? outcome.priceInCents : null

/** Whether we pay at least the quoted price without asking. */
export const holdsPrice = ({ kind }: Pick<InspectionOutcome, 'kind'>): boolean =>
  kind === 'MATCH' || kind === 'RAISED' || kind === 'TOLERATED'

/** Whether the seller gets a counter-offer: a lower price, or none. */
export const lowersPrice = ({ kind }: Pick<InspectionOutcome, 'kind'>): boolean =>
  kind === 'LOWERED' || kind === 'NOT_BUYABLE'

/** A smaller difference isn't worth a clarification. */
export const TOLERANCE_IN_CENTS = { EUR: 500, PLN: 2_000 } as const
export const TOLERANCE_BP = 300

/** Whether the quoted price is still paid when the device is worth this much less. */
export const isTolerated = ({ quotedInCents, currency }: Quote, lessInCents: number): boolean =>
  lessInCents < TOLERANCE_IN_CENTS[currency] || lessInCents * FULL_BP < quotedInCents * TOLERANCE_BP

/** What the second price of a device leads to. */
export function settle(quote: Quote, { result, gate }: SecondPrice): InspectionOutcome {
  const { quotedInCents } = quote
  const { totalInCents } = result.breakdown
  const holds = totalInCents >= quotedInCents || isTolerated(quote, quotedInCents - totalInCents)
  // A price too low to be offered may be within tolerance; the other reasons have nothing to do with money.
  if (result.kind === 'noOffer' && !(holds && result.reason === 'TOO_LOW'))
    return { kind: 'NOT_BUYABLE', reason: result.reason }
  if (gate) return { kind: 'LOCKED', gate }
  if (totalInCents > quotedInCents) return { kind: 'RAISED', priceInCents: totalInCents }
  if (totalInCents === quotedInCents) return { kind: 'MATCH', priceInCents: quotedInCents }
  return holds
    ? { kind: 'TOLERATED', priceInCents: quotedInCents }
    : { kind: 'LOWERED', priceInCents: totalInCents }
}
