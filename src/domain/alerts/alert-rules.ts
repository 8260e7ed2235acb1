import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'

/** What someone should look at. */
export const ALERT_RULES = [
  'LATE_INSPECTIONS',
  'FAILED_PAYOUTS',
  'DEAD_LETTERS',
  'MAIL_BOUNCES',
  'PRICE_OUTLIERS',
  'OVERDUE_ERASURES',
  'SALES_DROP',
] as const

export type AlertRule = (typeof ALERT_RULES)[number]

/** Counts that explain an alert, never personal data. */
export type AlertFacts = Readonly<Record<string, number>>

export interface FoundAlert {
  readonly rule: AlertRule
  /** What it is about, such as a market; empty for everything. */
  readonly subject: string
  readonly facts: AlertFacts
}

/** Devices sold in a market: in the last seven whole days, and in each of the four weeks before. */
export interface WeeklySales {
  readonly market: MarketId
  readonly lastWeek: number
  readonly weeksBefore: readonly number[]
}

/** What the rules look at. */
export interface Observed {
  readonly lateInspections: number
  readonly failedPayouts: number
  readonly deadLetters: number
  /** Mailboxes that refused or complained within the last day. */
  readonly bouncesOfDay: number
  /** Prices that no guard rail would let pass. */
  readonly priceOutliers: number
  /** Devices that are ours, and whose erasure was forgotten. */
  readonly overdueErasures: number
  readonly sales: readonly WeeklySales[]
}

/** A few mailboxes are closed every day; more say that something is wrong with our mails. */
const MIN_BOUNCES = 10

/** Below this mean, a bad week is chance. */
const MIN_WEEKLY_SALES = 20

/** A week with less than this share of the mean is a drop. */
const DROP_SHARE = 0.6

/** Something that comes and goes within this time is one alert, and one mail. */
export const ALERT_OVER_AFTER_MS = HOUR_MS

const toAlert = (rule: AlertRule, count: number, min = 1): FoundAlert[] =>
  count >= min ? [{ rule, subject: '', facts: { count } }] : []

function findSalesDrop({ market, lastWeek, weeksBefore }: WeeklySales): FoundAlert[] {
  const mean = weeksBefore.reduce((sum, count) => sum + count, 0) / (weeksBefore.length || 1)
  if (mean < MIN_WEEKLY_SALES || lastWeek >= mean * DROP_SHARE) return []
  return [{ rule: 'SALES_DROP', subject: market, facts: { count: lastWeek, mean: Math.round(mean) } }]
}

/** Everything that someone should look at now. */
export const findAlerts = (observed: Observed): readonly FoundAlert[] => [
  ...toAlert('LATE_INSPECTIONS', observed.lateInspections),
  ...toAlert('FAILED_PAYOUTS', observed.failedPayouts),
  ...toAlert('DEAD_LETTERS', observed.deadLetters),
  ...toAlert('MAIL_BOUNCES', observed.bouncesOfDay, MIN_BOUNCES),
  ...toAlert('PRICE_OUTLIERS', observed.priceOutliers),
  ...toAlert('OVERDUE_ERASURES', observed.overdueErasures),
  ...observed.sales.flatMap(findSalesDrop),
]
