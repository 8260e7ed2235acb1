import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** How busy a process was in the last moment. */
export interface LoadReading {
  /** How long ready work had to wait, in milliseconds. */
  readonly delayMs: number
  /** The busy part of the time, 0 to 1. */
  readonly utilisation: number
}

/** Above both, the process sheds load. A short peak of one of them is ordinary. */
const BUSY: LoadReading = { delayMs: 150, utilisation: 0.9 }

/** Below one of them, it takes all work again. Lower than above, so that it does not switch back and forth. */
const CALM: LoadReading = { delayMs: 50, utilisation: 0.75 }

/** Whether a process should shed load, from whether it does and what was measured last. */
export const decideShedding = (isShedding: boolean, { delayMs, utilisation }: LoadReading): boolean =>
  isShedding
    ? delayMs > CALM.delayMs && utilisation > CALM.utilisation
    : delayMs > BUSY.delayMs && utilisation > BUSY.utilisation

export interface LoadShedding {
  /** Whether work that can wait should be answered with 503, so that all other work stays fast. */
  readonly isShedding: () => boolean
}

/** Long enough that one slow page, or a process that has just started, is not taken for too much work. */
const READING_MS = 2_000
const RESOLUTION_MS = 10
const NANOSECONDS_PER_MS = 1_000_000

/** The histogram measures the time between two ticks of its timer, so an idle process shows the timer's own period. */
const readDelay = (histogram: ReturnType<typeof monitorEventLoopDelay>): number =>
  Math.max(0, histogram.percentile(90) / NANOSECONDS_PER_MS - RESOLUTION_MS)

export interface LoadWatch {
  readonly onChange?: (isShedding: boolean) => void
  /** How long each reading takes. */
  readonly readingMs?: number
}

/** A process's load, and how to stop watching it. */
export interface WatchedLoad extends LoadShedding {
  stop(): void
}

/** Watches the event loop: a process that cannot keep up says so before visitors wait. */
export function watchLoad({ onChange, readingMs = READING_MS }: LoadWatch = {}): WatchedLoad {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let last: EventLoopUtilization = performance.eventLoopUtilization()
  let isShedding = false
  const timer = setInterval(() => {
    const next = performance.eventLoopUtilization()
    const { utilization: utilisation } = performance.eventLoopUtilization(next, last)
    last = next
    const decided = decideShedding(isShedding, { delayMs: readDelay(histogram), utilisation })
    histogram.reset()
    if (decided !== isShedding) onChange?.(decided)
    isShedding = decided
  }, readingMs)
  timer.unref()
  return {
    isShedding: () => isShedding,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

/** For programs that never shed load. */
export const NO_SHEDDING: LoadShedding = { isShedding: () => false }
