import type { ItemFacts } from '#domain/trades/item-facts.ts'
import type { Step, StepEvent } from '#domain/trades/step-evidence.ts'
import { stepItem } from '#domain/trades/step-item.ts'
import { daysAfter, sendInDeadline } from '#domain/trades/trade-clock.ts'
import {
  findTransition,
  INITIAL_TRADE_STATE,
  TRADE_TRANSITIONS,
  type TradeActor,
  type TradeState,
  type TradeTransition,
} from '#domain/trades/trade-states.ts'
import { EUROS, inspectPhone } from './inspections.ts'

/** A Monday. */
export const CREATED_AT_MS = Date.parse('2026-11-16T10:00:00Z')

const HOUR_MS = 3_600_000

export const FIRST_INSPECTOR = 'inspector-1'
export const SECOND_INSPECTOR = 'inspector-2'

/** What a phone with the worse condition of `WORN` is worth, of the 300 that were quoted. */
export const WORN = { conditionId: 3 } as const
export const WORN_IN_CENTS = 26_400

/** A device that was just sold, for 300 euros. */
export const createItem = (overrides: Partial<ItemFacts> = {}): ItemFacts => ({
  ...EUROS,
  state: INITIAL_TRADE_STATE,
  stateSinceMs: CREATED_AT_MS,
  sendByMs: sendInDeadline(CREATED_AT_MS),
  lastScanAtMs: null,
  bookedInAtMs: null,
  inspectedAtMs: null,
  inspectorId: null,
  hasUnboxingProof: true,
  hadOwnLabel: true,
  counterInCents: null,
  agreedInCents: null,
  appeals: 0,
  deadlineMs: null,
  hasValidAccount: true,
  acceptRule: null,
  isHazardous: false,
  ...overrides,
})

type StepMoment = Pick<Step, 'actor' | 'atMs'>

/** The step of an event with all that it needs to pass. */
export function createStep(event: StepEvent, moment: StepMoment): Step {
  switch (event) {
    case 'match_or_better':
      return { ...moment, event, operatorId: FIRST_INSPECTOR, inspection: inspectPhone() }
    case 'deviation':
      return { ...moment, event, operatorId: FIRST_INSPECTOR, inspection: inspectPhone(WORN) }
    case 'appeal_rejected':
      return { ...moment, event, operatorId: SECOND_INSPECTOR, inspection: inspectPhone(WORN) }
    case 'appeal_upheld':
      return { ...moment, event, operatorId: SECOND_INSPECTOR, inspection: null }
    case 'customer_action_needed':
      return { ...moment, event, reason: 'LOCK_APPLE' }
    case 'authority_handover':
      return { ...moment, event, isRequested: true }
    default:
      return { ...moment, event }
  }
}

// The table's own type is wider than its events; a test compares both lists.
const eventOf = ({ event }: TradeTransition): StepEvent => event as StepEvent

/** The step of a row of the table: by its actor, an hour later, or when every deadline is over. */
export function passingStep(item: ItemFacts, transition: TradeTransition): Step {
  const atMs = transition.actor === 'clock' ? daysAfter(item.stateSinceMs, 30) : item.stateSinceMs + HOUR_MS
  return createStep(eventOf(transition), { actor: transition.actor, atMs })
}

/** The facts after a step that has to work. */
function requireStep(item: ItemFacts, step: Step): ItemFacts {
  const result = stepItem(item, step)
  if (result.kind === 'refused') throw new Error(`${step.event} in ${item.state}: ${result.reason}`)
  return result.item
}

/** The device after an event that its own actor makes happen. */
export function itemAfter(item: ItemFacts, event: StepEvent): ItemFacts {
  const transition = findTransition(item.state, event)
  if (!transition) throw new Error(`There is no ${event} in ${item.state}`)
  return requireStep(item, passingStep(item, transition))
}

/** The shortest way to a state. */
function pathTo(goal: TradeState): readonly TradeTransition[] {
  const paths = new Map<TradeState, readonly TradeTransition[]>([[INITIAL_TRADE_STATE, []]])
  for (const [state, path] of paths)
    for (const transition of TRADE_TRANSITIONS)
      if (transition.from === state && !paths.has(transition.to))
        paths.set(transition.to, [...path, transition])
  const path = paths.get(goal)
  if (!path) throw new Error(`No way leads to ${goal}`)
  return path
}

/** A device that got to a state by real steps. */
export function itemIn(state: TradeState, overrides: Partial<ItemFacts> = {}): ItemFacts {
  const item = pathTo(state).reduce(
    (facts, step) => requireStep(facts, passingStep(facts, step)),
    createItem(),
  )
  return { ...item, ...overrides }
}

/** Everybody who can act. */
export const ACTORS = [...new Set<TradeActor>(TRADE_TRANSITIONS.map(({ actor }) => actor))]

export const EVENTS = [...new Set<StepEvent>(TRADE_TRANSITIONS.map(eventOf))]
