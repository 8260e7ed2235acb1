import { buildYearUntil, type FairnessPeriod, type FreeRecycling } from '#domain/fairness/fairness-figures.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { Database } from '#server/db/database.ts'
import { findLatestHead } from '#server/modules/transparency-log/tree-heads.repository.ts'
import { findLatestEdition, type StoredEdition } from './editions.repository.ts'
import { countCounted, hasUncounted, readFreeRecycling } from './fairness.repository.ts'
import { MAX_BACKLOG_MS } from './publish-edition.ts'

/** What the fairness page knows. */
export interface FairnessYear {
  /** The figures that were last published; null before the first time. */
  readonly edition: StoredEdition | null
  /** The months of the edition, or the last twelve before there is one. */
  readonly period: FairnessPeriod
  /** How many devices are counted in these months, before there is an edition. */
  readonly countedDevices: number
  /** Whether sales of before are still to be counted, as after an upgrade. */
  readonly isCounting: boolean
  /** Null before the first device. */
  readonly freeRecycling: FreeRecycling | null
  /** The latest state of the public log; null before it begins. */
  readonly treeHead: SignedTreeHead | null
}

export interface FairnessService {
  /** Read at most ten seconds ago, once for all markets. */
  getYear(): Promise<FairnessYear>
}

export interface FairnessOptions {
  readonly db: Database
  readonly now: () => number
}

const MAX_AGE_MS = 10_000

const readPeriod = ({ file: { from, until } }: StoredEdition): FairnessPeriod => ({
  fromMs: Date.parse(from),
  untilMs: Date.parse(until),
})

/** Caches the figures. Simultaneous visitors wait for the same reading, and a failed one isn't cached. */
export function createFairnessService({ db, now }: FairnessOptions): FairnessService {
  let cached: { readonly year: Promise<FairnessYear>; readonly readAtMs: number } | null = null

  async function read(nowMs: number): Promise<FairnessYear> {
    const [edition, freeRecycling, treeHead] = await Promise.all([
      findLatestEdition(db),
      readFreeRecycling(db),
      findLatestHead(db),
    ])
    if (edition)
      return {
        edition,
        period: readPeriod(edition),
        countedDevices: edition.countedDevices,
        isCounting: false,
        freeRecycling,
        treeHead,
      }
    const period = buildYearUntil(nowMs)
    const [isCounting, countedDevices] = await Promise.all([
      hasUncounted(db, nowMs - MAX_BACKLOG_MS),
      countCounted(db, period),
    ])
    return { edition, period, countedDevices, isCounting, freeRecycling, treeHead }
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
