import type { CategoryId } from '#domain/catalogue/category.ts'
import { MIN_PRICE_IN_CENTS, truncateToUnits } from '#domain/catalogue/market-price.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'

/** Which devices of a list are meant. Whatever is left out doesn't matter. */
export interface PriceFilter {
  readonly category?: CategoryId | undefined
  readonly manufacturer?: string | undefined
  readonly series?: string | undefined
  /** Released in this year or later. */
  readonly releasedFrom?: number | undefined
  /** Released before this year: "older than 2021" is 2021. */
  readonly releasedBefore?: number | undefined
  /** A part of the name. */
  readonly text?: string | undefined
}

/** What is done to a price. */
export type PriceChange =
  | { readonly kind: 'percent'; readonly changeBp: number }
  | { readonly kind: 'amount'; readonly changeInCents: number }
  | { readonly kind: 'set'; readonly amountInCents: number }

function changeAmount(amountInCents: number, change: PriceChange): number {
  switch (change.kind) {
    case 'percent':
      return Math.floor((amountInCents * (FULL_BP + change.changeBp)) / FULL_BP)
    case 'amount':
      return amountInCents + change.changeInCents
    case 'set':
      return change.amountInCents
  }
}

/** The price after a change, in whole units and never below the smallest one of a list. */
export const applyPriceChange = (amountInCents: number, change: PriceChange): number =>
  Math.max(MIN_PRICE_IN_CENTS, truncateToUnits(changeAmount(amountInCents, change)))
