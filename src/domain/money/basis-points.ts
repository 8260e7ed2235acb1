/** The whole, in basis points: a factor of this size changes nothing. */
export const FULL_BP = 10_000
