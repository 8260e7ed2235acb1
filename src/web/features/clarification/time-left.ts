import { HOUR_MS } from '#domain/kernel/durations.ts'

const HOURS_PER_DAY = 24

/** The time left in the unit that people would use. Rounded down: never more than there is. */
export type TimeLeft =
  | { readonly unit: 'days' | 'hours'; readonly count: number }
  | { readonly unit: 'soon' | 'over' }

/** The time from now until a moment. */
export function measureTimeLeft(untilMs: number, nowMs: number): TimeLeft {
  const hours = Math.floor((untilMs - nowMs) / HOUR_MS)
  if (untilMs <= nowMs) return { unit: 'over' }
  if (hours === 0) return { unit: 'soon' }
  return hours < 2 * HOURS_PER_DAY
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / HOURS_PER_DAY) }
}
