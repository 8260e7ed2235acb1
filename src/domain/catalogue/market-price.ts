import { FULL_BP } from '#domain/money/basis-points.ts'

const WHOLE_UNIT_IN_CENTS = 100
// Below it a market would have no price at all; the price rule itself decides what is too little for an offer.
const MIN_PRICE_IN_CENTS = 500

/** A market's own price from the German one, in whole units of its currency; made once, when a price list is written. */
export function marketPriceInCents(germanPriceInCents: number, factorBp: number): number {
  const scaled = Math.floor((germanPriceInCents * factorBp) / FULL_BP)
  return Math.max(MIN_PRICE_IN_CENTS, scaled - (scaled % WHOLE_UNIT_IN_CENTS))
}
