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

export interface SlipInput {
  readonly market: Market
  readonly translate: TranslateShipping
  readonly tradeNumber: string
  readonly createdAt: Date
  readonly sendBy: Date
  readonly sellerName: string
  readonly lines: readonly SlipLine[]
  readonly voucher: { readonly code: string; readonly valueInCents: number } | null
}
