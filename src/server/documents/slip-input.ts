import type { Market } from '#domain/markets/market.ts'
import type { TranslateShipping } from './translate-shipping.ts'

export interface SlipLine {
  /** Position in the trade, from 1. */
  readonly number: number
  readonly name: string
  /** `256 GB`, or empty for a device without storage. */
  readonly storageText: string
  readonly conditionId: number
  readonly priceInCents: number
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
  readonly voucher: { readonly code: string; readonly valueInCents: number } | null
}
