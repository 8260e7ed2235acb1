import { findMedianOf } from '#domain/fairness/fairness-figures.ts'
import { FIGURES, type FigureId } from './figure-definitions.ts'
import type { FigureKind } from './figure-kinds.ts'
import { type FigureStepSize, findPoint } from './figure-period.ts'

/** What is kept of one day, added up over what isn't asked for. */
export interface FigureRow {
  readonly day: string
  readonly kind: FigureKind
  readonly detail: string
  readonly count: number
  readonly amountInCents: number
}

/** Fewer than this make no share and no median: they are chance. */
const MIN_FIGURE_COUNT = 5

const sum = (rows: readonly FigureRow[], field: 'count' | 'amountInCents'): number =>
  rows.reduce((total, row) => total + row[field], 0)

const pick = (rows: readonly FigureRow[], kinds: readonly FigureKind[]): FigureRow[] =>
  rows.filter(({ kind }) => kinds.includes(kind))

// Older phones don't have `Map.groupBy`.
function groupRows(
  rows: readonly FigureRow[],
  keyOf: (row: FigureRow) => string,
): ReadonlyMap<string, readonly FigureRow[]> {
  const groups = new Map<string, FigureRow[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/**
 * The value of a figure: a number, cents, basis points or hours. Null where too little was counted to say anything.
 */
export function computeFigure(id: FigureId, rows: readonly FigureRow[]): number | null {
  const formula = FIGURES[id]
  const own = pick(rows, [formula.of])
  switch (formula.unit) {
    case 'count':
      return sum(own, 'count')
    case 'money':
      return sum(own, 'amountInCents')
    case 'share': {
      const all = sum(pick(rows, formula.among), 'count')
      return all < MIN_FIGURE_COUNT ? null : Math.round((sum(own, 'count') * 10_000) / all)
    }
    case 'hours':
      return sum(own, 'count') < MIN_FIGURE_COUNT
        ? null
        : findMedianOf(own.map(({ detail, count }) => ({ hours: Number(detail), deviceCount: count })))
  }
}

export interface FigurePoint {
  readonly day: string
  readonly value: number | null
}

/** The figure of each point. */
export function computeSeries(
  id: FigureId,
  rows: readonly FigureRow[],
  { points, size }: { readonly points: readonly string[]; readonly size: FigureStepSize },
): FigurePoint[] {
  const byPoint = groupRows(rows, ({ day }) => findPoint(day, size))
  return points.map((day) => ({ day, value: computeFigure(id, byPoint.get(day) ?? []) }))
}

/** The steps of the funnel, each with how many got there in the period. */
export const FUNNEL: readonly FigureId[] = ['visits', 'quotes', 'carts', 'devices-sold', 'sent-in', 'payouts']

export interface Reason {
  readonly code: string
  readonly count: number
}

/** Why counter-offers were made, the most frequent first. */
export function listReasons(rows: readonly FigureRow[]): Reason[] {
  const byCode = groupRows(pick(rows, ['COUNTER_REASON']), ({ detail }) => detail)
  return [...byCode]
    .map(([code, own]) => ({ code, count: sum(own, 'count') }))
    .sort((one, other) => other.count - one.count || one.code.localeCompare(other.code))
}

/** What became of the devices sold in a week, by the reminder after which they were sent. */
export interface ReminderCohort {
  readonly week: string
  readonly sold: number
  /** Before the first reminder, then after each. */
  readonly sent: readonly number[]
  readonly cancelled: number
  readonly expired: number
  /** Neither sent nor given up yet. */
  readonly open: number
}

export function listCohorts(
  rows: readonly FigureRow[],
  { weeks, reminderDays }: { readonly weeks: readonly string[]; readonly reminderDays: readonly number[] },
): ReminderCohort[] {
  const byWeek = groupRows(rows, ({ day }) => findPoint(day, 'week'))
  return weeks.map((week) => {
    const own = byWeek.get(week) ?? []
    const sentRows = pick(own, ['SENT_OF_SOLD'])
    const sent = [0, ...reminderDays].map((day) =>
      sum(
        sentRows.filter(({ detail }) => detail === String(day)),
        'count',
      ),
    )
    const sold = sum(pick(own, ['SOLD']), 'count')
    const cancelled = sum(pick(own, ['CANCELLED_OF_SOLD']), 'count')
    const expired = sum(pick(own, ['EXPIRED_OF_SOLD']), 'count')
    // A parcel may arrive after its sale has expired: then it is both, and not open.
    const open = Math.max(0, sold - sum(sentRows, 'count') - cancelled - expired)
    return { week, sold, sent, cancelled, expired, open }
  })
}
