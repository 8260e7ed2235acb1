import { sql } from 'drizzle-orm'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { DEVICE_OUTCOMES } from '#domain/fairness/device-history.ts'
import {
  type FairnessPeriod,
  type FairnessReport,
  type FairnessTotals,
  type FreeRecycling,
  toFairnessFigures,
} from '#domain/fairness/fairness-figures.ts'
import type { KeptFigure } from '#domain/fairness/fairness-file.ts'
import { FAIRNESS_STEPS } from '#domain/fairness/step-time.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { sqlList } from '#server/db/sql-values.ts'
import { IS_UNCOUNTED } from './count-settled.ts'

const toRecord = <Key extends string, Value>(keys: readonly Key[], valueFor: (key: Key) => Value) =>
  // `fromEntries` loses the key type.
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>

function toTotals(figures: readonly KeptFigure[]): FairnessTotals {
  const byKind = Map.groupBy(figures, ({ kind }) => kind)
  const count = (kind: string) =>
    (byKind.get(kind) ?? []).reduce((sum, { deviceCount }) => sum + deviceCount, 0)
  return {
    outcomes: toRecord(DEVICE_OUTCOMES, count),
    steps: toRecord(FAIRNESS_STEPS, (step) => byKind.get(step) ?? []),
    appeals: { upheld: count('upheld'), rejected: count('rejected') },
  }
}

/** Devices that were recycled for free, ever; null before the first one. */
export async function readFreeRecycling(db: Database): Promise<FreeRecycling | null> {
  const { rows } = await db.execute<{ count: number; since: Date | null }>(sql`
    select coalesce(sum(device_count), 0)::int as count, min(since) as since from recycling_figure`)
  const [row] = rows
  return row?.since && row.count > 0
    ? { deviceCount: row.count, sinceMs: new Date(row.since).getTime() }
    : null
}

/** The counts of the months of a period. */
export async function readKeptFigures(
  db: Connection,
  { fromMs, untilMs }: FairnessPeriod,
): Promise<readonly KeptFigure[]> {
  const { rows } = await db.execute<KeptFigure & Record<string, unknown>>(sql`
    select category_id as "categoryId", kind, hours, sum(device_count)::int as "deviceCount" from fairness_figure
    where month >= ${new Date(fromMs)}::timestamptz at time zone 'UTC' and month < ${new Date(untilMs)}::timestamptz at time zone 'UTC'
    group by category_id, kind, hours`)
  return rows
}

/** What inspections of the months of a period came to: what `buildFairnessReport` says, from the figures that are kept. */
export async function readFairnessReport(db: Connection, period: FairnessPeriod): Promise<FairnessReport> {
  const rows = await readKeptFigures(db, period)
  return {
    all: toFairnessFigures(toTotals(rows)),
    byCategory: toRecord(CATEGORY_IDS, (id) =>
      toFairnessFigures(toTotals(rows.filter(({ categoryId }) => categoryId === id))),
    ),
  }
}

/** How many devices were ever counted, or in the months of a period. */
export async function countCounted(db: Connection, since: FairnessPeriod | null = null): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select coalesce(sum(device_count), 0)::int as count from fairness_figure where kind in ${sqlList(DEVICE_OUTCOMES)}
      and (${since === null} or month >= ${new Date(since?.fromMs ?? 0)}::timestamptz at time zone 'UTC')`)
  return rows[0]?.count ?? 0
}

/** Whether devices that were settled before a moment are still to be counted, as after an upgrade. */
export async function hasUncounted(db: Connection, beforeMs: number): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from trade_item where ${IS_UNCOUNTED} and state_since < ${new Date(beforeMs)}) as has`)
  return rows[0]?.has ?? false
}
