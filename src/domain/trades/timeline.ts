import { collectStatesLeadingTo, type TradeState } from './trade-states.ts'

/** The steps of a trade that a seller sees, in display order. */
export const TIMELINE_STEPS = [
  'created',
  'sent',
  'arrived',
  'checked',
  'clarification',
  'paid',
  'returning',
] as const

export type TimelineStep = (typeof TIMELINE_STEPS)[number]

/** Something that happened to one device, or to all of them if there is no number. */
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
  /** Null while a device is still expected to reach it. */
  readonly atMs: number | null
}

interface StepRule {
  /** Whether the event takes a device to this step. */
  readonly isReachedBy: (event: TimelineEvent) => boolean
  /** Whether a device in this state may still reach it. */
  readonly isAheadOf: (state: TradeState) => boolean
}

const reaches =
  (...states: readonly TradeState[]) =>
  ({ toState }: TimelineEvent): boolean =>
    states.includes(toState)

function isBefore(goal: TradeState): StepRule['isAheadOf'] {
  const before = collectStatesLeadingTo(goal)
  // A parcel may still arrive after the trade has expired, but we don't expect it.
  return (state) => state !== 'EXPIRED' && before.has(state)
}

const isBeforeInspection = isBefore('IN_INSPECTION')

const RULES: Readonly<Record<TimelineStep, StepRule>> = {
  created: { isReachedBy: reaches('CREATED'), isAheadOf: () => false },
  sent: { isReachedBy: reaches('IN_TRANSIT'), isAheadOf: isBefore('IN_TRANSIT') },
  arrived: { isReachedBy: reaches('RECEIVED'), isAheadOf: isBefore('RECEIVED') },
  checked: {
    isReachedBy: ({ fromState }) => fromState === 'IN_INSPECTION',
    isAheadOf: (state) => state === 'IN_INSPECTION' || isBeforeInspection(state),
  },
  // A clarification is never expected; it shows once opened.
  clarification: {
    isReachedBy: reaches('COUNTER_OFFERED', 'ACTION_REQUIRED', 'PAYOUT_FAILED'),
    isAheadOf: () => false,
  },
  paid: { isReachedBy: reaches('PAID'), isAheadOf: isBefore('PAID') },
  // A return is certain before the carrier has the parcel.
  returning: { isReachedBy: reaches('RETURN_SHIPPED'), isAheadOf: (state) => state === 'RETURN_PENDING' },
}

function buildEntries(
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
 * The steps of a trade. A step has a date once the last device has reached it, and none while one may still do so. A step
 * that no device has reached or can reach is left out.
 */
export const buildTimeline = (
  events: readonly TimelineEvent[],
  items: readonly TimelineItem[],
): TimelineEntry[] => TIMELINE_STEPS.flatMap((step) => buildEntries(step, events, items))
