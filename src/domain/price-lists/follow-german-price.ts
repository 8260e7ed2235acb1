import { computeMarketPriceInCents } from '#domain/catalogue/market-price.ts'

export interface FollowedPrice {
  /** The German price before; null if there was none. */
  readonly germanBeforeInCents: number | null
  readonly germanAfterInCents: number
  /** What the market pays now; null if nothing. */
  readonly marketBeforeInCents: number | null
  readonly factorBp: number
}

/**
 * What a market pays after the German price has changed. A price that isn't the German one by the market's factor was set
 * for this market, and stays.
 */
export function followGermanPrice(price: FollowedPrice): number {
  const { germanBeforeInCents, germanAfterInCents, marketBeforeInCents, factorBp } = price
  const isOwn =
    marketBeforeInCents !== null &&
    (germanBeforeInCents === null ||
      marketBeforeInCents !== computeMarketPriceInCents(germanBeforeInCents, factorBp))
  return isOwn ? marketBeforeInCents : computeMarketPriceInCents(germanAfterInCents, factorBp)
}
