import { type FairnessPeriod, type FairnessReport, yearUntil } from '#domain/fairness/fairness-figures.ts'
import type { Database } from '#server/db/database.ts'
import { readFairnessReport } from './fairness.repository.ts'

/** The figures of the last twelve months, and which months these are. */
export interface FairnessYear {
  readonly report: FairnessReport
  readonly period: FairnessPeriod
}

export interface FairnessService {
  /** Counted at most ten minutes ago, once for all markets. */
  getYear(): Promise<FairnessYear>
}

export interface FairnessOptions {
  readonly db: Database
  readonly now: () => number
}

const MAX_AGE_MS = 10 * 60 * 1_000

/** How inspections have ended. Visitors who come together wait for one count; one that fails is not remembered. */
export function createFairnessService({ db, now }: FairnessOptions): FairnessService {
  let known: { readonly year: Promise<FairnessYear>; readonly countedAtMs: number } | null = null

  async function count(untilMs: number): Promise<FairnessYear> {
    const period = yearUntil(untilMs)
    return { period, report: await readFairnessReport(db, period) }
  }

  return {
    getYear() {
      const nowMs = now()
      if (known && nowMs - known.countedAtMs < MAX_AGE_MS) return known.year
      const counted = { year: count(nowMs), countedAtMs: nowMs }
      known = counted
      counted.year.catch(() => {
        if (known === counted) known = null
      })
      return counted.year
    },
  }
}
