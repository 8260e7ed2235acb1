import { describe, expect, it } from 'vitest'
import type { ItemFacts } from '#domain/trades/item-facts.ts'
import { PLAIN_EVENTS, type Step, type StepEvent } from '#domain/trades/step-evidence.ts'
import { stepItem } from '#domain/trades/step-item.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import {
  findTransition,
  TRADE_STATES,
  TRADE_TRANSITIONS,
  type TradeGuard,
  type TradeState,
} from '#domain/trades/trade-states.ts'
import { inspectPhone } from '../../../tests/support/inspections.ts'
import {
  ACTORS,
  CREATED_AT_MS,
  createStep,
  EVENTS,
  FIRST_INSPECTOR,
  itemIn,
  passingStep,
  WORN,
} from '../../../tests/support/item-steps.ts'

const EVENTS_WITH_EVIDENCE = [
  'match_or_better',
  'deviation',
  'appeal_rejected',
  'appeal_upheld',
  'customer_action_needed',
  'authority_handover',
]

const OWN_RULE = { minShareBp: 5_000, otherwise: 'ASK' } as const

/** A device before a step of the table, with all that its guard asks for. */
const itemBefore = (state: TradeState): ItemFacts => itemIn(state, { acceptRule: OWN_RULE })

const summary = (item: ItemFacts, step: Step): string => {
  const result = stepItem(item, step)
  return result.kind === 'stepped' ? result.to : result.reason
}

/** The step of an event in a state as it passes, with something changed. */
const changedStep = (item: ItemFacts, event: StepEvent, change: object = {}): Step => {
  const transition = findTransition(item.state, event)
  if (!transition) throw new Error(`There is no ${event} in ${item.state}`)
  return { ...passingStep(item, transition), ...change }
}

it('knows every event of the table, and no other', () => {
  expect([...PLAIN_EVENTS, ...EVENTS_WITH_EVIDENCE].toSorted()).toEqual([...EVENTS].toSorted())
})

describe('a device', () => {
  it.each(TRADE_TRANSITIONS)('in $from after $event is $to', (transition) => {
    const item = itemBefore(transition.from)
    const step = passingStep(item, transition)
    expect(stepItem(item, step)).toMatchObject({
      kind: 'stepped',
      to: transition.to,
      item: { state: transition.to, stateSinceMs: step.atMs },
    })
  })

  it.each(TRADE_STATES)('in %s knows nothing else that can happen to it', (state) => {
    const item = itemBefore(state)
    const others = EVENTS.filter((event) => !findTransition(state, event))
    expect(others.length).toBeGreaterThan(EVENTS.length - 8)
    for (const event of others)
      for (const actor of ACTORS)
        expect(summary(item, createStep(event, { actor, atMs: daysAfter(item.stateSinceMs, 30) }))).toBe(
          'NOT_POSSIBLE',
        )
  })

  it.each(TRADE_TRANSITIONS)('in $from is only moved by $actor with $event', (transition) => {
    const item = itemBefore(transition.from)
    for (const actor of ACTORS.filter((one) => one !== transition.actor))
      expect(summary(item, { ...passingStep(item, transition), actor })).toBe('WRONG_ACTOR')
  })

  it('is not changed by a step: the facts after it are new ones', () => {
    for (const transition of TRADE_TRANSITIONS) {
      const item = Object.freeze(itemBefore(transition.from))
      const before = JSON.stringify(item)
      stepItem(item, passingStep(item, transition))
      expect(JSON.stringify(item)).toBe(before)
    }
  })
})

const HOLDS = inspectPhone()
const LOCKED = inspectPhone({ answers: 'PH_LOCK=NO' })
const WORSE = inspectPhone(WORN)
const UNPROVEN = { ...WORSE, photoIds: {} }
const OTHER_BASIS = inspectPhone({ answers: 'PH_BATTERY=B80_89' }, { answers: 'PH_BATTERY=B80_89' })

