import { FULL_BP } from '#domain/money/basis-points.ts'
import { truncateToWholeUnits } from '#domain/money/whole-units.ts'

/** What one answer changes, in cents. */
export interface FactorStep {
  readonly code: string
  readonly effectInCents: number
}

export interface FactorBreakdown {
  readonly steps: readonly FactorStep[]
  /** What cutting to whole currency units takes off; zero or negative. */
  readonly roundingInCents: number
  readonly totalInCents: number
}

/**
 * Applies factors (basis points) to a base price one after the other and cuts the result to whole currency units.
 * Uses the exact product, so the order of answers never changes the total; base plus steps plus rounding is the total.
 */
export function applyFactors(
  baseInCents: number,
  factors: readonly { readonly code: string; readonly factorBp: number }[],
): FactorBreakdown {
  let product = BigInt(baseInCents)
  let scale = 1n
  let current = baseInCents
  const steps = factors.map(({ code, factorBp }) => {
    // Most answers change nothing.
    if (factorBp === FULL_BP) return { code, effectInCents: 0 }
    product *= BigInt(factorBp)
    scale *= BigInt(FULL_BP)
    const next = Number(product / scale)
    const step = { code, effectInCents: next - current }
    current = next
    return step
  })
  const totalInCents = truncateToWholeUnits(current)
  return { steps, roundingInCents: totalInCents - current, totalInCents }
}
