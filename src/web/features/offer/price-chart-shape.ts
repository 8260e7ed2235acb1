import { DAY_MS } from '#domain/kernel/durations.ts'
import type { PriceHistory } from '#domain/pricing/price-history.ts'

export interface ChartStep {
  readonly startPercent: number
  readonly endPercent: number
  /** Of the highest mark; null where there is nothing to draw. */
  readonly heightPercent: number | null
}

export interface ChartShape {
  /** Round amounts from zero up, for the lines behind. */
  readonly marksInCents: readonly number[]
  readonly steps: readonly ChartStep[]
  /** A month that helps to read the middle of a long time; null for a short one. */
  readonly month: { readonly day: string; readonly percent: number } | null
}

const MAX_MARKS = 4
const LONG_IN_DAYS = 180
const WHOLE_UNIT_IN_CENTS = 100

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The smallest of 1, 2, 5, 10, 20, 50 … whole units that needs few marks. */
function distanceOfMarks(highestInCents: number): number {
  const least = highestInCents / MAX_MARKS
  let power = WHOLE_UNIT_IN_CENTS
  while (power * 10 < least) power *= 10
  return [1, 2, 5, 10].map((factor) => factor * power).find((distance) => distance >= least) ?? power
}

function marksUpTo(highestInCents: number): number[] {
  const distance = distanceOfMarks(highestInCents)
  const count = Math.ceil(highestInCents / distance)
  return Array.from({ length: count + 1 }, (_, index) => index * distance)
}

/** Where a day stands between the first and the last one; a history of one day is drawn over the whole width. */
const percentOf = ({ from, until }: PriceHistory, day: string): number => {
  const days = msOf(until) - msOf(from)
  if (day >= until) return 100
  return days === 0 ? 0 : Math.max(0, ((msOf(day) - msOf(from)) / days) * 100)
}

function middleMonth(history: PriceHistory): ChartShape['month'] {
  const [start, end] = [msOf(history.from), msOf(history.until)]
  if (end - start < LONG_IN_DAYS * DAY_MS) return null
  const middle = new Date((start + end) / 2)
  // The beginning of the nearer month.
  const shift = middle.getUTCDate() > 15 ? 1 : 0
  const first = new Date(Date.UTC(middle.getUTCFullYear(), middle.getUTCMonth() + shift, 1))
  const day = first.toISOString().slice(0, 10)
  return { day, percent: percentOf(history, day) }
}

/** The chart of a history, in shares of its room: the amounts start at zero, so that heights can be compared. */
export function priceChartShape(history: PriceHistory): ChartShape {
  const { steps, highestInCents } = history
  const marksInCents = marksUpTo(highestInCents)
  const top = Math.max(...marksInCents)
  return {
    marksInCents,
    steps: steps.map(({ from, amountInCents }, index) => ({
      startPercent: index === 0 ? 0 : percentOf(history, from),
      endPercent: percentOf(history, steps[index + 1]?.from ?? history.until),
      heightPercent: amountInCents === null ? null : (amountInCents / top) * 100,
    })),
    month: middleMonth(history),
  }
}
