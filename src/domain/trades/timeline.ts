import { statesBefore } from './trade-can.ts'
import type { TradeState } from './trade-states.ts'

/** What a seller is told about a trade, in the order in which it is shown. */
export const TIMELINE_STEPS = [
  'created',
  'sent',
  'arrived',
  'checked',
  'question',
  'paid',
  'returning',
] as const

export type TimelineStep = (typeof TIMELINE_STEPS)[number]

/** Something that happened to one device, or to all of them where there is no number. */
export interface TimelineEvent {
  readonly itemNumber: number | null
  readonly fromState: TradeState | null
  readonly toState: TradeState
  readonly happenedAtMs: number
}

export interface TimelineItem {
  readonly number: number
  readonly state: TradeState
}

export interface TimelineEntry {
  readonly step: TimelineStep
  /** Null while a device is still expected to get there. */
  readonly atMs: number | null
}

interface StepRule {
  /** Whether the event brings a device to the step. */
  readonly isReachedBy: (event: TimelineEvent) => boolean
  /** Whether a device in the state will or may get there. */
  readonly isAheadOf: (state: TradeState) => boolean
}

const isIn =
  (...states: readonly TradeState[]) =>
  ({ toState }: TimelineEvent): boolean =>
    states.includes(toState)

function isBefore(goal: TradeState): StepRule['isAheadOf'] {
  const before = statesBefore(goal)
  // A parcel may still come after the trade has expired, but nobody waits for it.
  return (state) => state !== 'EXPIRED' && before.has(state)
}

const isBeforeInspection = isBefore('IN_INSPECTION')

const RULES: Readonly<Record<TimelineStep, StepRule>> = {
  created: { isReachedBy: isIn('CREATED'), isAheadOf: () => false },
  sent: { isReachedBy: isIn('IN_TRANSIT'), isAheadOf: isBefore('IN_TRANSIT') },
  arrived: { isReachedBy: isIn('RECEIVED'), isAheadOf: isBefore('RECEIVED') },
  checked: {
    isReachedBy: ({ fromState }) => fromState === 'IN_INSPECTION',
    isAheadOf: (state) => state === 'IN_INSPECTION' || isBeforeInspection(state),
  },
  // Nobody expects a question; once asked, it shows.
  question: {
    isReachedBy: isIn('COUNTER_OFFERED', 'ACTION_REQUIRED', 'PAYOUT_FAILED'),
    isAheadOf: () => false,
  },
  paid: { isReachedBy: isIn('PAID'), isAheadOf: isBefore('PAID') },
  // The way back is decided before the carrier has the parcel.
  returning: { isReachedBy: isIn('RETURN_SHIPPED'), isAheadOf: (state) => state === 'RETURN_PENDING' },
}

function entryOf(
  step: TimelineStep,
  events: readonly TimelineEvent[],
  items: readonly TimelineItem[],
): TimelineEntry[] {
  const { isReachedBy, isAheadOf } = RULES[step]
  const reached = events.filter(isReachedBy)
  const numbers = new Set(reached.map(({ itemNumber }) => itemNumber))
  const isThere = ({ number }: TimelineItem) => numbers.has(null) || numbers.has(number)
  if (items.some((item) => isAheadOf(item.state) && !isThere(item))) return [{ step, atMs: null }]
  if (reached.length === 0) return []
  return [{ step, atMs: Math.max(...reached.map(({ happenedAtMs }) => happenedAtMs)) }]
}

/**
 * The steps of a trade. A step has a date when the last device has got there, and none while one is on its way to it;
 * a step that no device reached and none can reach any more is left out.
 */
export const tradeTimeline = (
  events: readonly TimelineEvent[],
  items: readonly TimelineItem[],
): TimelineEntry[] => TIMELINE_STEPS.flatMap((step) => entryOf(step, events, items))
