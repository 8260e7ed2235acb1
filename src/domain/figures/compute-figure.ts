import { findMedianOf } from '#domain/fairness/fairness-figures.ts'
import { type CountedFigureId, FIGURES, type FigureId, isMoneyFigure } from './figure-definitions.ts'
import type { FigureKind } from './figure-kinds.ts'
import { type FigureStepSize, findPoint } from './figure-period.ts'

/** What is kept of one day, added up over what isn't asked for: also over currencies. */
export interface CountedFigureRow {
  readonly day: string
  readonly kind: FigureKind
  readonly detail: string
  readonly count: number
}

/** The same with amounts, which are of one currency. */
export interface FigureRow extends CountedFigureRow {
  readonly amountInCents: number
}

/** Fewer than this make no share and no median: they are chance. */
const MIN_FIGURE_COUNT = 5

const sumCounts = (rows: readonly CountedFigureRow[]): number =>
  rows.reduce((total, { count }) => total + count, 0)

const pick = <Row extends CountedFigureRow>(rows: readonly Row[], kinds: readonly FigureKind[]): Row[] =>
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

/** The number, basis points or hours of a figure that isn't an amount. Null where too little was counted. */
export function computeCounted(id: CountedFigureId, rows: readonly CountedFigureRow[]): number | null {
  const formula = FIGURES[id]
  const own = pick(rows, [formula.of])
  switch (formula.unit) {
    case 'count':
      return sumCounts(own)
    case 'share': {
      const all = sumCounts(pick(rows, formula.among))
      return all < MIN_FIGURE_COUNT ? null : Math.round((sumCounts(own) * 10_000) / all)
    }
    case 'hours':
      return sumCounts(own) < MIN_FIGURE_COUNT
        ? null
        : findMedianOf(own.map(({ detail, count }) => ({ hours: Number(detail), deviceCount: count })))
  }
}

/**
 * The value of a figure: a number, cents, basis points or hours. Null where too little was counted to say anything.
 */
export function computeFigure(id: FigureId, rows: readonly FigureRow[]): number | null {
  if (!isMoneyFigure(id)) return computeCounted(id, rows)
  return pick(rows, [FIGURES[id].of]).reduce((total, { amountInCents }) => total + amountInCents, 0)
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
    .map(([code, own]) => ({ code, count: sumCounts(own) }))
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
      sumCounts(sentRows.filter(({ detail }) => detail === String(day))),
    )
    const sold = sumCounts(pick(own, ['SOLD']))
    const cancelled = sumCounts(pick(own, ['CANCELLED_OF_SOLD']))
    // A parcel may arrive after its sale has expired: then it was sent.
    const expired =
      sumCounts(pick(own, ['EXPIRED_OF_SOLD'])) - sumCounts(pick(own, ['EXPIRED_THEN_SENT_OF_SOLD']))
    const open = sold - sumCounts(sentRows) - cancelled - expired
    return { week, sold, sent, cancelled, expired, open }
  })
}
