import { HOUR_MS } from '#domain/kernel/durations.ts'

/** Browsers report, and so can strangers: the log must not grow with them. */
const MAX_LINES_PER_HOUR = 20

/** Writes the first lines of each hour and drops the rest, separately for each topic; a metric counts all. */
export function createBoundedLog(now: () => number) {
  const hours = new Map<string, { lines: number; readonly endsAtMs: number }>()
  return (topic: string, write: () => void): void => {
    const nowMs = now()
    const known = hours.get(topic)
    const hour = known && nowMs < known.endsAtMs ? known : { lines: 0, endsAtMs: nowMs + HOUR_MS }
    hours.set(topic, hour)
    hour.lines += 1
    if (hour.lines <= MAX_LINES_PER_HOUR) write()
  }
}
