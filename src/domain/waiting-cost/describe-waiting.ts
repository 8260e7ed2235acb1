import { FULL_BP } from '#domain/money/basis-points.ts'
import type { WaitingCost } from './compute-waiting-cost.ts'

const BP_PER_PERCENT = FULL_BP / 100

/** What can be said in a sentence, in whole per cent. */
export type WaitingSentence =
  | { readonly kind: 'stayed' }
  /** `least` is zero where some prices stayed. */
  | { readonly kind: 'fell' | 'rose'; readonly least: number; readonly most: number }
  | { readonly kind: 'mixed'; readonly fall: number; readonly rise: number }

/**
 * The range in whole per cent, always a little too wide rather than too narrow. Prices that rose or stayed are said as
 * plainly as those that fell.
 */
export function describeWaiting({ lowBp, highBp }: Pick<WaitingCost, 'lowBp' | 'highBp'>): WaitingSentence {
  if (Math.max(Math.abs(lowBp), Math.abs(highBp)) < BP_PER_PERCENT) return { kind: 'stayed' }
  const low = Math.floor(lowBp / BP_PER_PERCENT)
  const high = Math.ceil(highBp / BP_PER_PERCENT)
  // Adding zero turns a negative zero, which would be shown with a sign, into a positive one.
  if (high <= 0) return { kind: 'fell', least: -high + 0, most: -low }
  return low >= 0 ? { kind: 'rose', least: low, most: high } : { kind: 'mixed', fall: -low, rise: high }
}
