/** One price of a device on a market's lists: valid from a version until another one replaces it. */
export interface PricePeriod {
  readonly fromVersion: number
  readonly toVersion: number | null
  readonly amountInCents: number
}

const isValidAt = ({ fromVersion, toVersion }: PricePeriod, version: number): boolean =>
  fromVersion <= version && (toVersion === null || version < toVersion)

/** The highest price of a device on a list, across its storage sizes; null where it is not on that list. */
export function findUpToPrice(periods: readonly PricePeriod[], version: number): number | null {
  const amounts = periods
    .filter((period) => isValidAt(period, version))
    .map(({ amountInCents }) => amountInCents)
  return amounts.length === 0 ? null : Math.max(...amounts)
}

/** What a device brings now, and how that differs from an earlier list. */
export interface PriceChange {
  readonly nowInCents: number
  /** Negative where the price fell; null where the earlier list lacks the device. */
  readonly differenceInCents: number | null
}

/** Null for a device that is not bought any more. */
export function computePriceChange(
  periods: readonly PricePeriod[],
  { before, now }: { readonly before: number; readonly now: number },
): PriceChange | null {
  const nowInCents = findUpToPrice(periods, now)
  if (nowInCents === null) return null
  const beforeInCents = findUpToPrice(periods, before)
  return { nowInCents, differenceInCents: beforeInCents === null ? null : nowInCents - beforeInCents }
}

/** A change is large if it is at least this share of the earlier price … */
const LARGE_CHANGE_BP = 1_000
/** … and at least this much: ten per cent of a cheap device are not worth a mail. */
const LARGE_CHANGE_IN_CENTS = 1_000

const FULL_BP = 10_000

/** Whether a reader who only wants to hear of large changes hears of this one. Falls count like rises. */
export function isLargeChange({ nowInCents, differenceInCents }: PriceChange): boolean {
  if (differenceInCents === null) return false
  const beforeInCents = nowInCents - differenceInCents
  const size = Math.abs(differenceInCents)
  return size >= LARGE_CHANGE_IN_CENTS && size * FULL_BP >= beforeInCents * LARGE_CHANGE_BP
}
