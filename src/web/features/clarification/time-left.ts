const HOUR_MS = 3_600_000
const HOURS_PER_DAY = 24

/** How long somebody still has, in the unit in which one would say it. Rounded down: never more than there is. */
export type TimeLeft =
  | { readonly unit: 'days' | 'hours'; readonly count: number }
  | { readonly unit: 'soon' | 'over' }

/** The time from now until a moment. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft {
  const hours = Math.floor((untilMs - nowMs) / HOUR_MS)
  if (untilMs <= nowMs) return { unit: 'over' }
  if (hours === 0) return { unit: 'soon' }
  return hours < 2 * HOURS_PER_DAY
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / HOURS_PER_DAY) }
}
