import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ItemFacts } from '#domain/lifecycle/item-facts.ts'
import type { Step } from '#domain/lifecycle/step.ts'
import { stepItem } from '#domain/lifecycle/step-item.ts'
import { addDays, computeExpiry } from '#domain/trades/trade-clock.ts'
import {
  findTransition,
  TRADE_STATES,
  TRADE_TRANSITIONS,
  type TradeEvent,
  type TradeGuard,
  type TradeState,
} from '#domain/trades/trade-states.ts'
import { inspectPhone } from '../../../tests/support/inspections.ts'
import {
  ACTORS,
  buildItemIn,
  buildPassingStep,
  CREATED_AT_MS,
  createStep,
  EVENTS,
  FIRST_INSPECTOR,
  WORN,
} from '../../../tests/support/item-steps.ts'

const OWN_RULE = { minShareBp: 5_000, otherwise: 'ASK' } as const

/** An inspected device of a seller who still has to show a document. */
const UNIDENTIFIED = { isIdentityMissing: true, inspectedAtMs: CREATED_AT_MS } as const

/** A device before a step, with all that its guard requires. */
const buildItemBefore = (state: TradeState, event?: TradeEvent): ItemFacts =>
  buildItemIn(state, { acceptRule: OWN_RULE, ...(event === 'identity_declined' ? UNIDENTIFIED : {}) })

const describeResult = (item: ItemFacts, step: Step): string => {
  const result = stepItem(item, step)
  return result.kind === 'stepped' ? result.to : result.reason
}

/** A step that would pass, with something changed. */
const changeStep = (item: ItemFacts, event: TradeEvent, change: object = {}): Step => {
  const transition = findTransition(item.state, event)
  if (!transition) throw new Error(`There is no ${event} in ${item.state}`)
  return { ...buildPassingStep(item, transition), ...change }
}

it('takes every event of the table, and the compiler knows no other', () => {
  expectTypeOf<Step['event']>().toEqualTypeOf<TradeEvent>()
  for (const event of EVENTS) {
    const transition = TRADE_TRANSITIONS.find((one) => one.event === event)
    const item = buildItemBefore(transition?.from ?? 'CREATED', event)
    expect(describeResult(item, changeStep(item, event)), event).toBe(transition?.to)
  }
})

