import type { Market } from '#domain/markets/market.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { RuleFigures } from './rule-figures.ts'

/** A figure of the shop, before it is written for a reader. */
export type Figure =
  /** A bare number: the text says of what. */
  | { readonly kind: 'count'; readonly count: number }
  /** A number that may be large, with the market's separators. */
  | { readonly kind: 'number'; readonly value: number }
  /** All of these numbers. */
  | { readonly kind: 'counts'; readonly counts: readonly number[] }
  | { readonly kind: 'amount'; readonly inCents: number; readonly currency: Currency }
  /** An amount of whole units, shown without cents. */
  | { readonly kind: 'wholeAmount'; readonly inCents: number; readonly currency: Currency }
  | { readonly kind: 'share'; readonly shareBp: number }
  /** One of these shares. */
  | { readonly kind: 'shares'; readonly sharesBp: readonly number[] }

/** What figures depend on. */
export interface FigureBasis {
  readonly market: Pick<Market, 'currency' | 'deductionFactorBp'>
  readonly rule: RuleFigures
}

/** A figure and the constant it comes from. */
export interface FigureSource {
  readonly constant: string
  readonly file: string
  readonly read: (basis: FigureBasis) => Figure
}