describe('a guard', () => {
  it.each<[TradeGuard, TradeState, StepEvent, Partial<ItemFacts>, object]>([
    ['NOT_SCANNED', 'CREATED', 'cancel', { lastScanAtMs: CREATED_AT_MS }, {}],
    ['NOT_SCANNED', 'LABEL_ISSUED', 'cancel', { lastScanAtMs: CREATED_AT_MS }, {}],
    ['SEND_IN_DEADLINE', 'LABEL_ISSUED', 'send_in_deadline', { sendByMs: 5 }, { atMs: 4 }],
    ['SEND_IN_DEADLINE', 'LABEL_ISSUED', 'send_in_deadline', { lastScanAtMs: CREATED_AT_MS }, {}],
    ['SEARCH_DEADLINE', 'IN_TRANSIT', 'search_deadline', { lastScanAtMs: 9 }, { atMs: daysAfter(8, 14) }],
    ['SEARCH_DEADLINE', 'IN_TRANSIT', 'search_deadline', { lastScanAtMs: null }, { atMs: CREATED_AT_MS }],
    ['UNBOXING_PROOF', 'RECEIVED', 'not_in_parcel', { hasUnboxingProof: false }, {}],
    ['OWN_LABEL', 'LOST', 'insurance_confirmed', { hadOwnLabel: false }, {}],
    ['PRICE_HOLDS', 'IN_INSPECTION', 'match_or_better', {}, { inspection: WORSE }],
    ['PRICE_HOLDS', 'IN_INSPECTION', 'match_or_better', {}, { inspection: LOCKED }],
    ['PRICE_HOLDS', 'IN_INSPECTION', 'match_or_better', {}, { inspection: UNPROVEN }],
    ['FINDINGS', 'IN_INSPECTION', 'deviation', {}, { inspection: HOLDS }],
    ['FINDINGS', 'IN_INSPECTION', 'deviation', {}, { inspection: LOCKED }],
    ['FINDINGS', 'IN_INSPECTION', 'deviation', {}, { inspection: UNPROVEN }],
    ['LOCK_OR_LACK', 'IN_INSPECTION', 'customer_action_needed', {}, { reason: 'BAD_MOOD' }],
    ['LOCK_OR_LACK', 'IN_INSPECTION', 'customer_action_needed', {}, { reason: 'MISSING_PART' }],
    ['LOCK_OR_LACK', 'IN_INSPECTION', 'customer_action_needed', {}, { part: 'CHARGER' }],
    ['LOCK_OR_LACK', 'IN_INSPECTION', 'customer_action_needed', { isHazardous: true }, {}],
    ['ANSWER_DEADLINE', 'COUNTER_OFFERED', 'answer_deadline', { isHazardous: true }, {}],
    ['MAY_TRAVEL', 'COUNTER_OFFERED', 'decline', { isHazardous: true }, {}],
    ['MAY_TRAVEL', 'ACTION_REQUIRED', 'ask_return', { isHazardous: true }, {}],
    ['MAY_TRAVEL', 'QUARANTINED', 'return_allowed', { isHazardous: true }, {}],
    ['ANSWER_DEADLINE', 'ACTION_REQUIRED', 'answer_deadline', { deadlineMs: 5 }, { atMs: 4 }],
    ['ANSWER_DEADLINE', 'COUNTER_OFFERED', 'answer_deadline', { deadlineMs: 5 }, { atMs: 4 }],
    ['ANSWER_DEADLINE', 'COUNTER_OFFERED', 'answer_deadline', { deadlineMs: null }, {}],
    ['OFFER_HAS_PRICE', 'COUNTER_OFFERED', 'accept', { counterInCents: null }, {}],
    ['OWN_RULE', 'COUNTER_OFFERED', 'policy_accept', { acceptRule: null }, {}],
    ['OWN_RULE', 'COUNTER_OFFERED', 'policy_accept', { acceptRule: { ...OWN_RULE, minShareBp: 8_801 } }, {}],
    ['OWN_RULE', 'COUNTER_OFFERED', 'policy_accept', { acceptRule: OWN_RULE, counterInCents: null }, {}],
    ['FIRST_APPEAL', 'COUNTER_OFFERED', 'appeal', { appeals: 1 }, {}],
    ['QUOTE_STANDS', 'APPEALED', 'appeal_upheld', {}, { inspection: WORSE }],
    ['SEVEN_DAYS_MORE', 'APPEALED', 'appeal_rejected', {}, { inspection: HOLDS }],
    ['SEVEN_DAYS_MORE', 'APPEALED', 'appeal_rejected', {}, { inspection: UNPROVEN }],
    ['ACCOUNT_VALID', 'ACCEPTED', 'payout_ordered', { hasValidAccount: false }, {}],
    ['KEPT_OR_REQUESTED', 'QUARANTINED', 'authority_handover', {}, { isRequested: false }],
  ])('%s keeps a device in %s from %s, with %j', (guard, state, event, overrides, change) => {
    const item = itemIn(state, overrides)
    expect(summary(item, changedStep(item, event, change))).toBe(guard)
  })

  it('is open from the first moment on that it names', () => {
    const sent = itemIn('IN_TRANSIT', { lastScanAtMs: 9 })
    expect(summary(sent, changedStep(sent, 'search_deadline', { atMs: daysAfter(9, 14) }))).toBe('LOST')
    const asked = itemIn('COUNTER_OFFERED', { deadlineMs: 5 })
    expect(summary(asked, changedStep(asked, 'answer_deadline', { atMs: 5 }))).toBe('RETURN_PENDING')
    const unsent = itemIn('LABEL_ISSUED', { sendByMs: 5 })
    expect(summary(unsent, changedStep(unsent, 'send_in_deadline', { atMs: 5 }))).toBe('EXPIRED')
    const ruled = itemIn('COUNTER_OFFERED', { acceptRule: { ...OWN_RULE, minShareBp: 8_800 } })
    expect(summary(ruled, changedStep(ruled, 'policy_accept'))).toBe('ACCEPTED')
    const kept = itemIn('QUARANTINED')
    const atMs = daysAfter(kept.stateSinceMs, 28)
    const handover = { isRequested: false, atMs }
    expect(summary(kept, changedStep(kept, 'authority_handover', handover))).toBe('HANDED_OVER')
    expect(summary(kept, changedStep(kept, 'authority_handover', { ...handover, atMs: atMs - 1 }))).toBe(
      'KEPT_OR_REQUESTED',
    )
  })

  it('says what an inspector has to put right', () => {
    const item = itemIn('IN_INSPECTION')
    expect(stepItem(item, changedStep(item, 'deviation', { inspection: UNPROVEN }))).toEqual({
      kind: 'refused',
      reason: 'FINDINGS',
      problems: [{ key: 'FINDING_WITHOUT_PHOTO', question: 'CONDITION' }],
    })
  })
})

describe('an appeal', () => {
  it.each(['appeal_upheld', 'appeal_rejected'] as const)('is not decided by the same person: %s', (event) => {
    const item = itemIn('APPEALED')
    expect(item.inspectorId).toBe(FIRST_INSPECTOR)
    expect(summary(item, changedStep(item, event, { operatorId: FIRST_INSPECTOR }))).toBe('WRONG_ACTOR')
  })
})

it('refuses to compare with answers that do not make the quoted price', () => {
  const item = itemIn('IN_INSPECTION')
  expect(() => stepItem(item, changedStep(item, 'match_or_better', { inspection: OTHER_BASIS }))).toThrow(
    'do not make the quoted price',
  )
})
