import { DAY_MS } from '#domain/kernel/durations.ts'

/** How long one point of a series is. */
export const FIGURE_STEP_SIZES = ['day', 'week'] as const

export type FigureStepSize = (typeof FIGURE_STEP_SIZES)[number]

/** Days, both included, as `2026-11-17`. */
export interface FigurePeriod {
  readonly from: string
  readonly until: string
}

/** No series is longer: two years of weeks, or of days as many as a screen can show. */
export const MAX_PERIOD_DAYS = 732

const toMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length)

export const addToDay = (day: string, days: number): string => toDay(toMs(day) + days * DAY_MS)

/** The Monday of a day's week. */
export function findMonday(day: string): string {
  const sinceMonday = (new Date(toMs(day)).getUTCDay() + 6) % 7
  return addToDay(day, -sinceMonday)
}

export const countDays = ({ from, until }: FigurePeriod): number =>
  Math.round((toMs(until) - toMs(from)) / DAY_MS) + 1

/** Every day of a period, the first one first. */
export const listDays = (period: FigurePeriod): string[] =>
  Array.from({ length: Math.max(0, countDays(period)) }, (_, index) => addToDay(period.from, index))

/** The point that a day belongs to: itself, or the Monday of its week. */
export const findPoint = (day: string, size: FigureStepSize): string =>
  size === 'day' ? day : findMonday(day)

/** The points of a period, the first one first. */
export const listPoints = (period: FigurePeriod, size: FigureStepSize): string[] => [
  ...new Set(listDays(period).map((day) => findPoint(day, size))),
]

/** Whole weeks where figures are kept by week, or shown by week: half a week would look like a drop. */
export const widenToWeeks = ({ from, until }: FigurePeriod): FigurePeriod => ({
  from: findMonday(from),
  until: addToDay(findMonday(until), 6),
})

/** As many days before, on the same days of the week. */
export function findPreviousPeriod(period: FigurePeriod): FigurePeriod {
  const back = -7 * Math.ceil(countDays(period) / 7)
  return { from: addToDay(period.from, back), until: addToDay(period.until, back) }
}
