import { sql } from 'drizzle-orm'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { DEVICE_OUTCOMES } from '#domain/fairness/device-history.ts'
import {
  type FairnessPeriod,
  type FairnessReport,
  type FairnessTotals,
  type FreeRecycling,
  toFairnessFigures,
} from '#domain/fairness/fairness-figures.ts'
import { FAIRNESS_STEPS } from '#domain/fairness/step-time.ts'
import type { Database } from '#server/db/database.ts'
import { IS_UNCOUNTED } from './count-settled.ts'

interface KeptFigure {
  readonly categoryId: CategoryId
  readonly kind: string
  readonly hours: number
  readonly deviceCount: number
}

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

/** What inspections of the months of a period came to: what `buildFairnessReport` says, from the figures that are kept. */
export async function readFairnessReport(
  db: Database,
  { fromMs, untilMs }: FairnessPeriod,
): Promise<FairnessReport> {
  const { rows } = await db.execute<KeptFigure & Record<string, unknown>>(sql`
    select category_id as "categoryId", kind, hours, sum(device_count)::int as "deviceCount" from fairness_figure
    where month >= ${new Date(fromMs)}::timestamptz at time zone 'UTC' and month < ${new Date(untilMs)}::timestamptz at time zone 'UTC'
    group by category_id, kind, hours`)
  return {
    all: toFairnessFigures(toTotals(rows)),
    byCategory: toRecord(CATEGORY_IDS, (id) =>
      toFairnessFigures(toTotals(rows.filter(({ categoryId }) => categoryId === id))),
    ),
  }
}

/** Whether devices that were settled before a moment are still to be counted, as after an upgrade. */
export async function hasUncounted(db: Database, beforeMs: number): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from trade_item where ${IS_UNCOUNTED} and state_since < ${new Date(beforeMs)}) as has`)
  return rows[0]?.has ?? false
}
