import {
  buildYearUntil,
  type FairnessPeriod,
  type FairnessReport,
  type FreeRecycling,
} from '#domain/fairness/fairness-figures.ts'
import { FAIRNESS_MINUTES } from '#domain/fairness/fairness-freshness.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Database } from '#server/db/database.ts'
import { readFairnessReport, readFreeRecycling } from './fairness.repository.ts'

/** The figures of the last twelve months, and the months they cover. */
export interface FairnessYear {
  readonly report: FairnessReport
  readonly period: FairnessPeriod
  /** Null before the first device. */
  readonly freeRecycling: FreeRecycling | null
}

export interface FairnessService {
  /** Counted at most ten minutes ago, once for all markets. */
  getYear(): Promise<FairnessYear>
}

export interface FairnessOptions {
  readonly db: Database
  readonly now: () => number
}

const MAX_AGE_MS = FAIRNESS_MINUTES * MINUTE_MS

/** Caches the figures. Simultaneous visitors wait for the same count, and a failed count isn't cached. */
export function createFairnessService({ db, now }: FairnessOptions): FairnessService {
  let cached: { readonly year: Promise<FairnessYear>; readonly countedAtMs: number } | null = null

  async function count(untilMs: number): Promise<FairnessYear> {
    const period = buildYearUntil(untilMs)
    const [report, freeRecycling] = await Promise.all([readFairnessReport(db, period), readFreeRecycling(db)])
    return { period, report, freeRecycling }
  }

  return {
    getYear() {
      const nowMs = now()
      if (cached && nowMs - cached.countedAtMs < MAX_AGE_MS) return cached.year
      const counted = { year: count(nowMs), countedAtMs: nowMs }
      cached = counted
      counted.year.catch(() => {
        if (cached === counted) cached = null
      })
      return counted.year
    },
  }
}
