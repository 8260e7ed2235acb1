import { FULL_BP } from '#domain/money/basis-points.ts'

/** A base price and the days on which it held, as `YYYY-MM-DD`. */
export interface PricePeriod {
  /** 0 for a device without storage. */
  readonly storageGb: number
  readonly amountInCents: number
  readonly from: string
  /** First day on which it held no more; null for the current price. */
  readonly to: string | null
}

export interface PriceStep {
  readonly from: string
  /** Null while this size was not bought. */
  readonly amountInCents: number | null
}

export interface PriceHistory {
  /** First day that is shown: twelve months before the last one, or the first day with a price. */
  readonly from: string
  readonly until: string
  /** Oldest first, none equal to the one before. The first may have begun before the days that are shown. */
  readonly steps: readonly PriceStep[]
  readonly lowestInCents: number
  readonly highestInCents: number
  readonly currentInCents: number
  /** From the first price that is shown to the current one, in hundredths of a percent. */
  readonly changeBp: number
}

/** The same day one year before. */
export function oneYearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return `${year}${day.slice(4)}`.replace('-02-29', '-02-28')
}

const later = (one: string, other: string) => (one > other ? one : other)

/** Prices in a row, with the times between them in which there was none. */
function stepsOf(periods: readonly PricePeriod[]): PriceStep[] {
  const all = periods.flatMap(({ from, to, amountInCents }, index): PriceStep[] => {
    const hasGap = to !== null && periods[index + 1]?.from !== to
    return [{ from, amountInCents }, ...(hasGap ? [{ from: to, amountInCents: null }] : [])]
  })
  return all.filter(({ amountInCents }, index) => amountInCents !== all[index - 1]?.amountInCents)
}

/**
 * What a device was worth in the twelve months until a day, from periods in order of time; null without a price.
 * Days are as fine as it gets: a price that was replaced on its first day never shows.
 */
export function priceHistory(periods: readonly PricePeriod[], lastDay: string): PriceHistory | null {
  // A list may be dated later than the clock that asks: two machines rarely agree.
  const until = periods.reduce((day, { from }) => later(day, from), lastDay)
  const start = oneYearBefore(until)
  const steps = stepsOf(periods.filter(({ from, to }) => to === null || (to > from && to > start)))
  const amounts = steps.flatMap(({ amountInCents }) => (amountInCents === null ? [] : [amountInCents]))
  const [first] = amounts
  const current = steps[steps.length - 1]?.amountInCents
  if (!first || !current) return null
  return {
    from: later(start, steps[0]?.from ?? start),
    until,
    steps,
    lowestInCents: Math.min(...amounts),
    highestInCents: Math.max(...amounts),
    currentInCents: current,
    // Adding zero turns a negative zero, which would be shown with a sign, into a plain one.
    changeBp: Math.round(((current - first) * FULL_BP) / first) + 0,
  }
}
