import { FULL_BP } from '#domain/money/basis-points.ts'

/**
 * The shares of counts in basis points, rounded so that they add up to exactly the whole: what truncation leaves over goes
 * to those that lost most by it. All-zero counts have all-zero shares.
 */
export function computeExactShares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const cut = counts.map((count) => Math.floor((count * FULL_BP) / total))
  const missing = FULL_BP - cut.reduce((sum, share) => sum + share, 0)
  const remainders = counts.map((count, index) => ({ index, lost: (count * FULL_BP) % total }))
  const raised = new Set(
    remainders
      .sort((one, other) => other.lost - one.lost || one.index - other.index)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return cut.map((share, index) => (raised.has(index) ? share + 1 : share))
}
