/** An appeal never leaves the seller worse off: the better of two counter-offers stands. Null means that we can't buy. */
export const findBetterCounter = (first: number | null, second: number | null): number | null => {
  const prices = [first, second].filter((price) => price !== null)
  return prices.length > 0 ? Math.max(...prices) : null
}
