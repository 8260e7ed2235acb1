import type { Market } from '#domain/markets/market.ts'
import type { TranslateShipping } from './translate-shipping.ts'

/**
 * A device in the box, by its model alone: whoever opens the parcel may inspect it, and must not know what its seller has
 * said about it, or what we have offered.
 */
export interface SlipLine {
  /** Position in the trade, from 1. */
  readonly number: number
  readonly name: string
}

/** What every slip says, whatever is in the box. */
export interface SlipHead {
  readonly market: Market
  readonly translate: TranslateShipping
  readonly parcelNumber: string
  readonly createdAt: Date
  readonly sendBy: Date
  readonly sellerName: string
}

/** The slip of a parcel that is recycled for free. */
export interface RecyclingSlipInput extends SlipHead {
  /** What is in the box, in the sender's words. */
  readonly device: string
}

export interface SlipInput extends SlipHead {
  readonly lines: readonly SlipLine[]
}
