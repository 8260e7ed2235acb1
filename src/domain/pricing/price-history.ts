import { FULL_BP } from '#domain/money/basis-points.ts'

/** A base price and the days it was valid, as `YYYY-MM-DD`. */
export interface PricePeriod {
  /** 0 for a device without storage. */
  readonly storageGb: number
  readonly amountInCents: number
  readonly from: string
  /** First day it was no longer valid; null for the current price. */
  readonly to: string | null
}

export interface PriceStep {
  readonly from: string
  /** Null while this size was not bought. */
  readonly amountInCents: number | null
}

export interface PriceHistory {
  /** First day shown: twelve months before the last one, or the first day with a price. */
  readonly from: string
  readonly until: string
  /** Oldest first, no two neighbours equal. The first may have begun before the days shown. */
  readonly steps: readonly PriceStep[]
  readonly lowestInCents: number
  readonly highestInCents: number
  readonly currentInCents: number
  /** From the first price shown to the current one, in basis points. */
  readonly changeBp: number
  /** Whether there are enough prices to tell anything: fewer are a sentence, not a curve. */
  readonly isDrawable: boolean
}

/** The same day of the year before. */
export function subtractYear(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return `${year}${day.slice(4)}`.replace('-02-29', '-02-28')
}

const MIN_DRAWN_PRICES = 5

const pickLater = (one: string, other: string) => (one > other ? one : other)

/** Prices in order, with the gaps in which there was none. */
function listSteps(periods: readonly PricePeriod[]): PriceStep[] {
  const all = periods.flatMap(({ from, to, amountInCents }, index): PriceStep[] => {
    const hasGap = to !== null && periods[index + 1]?.from !== to
    return [{ from, amountInCents }, ...(hasGap ? [{ from: to, amountInCents: null }] : [])]
  })
  return all.filter(({ amountInCents }, index) => amountInCents !== all[index - 1]?.amountInCents)
}

/**
 * What a device was worth in the twelve months before a day, from periods in chronological order; null without a price.
 * Resolution is one day: a price that was replaced on its first day never shows.
 */
export function buildPriceHistory(periods: readonly PricePeriod[], lastDay: string): PriceHistory | null {
  // A list may be dated after our clock: machines rarely agree on the time.
  const until = periods.reduce((day, { from }) => pickLater(day, from), lastDay)
  const start = subtractYear(until)
  const steps = listSteps(periods.filter(({ from, to }) => to === null || (to > from && to > start)))
  const amounts = steps.flatMap(({ amountInCents }) => (amountInCents === null ? [] : [amountInCents]))
  const [first] = amounts
  const current = steps[steps.length - 1]?.amountInCents
  if (!first || !current) return null
  return {
    from: pickLater(start, steps[0]?.from ?? start),
    until,
    steps,
    lowestInCents: Math.min(...amounts),
    highestInCents: Math.max(...amounts),
    currentInCents: current,
    // Adding zero turns a negative zero, which would be shown with a sign, into a positive one.
    changeBp: Math.round(((current - first) * FULL_BP) / first) + 0,
    isDrawable: amounts.length >= MIN_DRAWN_PRICES,
  }
}
