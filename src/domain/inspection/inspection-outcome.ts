import { FULL_BP } from '#domain/money/basis-points.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Gate, NoOfferReason } from '#domain/pricing/price-rule.ts'
import type { SecondPrice } from './second-price.ts'

/** What the seller was promised. */
export interface Quote {
  readonly quotedInCents: number
  readonly currency: Currency
}

/** What follows from an inspection. */
export type InspectionOutcome =
  /** Paid without asking: as quoted, or more. */
  | { readonly kind: 'MATCH' | 'RAISED' | 'TOLERATED'; readonly priceInCents: number }
  /** A counter-offer with this price. */
  | { readonly kind: 'LOWERED'; readonly priceInCents: number }
  /** A question to the seller without a price. */
  | { readonly kind: 'NOT_BUYABLE'; readonly reason: NoOfferReason }
  /** The seller has to do something first. */
  | { readonly kind: 'LOCKED'; readonly gate: Gate }

/** A difference below is not worth a question. */
const TOLERANCE_IN_CENTS = { EUR: 500, PLN: 2_000 } as const
const TOLERANCE_BP = 300

/** Whether so much less is still paid as quoted. */
export const isTolerated = ({ quotedInCents, currency }: Quote, lessInCents: number): boolean =>
  lessInCents < TOLERANCE_IN_CENTS[currency] || lessInCents * FULL_BP < quotedInCents * TOLERANCE_BP

/** What the second price of a device leads to. */
export function settle(quote: Quote, { result, gate }: SecondPrice): InspectionOutcome {
  const { quotedInCents } = quote
  const { totalInCents } = result.receipt
  const holds = totalInCents >= quotedInCents || isTolerated(quote, quotedInCents - totalInCents)
  // A price that is too low to be offered is a matter of money, and may be within tolerance; other reasons are not.
  if (result.kind === 'noOffer' && !(holds && result.reason === 'TOO_LOW'))
    return { kind: 'NOT_BUYABLE', reason: result.reason }
  if (gate) return { kind: 'LOCKED', gate }
  if (totalInCents > quotedInCents) return { kind: 'RAISED', priceInCents: totalInCents }
  if (totalInCents === quotedInCents) return { kind: 'MATCH', priceInCents: quotedInCents }
  return holds
    ? { kind: 'TOLERATED', priceInCents: quotedInCents }
    : { kind: 'LOWERED', priceInCents: totalInCents }
}
