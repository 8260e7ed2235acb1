import { findInspectionDueDay, type InspectionTimes } from '#domain/inspection/late-bonus.ts'
import { findEndOfDay } from '#domain/markets/market-date.ts'
import type { TimelineStep } from './timeline.ts'
import { computeSearchDeadline } from './trade-clock.ts'
import type { TradeState } from './trade-states.ts'

/** Who has to act next. */
export const NEXT_ACTORS = ['seller', 'carrier', 'shop'] as const

export type NextActor = (typeof NEXT_ACTORS)[number]

/** What comes next for a device. */
export interface NextStep {
  readonly step: TimelineStep
  readonly actor: NextActor
  /** The deadline, where there is one: the seller's, the carrier's or our own. */
  readonly untilMs: number | null
}

/** What a device's deadlines depend on. */
export interface NextStepItem extends Pick<InspectionTimes, 'bookedInAtMs' | 'inspectedAtMs'> {
  readonly state: TradeState
  readonly stateSinceMs: number
  readonly sendByMs: number
  readonly lastScanAtMs: number | null
  readonly answerByMs: number | null
}

type Rule = readonly [TimelineStep, NextActor, ((item: NextStepItem) => number | null)?]

/** We promise a date for the first inspection only; later ones also depend on the seller. */
const inspectionDeadline = ({ bookedInAtMs, inspectedAtMs }: NextStepItem): number | null =>
  bookedInAtMs === null || inspectedAtMs !== null ? null : findEndOfDay(findInspectionDueDay(bookedInAtMs))

const answerDeadline = ({ answerByMs }: NextStepItem) => answerByMs

/** States without a rule are final: no one has to act. */
const RULES: Partial<Readonly<Record<TradeState, Rule>>> = {
  CREATED: ['sent', 'shop'],
  LABEL_ISSUED: ['sent', 'seller', ({ sendByMs }) => sendByMs],
  IN_TRANSIT: ['arrived', 'carrier', computeSearchDeadline],
  LOST: ['arrived', 'shop'],
  RECEIVED: ['checked', 'shop', inspectionDeadline],
  IN_INSPECTION: ['checked', 'shop', inspectionDeadline],
  QUARANTINED: ['checked', 'shop'],
  COUNTER_OFFERED: ['clarification', 'seller', answerDeadline],
  ACTION_REQUIRED: ['clarification', 'seller', answerDeadline],
  PAYOUT_FAILED: ['clarification', 'seller'],
  APPEALED: ['clarification', 'shop'],
  ACCEPTED: ['paid', 'shop'],
  PAYOUT_PENDING: ['paid', 'shop'],
  RETURN_PENDING: ['returning', 'shop'],
  RETURN_SHIPPED: ['returning', 'carrier'],
}

/** What comes next for a device, from whom and until when; null if nothing does. */
export function findNextStep(item: NextStepItem): NextStep | null {
  const rule = RULES[item.state]
  if (!rule) return null
  const [step, actor, until] = rule
  return { step, actor, untilMs: until?.(item) ?? null }
}
