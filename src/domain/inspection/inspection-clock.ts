import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'

const SECOND_MS = 1_000

/** The time that is left, as a clock shows it. */
export interface ClockParts {
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The time until a moment, rounded down: never more than there is; null once it is past. */
export function splitTimeLeft(untilMs: number, nowMs: number): ClockParts | null {
  const leftMs = untilMs - nowMs
  if (leftMs <= 0) return null
  return {
    day: Math.floor(leftMs / DAY_MS),
    hour: Math.floor((leftMs % DAY_MS) / HOUR_MS),
    minute: Math.floor((leftMs % HOUR_MS) / MINUTE_MS),
    second: Math.floor((leftMs % MINUTE_MS) / SECOND_MS),
  }
}

export interface ClockSpan {
  readonly startMs: number
  readonly untilMs: number
}

/** Which share of a span is left, between 0 and 1. */
export const computeShareLeft = ({ startMs, untilMs }: ClockSpan, nowMs: number): number =>
  untilMs <= startMs ? 0 : Math.min(1, Math.max(0, (untilMs - nowMs) / (untilMs - startMs)))

/** In how many days something was done, each one that was begun counts. */
export const countDaysTaken = (startMs: number, endMs: number): number =>
  Math.max(1, Math.ceil((endMs - startMs) / DAY_MS))
