import { type InspectionTimes, inspectionDueDay } from '#domain/inspection/late-bonus.ts'
import type { TimelineStep } from './timeline.ts'
import { daysAfter, endOfDay, SEARCH_DAYS } from './trade-clock.ts'
import type { TradeState } from './trade-states.ts'

/** Who has to do something for a trade to go on. */
export const NEXT_ACTORS = ['seller', 'carrier', 'shop'] as const

export type NextActor = (typeof NEXT_ACTORS)[number]

/** What comes next for a device. */
export interface NextStep {
  readonly step: TimelineStep
  readonly actor: NextActor
  /** Until when, where there is a clock: the seller's, the carrier's, or our own. */
  readonly untilMs: number | null
}

/** What the clocks of a device depend on. */
export interface NextStepItem extends Pick<InspectionTimes, 'bookedInAtMs' | 'inspectedAtMs'> {
  readonly state: TradeState
  readonly stateSinceMs: number
  readonly sendByMs: number
  readonly lastScanAtMs: number | null
  readonly answerByMs: number | null
}

type Rule = readonly [TimelineStep, NextActor, ((item: NextStepItem) => number | null)?]

/** Our own promise holds for the first look; the next one waits for the seller as well. */
const inspectionDue = ({ bookedInAtMs, inspectedAtMs }: NextStepItem): number | null =>
  bookedInAtMs === null || inspectedAtMs !== null ? null : endOfDay(inspectionDueDay(bookedInAtMs))

const answerBy = ({ answerByMs }: NextStepItem) => answerByMs

/** States without a line are ends: nobody waits for anything. */
const RULES: Partial<Readonly<Record<TradeState, Rule>>> = {
  CREATED: ['sent', 'shop'],
  LABEL_ISSUED: ['sent', 'seller', ({ sendByMs }) => sendByMs],
  IN_TRANSIT: [
    'arrived',
    'carrier',
    ({ lastScanAtMs, stateSinceMs }) => daysAfter(lastScanAtMs ?? stateSinceMs, SEARCH_DAYS),
  ],
  LOST: ['arrived', 'shop'],
  RECEIVED: ['checked', 'shop', inspectionDue],
  IN_INSPECTION: ['checked', 'shop', inspectionDue],
  QUARANTINED: ['checked', 'shop'],
  COUNTER_OFFERED: ['question', 'seller', answerBy],
  ACTION_REQUIRED: ['question', 'seller', answerBy],
  PAYOUT_FAILED: ['question', 'seller'],
  APPEALED: ['question', 'shop'],
  ACCEPTED: ['paid', 'shop'],
  PAYOUT_PENDING: ['paid', 'shop'],
  RETURN_PENDING: ['returning', 'shop'],
  RETURN_SHIPPED: ['returning', 'carrier'],
}

/** What a device waits for, by whom and until when; null when nothing is to come. */
export function nextStep(item: NextStepItem): NextStep | null {
  const rule = RULES[item.state]
  if (!rule) return null
  const [step, actor, until] = rule
  return { step, actor, untilMs: until?.(item) ?? null }
}
