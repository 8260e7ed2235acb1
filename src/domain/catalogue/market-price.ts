import { FULL_BP } from '#domain/money/basis-points.ts'

const WHOLE_UNIT_IN_CENTS = 100
/** Keeps a price from becoming zero; the price rule decides what is too little for an offer. */
export const MIN_PRICE_IN_CENTS = 500

/** An amount without its fraction of a unit. */
export const truncateToUnits = (amountInCents: number): number =>
  amountInCents - (amountInCents % WHOLE_UNIT_IN_CENTS)

/** A market's price from the German one, in whole units of its currency; computed once, when a price list is written. */
export function computeMarketPriceInCents(germanPriceInCents: number, factorBp: number): number {
  const scaled = Math.floor((germanPriceInCents * factorBp) / FULL_BP)
  return Math.max(MIN_PRICE_IN_CENTS, truncateToUnits(scaled))
}
