import { DAY_MS } from '#domain/kernel/durations.ts'
import type { PriceHistory } from '#domain/pricing/price-history.ts'

export interface ChartStep {
  readonly startPercent: number
  readonly endPercent: number
  /** Share of the highest mark; null where there is nothing to draw. */
  readonly heightPercent: number | null
}

export interface ChartShape {
  /** Even amounts from zero up, for the grid lines. */
  readonly marksInCents: readonly number[]
  readonly steps: readonly ChartStep[]
  /** A month label for the middle of a long history; null for a short one. */
  readonly month: { readonly day: string; readonly percent: number } | null
}

const MAX_MARKS = 4
const LONG_IN_DAYS = 180
const WHOLE_UNIT_IN_CENTS = 100

const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The smallest of 1, 2, 5, 10, 20, 50 … whole units that needs few marks. */
function pickMarkDistance(highestInCents: number): number {
  const least = highestInCents / MAX_MARKS
  let power = WHOLE_UNIT_IN_CENTS
  while (power * 10 < least) power *= 10
  return [1, 2, 5, 10].map((factor) => factor * power).find((distance) => distance >= least) ?? power
}

function listMarks(highestInCents: number): number[] {
  const distance = pickMarkDistance(highestInCents)
  const count = Math.ceil(highestInCents / distance)
  return Array.from({ length: count + 1 }, (_, index) => index * distance)
}

/** The position of a day between the first and the last; a history of one day fills the width. */
const toPercent = ({ from, until }: PriceHistory, day: string): number => {
  const days = toMs(until) - toMs(from)
  if (day >= until) return 100
  return days === 0 ? 0 : Math.max(0, ((toMs(day) - toMs(from)) / days) * 100)
}

function findMiddleMonth(history: PriceHistory): ChartShape['month'] {
  const [start, end] = [toMs(history.from), toMs(history.until)]
  if (end - start < LONG_IN_DAYS * DAY_MS) return null
  const middle = new Date((start + end) / 2)
  // The start of the nearer month.
  const shift = middle.getUTCDate() > 15 ? 1 : 0
  const first = new Date(Date.UTC(middle.getUTCFullYear(), middle.getUTCMonth() + shift, 1))
  const day = first.toISOString().slice(0, 10)
  return { day, percent: toPercent(history, day) }
}

/** The chart of a history in percent of its area. Amounts start at zero, so that heights can be compared. */
export function buildPriceChartShape(history: PriceHistory): ChartShape {
  const { steps, highestInCents } = history
  const marksInCents = listMarks(highestInCents)
  const top = Math.max(...marksInCents)
  return {
    marksInCents,
    steps: steps.map(({ from, amountInCents }, index) => ({
      startPercent: index === 0 ? 0 : toPercent(history, from),
      endPercent: toPercent(history, steps[index + 1]?.from ?? history.until),
      heightPercent: amountInCents === null ? null : (amountInCents / top) * 100,
    })),
    month: findMiddleMonth(history),
  }
}
