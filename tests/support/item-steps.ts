import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { ItemFacts } from '#domain/lifecycle/item-facts.ts'
import type { Step } from '#domain/lifecycle/step.ts'
import { stepItem } from '#domain/lifecycle/step-item.ts'
import { addDays, computeSendInDeadline } from '#domain/trades/trade-clock.ts'
import {
  findTransition,
  INITIAL_TRADE_STATE,
  TRADE_TRANSITIONS,
  type TradeActor,
  type TradeEvent,
  type TradeState,
  type TradeTransition,
} from '#domain/trades/trade-states.ts'
import { EUROS, inspectPhone } from './inspections.ts'

/** A Monday. */
export const CREATED_AT_MS = Date.parse('2026-11-16T10:00:00Z')

export const FIRST_INSPECTOR = 'inspector-1'
export const SECOND_INSPECTOR = 'inspector-2'

/** The value of a phone in the worse condition `WORN`, out of the 300 quoted. */
export const WORN = { conditionId: 3 } as const
export const WORN_IN_CENTS = 26_400

/** A newly sold device, for 300 euros. */
export const createItem = (overrides: Partial<ItemFacts> = {}): ItemFacts => ({
  ...EUROS,
  state: INITIAL_TRADE_STATE,
  stateSinceMs: CREATED_AT_MS,
  sendByMs: computeSendInDeadline(CREATED_AT_MS, 'Europe/Berlin'),
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
  isIdentityMissing: false,
  ...overrides,
})

type StepMoment = Pick<Step, 'actor' | 'atMs'>

/** The step of an event, with everything it needs to pass. */
export function createStep(event: TradeEvent, moment: StepMoment): Step {
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

/** The step of a transition: by its actor, an hour later or, for the clock, after every deadline. */
export function buildPassingStep(item: ItemFacts, transition: TradeTransition): Step {
  const atMs = transition.actor === 'clock' ? addDays(item.stateSinceMs, 30) : item.stateSinceMs + HOUR_MS
  return createStep(transition.event, { actor: transition.actor, atMs })
}

/** The facts after a step that must succeed. */
function requireStep(item: ItemFacts, step: Step): ItemFacts {
  const result = stepItem(item, step)
  if (result.kind === 'refused') throw new Error(`${step.event} in ${item.state}: ${result.reason}`)
  return result.item
}

/** The device after an event triggered by its proper actor. */
export function advanceItem(item: ItemFacts, event: TradeEvent): ItemFacts {
  const transition = findTransition(item.state, event)
  if (!transition) throw new Error(`There is no ${event} in ${item.state}`)
  return requireStep(item, buildPassingStep(item, transition))
}

/** A way that only sellers take who have to show a document. */
const isRare = ({ event }: TradeTransition): boolean => event === 'identity_declined'

/** The shortest path to a state. */
function findPath(goal: TradeState): readonly TradeTransition[] {
  const paths = new Map<TradeState, readonly TradeTransition[]>([[INITIAL_TRADE_STATE, []]])
  for (const [state, path] of paths)
    for (const transition of TRADE_TRANSITIONS)
      if (transition.from === state && !paths.has(transition.to) && !isRare(transition))
        paths.set(transition.to, [...path, transition])
  const path = paths.get(goal)
  if (!path) throw new Error(`No path leads to ${goal}`)
  return path
}

/** A device that reached a state by real steps. */
export function buildItemIn(state: TradeState, overrides: Partial<ItemFacts> = {}): ItemFacts {
  const item = findPath(state).reduce(
    (facts, step) => requireStep(facts, buildPassingStep(facts, step)),
    createItem(),
  )
  return { ...item, ...overrides }
}

export const ACTORS = [...new Set<TradeActor>(TRADE_TRANSITIONS.map(({ actor }) => actor))]

export const EVENTS = [...new Set<TradeEvent>(TRADE_TRANSITIONS.map(({ event }) => event))]
