import {
  buildYearUntil,
  type FairnessPeriod,
  type FairnessReport,
  type FreeRecycling,
} from '#domain/fairness/fairness-figures.ts'
import { FAIRNESS_MINUTES } from '#domain/fairness/fairness-freshness.ts'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Database } from '#server/db/database.ts'
import { hasUncounted, readFairnessReport, readFreeRecycling } from './fairness.repository.ts'

/** The figures of the last twelve months, and the months they cover. */
export interface FairnessYear {
  /** Null while sales of before are being counted. */
  readonly report: FairnessReport | null
  readonly period: FairnessPeriod
  /** Null before the first device. */
  readonly freeRecycling: FreeRecycling | null
}

export interface FairnessService {
  /** Read at most ten minutes ago, once for all markets. */
  getYear(): Promise<FairnessYear>
}

export interface FairnessOptions {
  readonly db: Database
  readonly now: () => number
}

const MAX_AGE_MS = FAIRNESS_MINUTES * MINUTE_MS

/** Settled devices are counted within seconds. After a day without the worker, the figures would tell of other days. */
const MAX_BACKLOG_MS = DAY_MS

/** Caches the figures. Simultaneous visitors wait for the same reading, and a failed one isn't cached. */
export function createFairnessService({ db, now }: FairnessOptions): FairnessService {
  let cached: { readonly year: Promise<FairnessYear>; readonly readAtMs: number } | null = null

  async function read(untilMs: number): Promise<FairnessYear> {
    const period = buildYearUntil(untilMs)
    const [isCounting, report, freeRecycling] = await Promise.all([
      hasUncounted(db, untilMs - MAX_BACKLOG_MS),
      readFairnessReport(db, period),
      readFreeRecycling(db),
    ])
    return { period, report: isCounting ? null : report, freeRecycling }
  }

  return {
    getYear() {
      const nowMs = now()
      if (cached && nowMs - cached.readAtMs < MAX_AGE_MS) return cached.year
      const reading = { year: read(nowMs), readAtMs: nowMs }
      cached = reading
      reading.year.catch(() => {
        if (cached === reading) cached = null
      })
      return reading.year
    },
  }
}
