const FULL_BP = 10_000n

/** floor(amount × product of factors), without rounding in between. Factors are in ten-thousandths. */
export function exactShare(amountInCents: number, factorsBp: readonly number[]): number {
  const product = factorsBp.reduce((value, factorBp) => value * BigInt(factorBp), BigInt(amountInCents))
  return Number(product / FULL_BP ** BigInt(factorsBp.length))
}
