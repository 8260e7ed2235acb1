import { FAIRNESS_STEPS } from '#domain/fairness/step-time.ts'

/** What visitors do before a sale, as controlling records it. */
export const VISIT_KINDS = ['VISIT', 'QUOTE', 'CART'] as const

/** What happens to sales and devices, as their log says. Each is counted on the day it happens. */
const EVENT_KINDS = [
  'SALE',
  'SOLD',
  'VOUCHER',
  'SENT',
  'RECEIVED',
  'INSPECTED',
  'PRICE_HELD',
  'COUNTER_OFFER',
  'COUNTER_REASON',
  'COUNTER_ACCEPTED',
  'COUNTER_DECLINED',
  'APPEAL',
  'APPEAL_UPHELD',
  'APPEAL_REJECTED',
  'PAID',
  'RAISED',
  'AS_QUOTED',
  'LOWERED',
  'LATE_BONUS',
  'PAYOUT_FAILED',
  'RETURNED',
  'RECYCLED',
] as const

/** What became of the devices sold on a day: counted on the day of the sale. */
const COHORT_KINDS = [
  'SENT_OF_SOLD',
  'CANCELLED_OF_SOLD',
  'EXPIRED_OF_SOLD',
  /** Part of those that expired and of those that were sent. */
  'EXPIRED_THEN_SENT_OF_SOLD',
] as const

/** Steps whose hours are counted: sending in, then those of the fairness report. */
export const FIGURE_STEPS = ['send', ...FAIRNESS_STEPS] as const

export type FigureStep = (typeof FIGURE_STEPS)[number]

export type HoursKind = `HOURS_${FigureStep}`

export type FigureKind =
  | (typeof VISIT_KINDS)[number]
  | (typeof EVENT_KINDS)[number]
  | (typeof COHORT_KINDS)[number]
  | HoursKind

export const toHoursKind = (step: FigureStep): HoursKind => `HOURS_${step}`

/** Longer times count as this many hours, more than a year: only the median is ever shown. */
export const MAX_FIGURE_HOURS = 9_999
