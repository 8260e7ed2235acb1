import { FULL_BP } from '#domain/money/basis-points.ts'

/** floor(amount × product of factors), without rounding in between. Factors are in basis points. */
export function multiplyExactly(amountInCents: number, factorsBp: readonly number[]): number {
  const product = factorsBp.reduce((value, factorBp) => value * BigInt(factorBp), BigInt(amountInCents))
  return Number(product / BigInt(FULL_BP) ** BigInt(factorsBp.length))
}
