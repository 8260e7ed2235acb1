const CENTS_PER_UNIT = 100

/** Cuts an amount to whole units of its currency. Prices are always cut, never rounded. */
export const truncateToWholeUnits = (amountInCents: number): number =>
  amountInCents - (amountInCents % CENTS_PER_UNIT)
