import type { TradeState } from '#domain/trades/trade-states.ts'
import type { DeviceEvent } from './device-history.ts'

/** Steps that take time, each with the states in which a device spends it. */
export const STEP_STATES = {
  transit: ['IN_TRANSIT'],
  inspection: ['RECEIVED', 'IN_INSPECTION'],
  /** The seller's own time. */
  answer: ['COUNTER_OFFERED', 'ACTION_REQUIRED', 'PAYOUT_FAILED'],
  appeal: ['APPEALED'],
  payout: ['ACCEPTED', 'PAYOUT_PENDING'],
  return: ['RETURN_PENDING', 'RETURN_SHIPPED'],
} as const satisfies Readonly<Record<string, readonly TradeState[]>>

export type FairnessStep = keyof typeof STEP_STATES

export const FAIRNESS_STEPS = Object.keys(STEP_STATES) as readonly FairnessStep[]

/** How long a device was in a step, in total; null if it never was, or still is. */
export function measureStepTimeMs(step: FairnessStep, events: readonly DeviceEvent[]): number | null {
  const states: readonly TradeState[] = STEP_STATES[step]
  const spent = events.flatMap(({ toState, happenedAtMs }, index) => {
    const next = events[index + 1]
    return states.includes(toState) ? [next ? next.happenedAtMs - happenedAtMs : Number.NaN] : []
  })
  const sum = spent.reduce((total, time) => total + time, 0)
  return spent.length === 0 || Number.isNaN(sum) ? null : sum
}