describe('a device', () => {
  it.each(TRADE_TRANSITIONS)('in $from after $event is $to', (transition) => {
    const item = buildItemBefore(transition.from, transition.event)
    const step = buildPassingStep(item, transition)
    expect(stepItem(item, step)).toMatchObject({
      kind: 'stepped',
      to: transition.to,
      item: { state: transition.to, stateSinceMs: step.atMs },
    })
  })

  it.each(TRADE_STATES)('in %s refuses all other events', (state) => {
    const item = buildItemBefore(state)
    const others = EVENTS.filter((event) => !findTransition(state, event))
    expect(others.length).toBeGreaterThan(EVENTS.length - 8)
    for (const event of others)
      for (const actor of ACTORS)
        expect(describeResult(item, createStep(event, { actor, atMs: addDays(item.stateSinceMs, 30) }))).toBe(
          'NOT_POSSIBLE',
        )
  })

  it.each(TRADE_TRANSITIONS)('in $from is only moved by $actor with $event', (transition) => {
    const item = buildItemBefore(transition.from)
    for (const actor of ACTORS.filter((one) => one !== transition.actor))
      expect(describeResult(item, { ...buildPassingStep(item, transition), actor })).toBe('WRONG_ACTOR')
  })

  it('isn’t mutated by a step', () => {
    for (const transition of TRADE_TRANSITIONS) {
      const item = Object.freeze(buildItemBefore(transition.from))
      const before = JSON.stringify(item)
      stepItem(item, buildPassingStep(item, transition))
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
  it.each<[TradeGuard, TradeState, TradeEvent, Partial<ItemFacts>, object]>([
    ['NOT_SCANNED', 'CREATED', 'cancel', { lastScanAtMs: CREATED_AT_MS }, {}],
    ['NOT_SCANNED', 'LABEL_ISSUED', 'cancel', { lastScanAtMs: CREATED_AT_MS }, {}],
    ['SEND_IN_DEADLINE', 'LABEL_ISSUED', 'send_in_deadline', { sendByMs: 5 }, { atMs: computeExpiry(5) }],
    ['SEND_IN_DEADLINE', 'LABEL_ISSUED', 'send_in_deadline', { lastScanAtMs: CREATED_AT_MS }, {}],
    ['SEARCH_DEADLINE', 'IN_TRANSIT', 'search_deadline', { lastScanAtMs: 9 }, { atMs: addDays(8, 14) }],
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
    ['FINDINGS', 'APPEALED', 'appeal_rejected', {}, { inspection: HOLDS }],
    ['FINDINGS', 'APPEALED', 'appeal_rejected', {}, { inspection: UNPROVEN }],
    ['ACCOUNT_VALID', 'ACCEPTED', 'payout_ordered', { hasValidAccount: false }, {}],
    ['KEPT_OR_REQUESTED', 'QUARANTINED', 'authority_handover', {}, { isRequested: false }],
  ])('%s keeps a device in %s from %s, with %j', (guard, state, event, overrides, change) => {
    const item = buildItemIn(state, overrides)
    expect(describeResult(item, changeStep(item, event, change))).toBe(guard)
  })

  it('passes from its deadline on', () => {
    const sent = buildItemIn('IN_TRANSIT', { lastScanAtMs: 9 })
    expect(describeResult(sent, changeStep(sent, 'search_deadline', { atMs: addDays(9, 14) }))).toBe('LOST')
    const asked = buildItemIn('COUNTER_OFFERED', { deadlineMs: 5 })
    expect(describeResult(asked, changeStep(asked, 'answer_deadline', { atMs: 5 }))).toBe('RETURN_PENDING')
    const unsent = buildItemIn('LABEL_ISSUED', { sendByMs: 5 })
    expect(describeResult(unsent, changeStep(unsent, 'send_in_deadline', { atMs: computeExpiry(6) }))).toBe(
      'EXPIRED',
    )
    const ruled = buildItemIn('COUNTER_OFFERED', { acceptRule: { ...OWN_RULE, minShareBp: 8_800 } })
    expect(describeResult(ruled, changeStep(ruled, 'policy_accept'))).toBe('ACCEPTED')
    const kept = buildItemIn('QUARANTINED')
    const atMs = addDays(kept.stateSinceMs, 28)
    const handover = { isRequested: false, atMs }
    expect(describeResult(kept, changeStep(kept, 'authority_handover', handover))).toBe('HANDED_OVER')
    expect(
      describeResult(kept, changeStep(kept, 'authority_handover', { ...handover, atMs: atMs - 1 })),
    ).toBe('KEPT_OR_REQUESTED')
  })

  it('names what an inspector has to correct', () => {
    const item = buildItemIn('IN_INSPECTION')
    expect(stepItem(item, changeStep(item, 'deviation', { inspection: UNPROVEN }))).toEqual({
      kind: 'refused',
      reason: 'FINDINGS',
      problems: [{ key: 'FINDING_WITHOUT_PHOTO', question: 'CONDITION' }],
    })
  })
})

describe('an appeal', () => {
  it.each(['appeal_upheld', 'appeal_rejected'] as const)(
    'isn’t decided by the first inspector: %s',
    (event) => {
      const item = buildItemIn('APPEALED')
      expect(item.inspectorId).toBe(FIRST_INSPECTOR)
      expect(describeResult(item, changeStep(item, event, { operatorId: FIRST_INSPECTOR }))).toBe(
        'WRONG_ACTOR',
      )
    },
  )
})

it('throws if the declared answers don’t lead to the quoted price', () => {
  const item = buildItemIn('IN_INSPECTION')
  expect(() => stepItem(item, changeStep(item, 'match_or_better', { inspection: OTHER_BASIS }))).toThrow(
    'do not come to the quoted price',
  )
})

describe('a device whose seller has to show an identity document', () => {
  const missing = buildItemIn('ACCEPTED', UNIDENTIFIED)

  it('is not paid before the document is accepted', () => {
    expect(describeResult(missing, changeStep(missing, 'payout_ordered'))).toBe('ACCOUNT_VALID')
    const identified = { ...missing, isIdentityMissing: false }
    expect(describeResult(identified, changeStep(identified, 'payout_ordered'))).toBe('PAYOUT_PENDING')
  })

  it('goes back if the seller shows none, and nothing is agreed any more', () => {
    const result = stepItem(missing, changeStep(missing, 'identity_declined'))
    expect(result).toMatchObject({ kind: 'stepped', to: 'RETURN_PENDING', item: { agreedInCents: null } })
  })

  it('stays here with a damaged battery, and without a document to show', () => {
    const hazardous = { ...missing, isHazardous: true }
    expect(describeResult(hazardous, changeStep(hazardous, 'identity_declined'))).toBe('IDENTITY_MISSING')
    const identified = { ...missing, isIdentityMissing: false }
    expect(describeResult(identified, changeStep(identified, 'identity_declined'))).toBe('IDENTITY_MISSING')
  })

  it('is paid without one if it was lost on its way: nothing is bought', () => {
    const lost = { ...missing, inspectedAtMs: null }
    expect(describeResult(lost, changeStep(lost, 'payout_ordered'))).toBe('PAYOUT_PENDING')
  })
})
