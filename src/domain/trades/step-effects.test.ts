import { describe, expect, it } from 'vitest'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import { type ItemFacts, payoutInCents } from '#domain/trades/item-facts.ts'
import type { StepEffect } from '#domain/trades/step-effects.ts'
import type { StepEvent } from '#domain/trades/step-evidence.ts'
import { type StepResult, stepItem } from '#domain/trades/step-item.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import { findTransition, type TradeState } from '#domain/trades/trade-states.ts'
import { inspectPhone } from '../../../tests/support/inspections.ts'
import { itemAfter, itemIn, passingStep, WORN, WORN_IN_CENTS } from '../../../tests/support/item-steps.ts'

type Stepped = Extract<StepResult, { kind: 'stepped' }>

function step(item: ItemFacts, event: StepEvent, change: object = {}): Stepped {
  const transition = findTransition(item.state, event)
  const result = transition && stepItem(item, { ...passingStep(item, transition), ...change })
  if (result?.kind !== 'stepped') throw new Error(`${event} in ${item.state} was refused`)
  return result
}

const effectText = (effect: StepEffect): string => {
  if (effect.kind === 'mail') return effect.mail
  if (effect.kind === 'openClarification') return `openCase ${effect.clarificationKind}`
  if (effect.kind === 'followRule') return `followRule ${effect.event}`
  return 'amountInCents' in effect ? `${effect.kind} ${effect.amountInCents}` : effect.kind
}

const effectsOf = (item: ItemFacts, event: StepEvent, change: object = {}): string[] =>
  step(item, event, change).effects.map(effectText)

describe('what follows from a step', () => {
  it.each<[TradeState, StepEvent, string[]]>([
    ['CREATED', 'label_issued', ['TRADE_CREATED']],
    ['LABEL_ISSUED', 'cancel', []],
    ['LABEL_ISSUED', 'send_in_deadline', ['EXPIRED']],
    ['LABEL_ISSUED', 'carrier_scan', []],
    ['IN_TRANSIT', 'booked_in', ['ARRIVED']],
    ['LOST', 'insurance_confirmed', ['ACCEPTED']],
    ['RECEIVED', 'inspection_started', []],
    ['IN_INSPECTION', 'match_or_better', ['recordPurchase 30000', 'ACCEPTED']],
    ['IN_INSPECTION', 'deviation', ['openCase PRICE', 'COUNTER_OFFER']],
    ['IN_INSPECTION', 'customer_action_needed', ['openCase ACTION', 'ACTION_REQUIRED']],
    ['IN_TRANSIT', 'search_deadline', ['LOST']],
    ['RECEIVED', 'not_in_parcel', ['LOST']],
    ['IN_INSPECTION', 'blocklist_hit', ['QUARANTINED']],
    ['ACTION_REQUIRED', 'customer_done', ['closeClarification']],
    ['ACTION_REQUIRED', 'ask_return', ['closeClarification', 'bookReturn', 'RETURN_PENDING']],
    ['ACTION_REQUIRED', 'answer_deadline', ['closeClarification', 'bookReturn', 'RETURN_PENDING']],
    ['COUNTER_OFFERED', 'accept', ['closeClarification', 'recordPurchase 26400', 'ACCEPTED']],
    ['COUNTER_OFFERED', 'decline', ['closeClarification', 'bookReturn', 'RETURN_PENDING']],
    ['COUNTER_OFFERED', 'recycle', ['closeClarification', 'RECYCLED']],
    ['COUNTER_OFFERED', 'appeal', ['closeClarification']],
    ['COUNTER_OFFERED', 'answer_deadline', ['closeClarification', 'bookReturn', 'RETURN_PENDING']],
    ['APPEALED', 'appeal_upheld', ['recordPurchase 30000', 'ACCEPTED']],
    ['APPEALED', 'appeal_rejected', ['openCase PRICE', 'COUNTER_OFFER']],
    ['ACCEPTED', 'payout_ordered', ['orderPayout 30000']],
    ['PAYOUT_PENDING', 'bank_confirmed', ['recordPayment 30000', 'PAYOUT_SENT']],
    ['PAYOUT_PENDING', 'bank_rejected', ['PAYOUT_FAILED']],
    ['PAYOUT_FAILED', 'account_changed', ['orderPayout 30000']],
    ['QUARANTINED', 'return_allowed', ['bookReturn', 'RETURN_PENDING']],
    ['QUARANTINED', 'authority_handover', []],
    ['RETURN_PENDING', 'return_scanned', ['RETURN_SHIPPED']],
    ['RETURN_SHIPPED', 'return_delivered', []],
    // Somebody has to ask for another address first.
    ['RETURN_SHIPPED', 'undeliverable', []],
  ])('in %s by %s: %j', (state, event, effects) => {
    const { agreedInCents, stateSinceMs } = itemIn(state)
    // The shortest way to money is an insured parcel that was lost; here the device was seen.
    const bought = agreedInCents === null ? {} : { agreedInCents: 30_000, inspectedAtMs: stateSinceMs }
    expect(effectsOf(itemIn(state, bought), event)).toEqual(effects)
  })

  it.each([
    [{ minShareBp: 8_800, otherwise: 'RETURN' }, 'followRule policy_accept'],
    [{ minShareBp: 8_801, otherwise: 'RETURN' }, 'followRule decline'],
    [{ minShareBp: 8_801, otherwise: 'RECYCLE' }, 'followRule recycle'],
    [{ minShareBp: 8_801, otherwise: 'ASK' }, 'COUNTER_OFFER'],
  ] as const)('by the own rule %j of the seller: %s, and nobody is asked twice', (acceptRule, effect) => {
    expect(effectsOf(itemIn('IN_INSPECTION', { acceptRule }), 'deviation')).toEqual([
      'openCase PRICE',
      effect,
    ])
  })

  it.each([
    ['RETURN', 'COUNTER_OFFER'],
    ['RECYCLE', 'followRule recycle'],
  ] as const)(
    'is a question where the own rule %s would put a damaged battery into the post: %s',
    (otherwise, effect) => {
      const acceptRule = { minShareBp: 9_000, otherwise }
      const inspection = inspectPhone({ answers: 'PH_SWOLLEN=YES' })
      const item = itemIn('IN_INSPECTION', { acceptRule, isHazardous: true })
      expect(effectsOf(item, 'deviation', { inspection })).toEqual(['openCase PRICE', effect])
    },
  )

  it('is an answer of the seller after an appeal, unless the own rule says yes', () => {
    const returns = itemIn('APPEALED', { acceptRule: { minShareBp: 9_000, otherwise: 'RETURN' } })
    expect(effectsOf(returns, 'appeal_rejected')).toEqual(['openCase PRICE', 'COUNTER_OFFER'])
    const accepts = itemIn('APPEALED', { acceptRule: { minShareBp: 8_000, otherwise: 'RETURN' } })
    expect(effectsOf(accepts, 'appeal_rejected')).toEqual(['openCase PRICE', 'followRule policy_accept'])
  })
})

describe('the time to answer', () => {
  it.each<[TradeState, StepEvent, number]>([
    ['IN_INSPECTION', 'deviation', 14],
    ['IN_INSPECTION', 'customer_action_needed', 14],
    ['APPEALED', 'appeal_rejected', 7],
  ])('in %s after %s is %d days', (state, event, days) => {
    const { item, effects } = step(itemIn(state), event)
    const deadlineMs = daysAfter(item.stateSinceMs, days)
    expect(item.deadlineMs).toBe(deadlineMs)
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'openClarification', deadlineMs }))
  })

  it('ends with the answer', () => {
    expect(itemAfter(itemIn('COUNTER_OFFERED'), 'accept').deadlineMs).toBeNull()
    expect(itemAfter(itemIn('ACTION_REQUIRED'), 'customer_done').deadlineMs).toBeNull()
  })
})

describe('the price of a device', () => {
  const better = inspectPhone({ storageGb: 256 })
  const tolerated = inspectPhone({ answers: 'PH_BATTERY=B80_89' }, {})

  it.each<[string, TradeState, StepEvent, object, number | null]>([
    ['as quoted, when it is as the seller said', 'IN_INSPECTION', 'match_or_better', {}, 30_000],
    ['higher, when it is better', 'IN_INSPECTION', 'match_or_better', { inspection: better }, 36_000],
    ['that of the counter-offer', 'IN_INSPECTION', 'deviation', {}, WORN_IN_CENTS],
    ['that of the counter-offer, once accepted', 'COUNTER_OFFERED', 'accept', {}, WORN_IN_CENTS],
    ['that of the counter-offer during an appeal', 'COUNTER_OFFERED', 'appeal', {}, WORN_IN_CENTS],
    ['none, when it goes back', 'COUNTER_OFFERED', 'decline', {}, null],
    ['none, when it is recycled', 'COUNTER_OFFERED', 'recycle', {}, null],
    ['as quoted, after an appeal that was right', 'APPEALED', 'appeal_upheld', {}, 30_000],
    ['higher, when the appeal shows it', 'APPEALED', 'appeal_upheld', { inspection: better }, 36_000],
    [
      'that of the counter-offer, after an appeal that was not',
      'APPEALED',
      'appeal_rejected',
      {},
      WORN_IN_CENTS,
    ],
    ['as quoted, when it was lost with our label', 'LOST', 'insurance_confirmed', {}, 30_000],
    ['as quoted, on its way', 'LABEL_ISSUED', 'carrier_scan', {}, 30_000],
  ])('is %s', (_, state, event, change, priceInCents) => {
    expect(step(itemIn(state), event, change).priceInCents).toBe(priceInCents)
  })

  it('is as quoted within tolerance', () => {
    const quotedInCents = 10_000
    const prices = [{ storageGb: 128, amountInCents: quotedInCents }]
    const inspection: InspectionResult = { ...tolerated, basis: { ...tolerated.basis, prices } }
    const { priceInCents, report } = step(itemIn('IN_INSPECTION', { quotedInCents }), 'match_or_better', {
      inspection,
    })
    expect(priceInCents).toBe(quotedInCents)
    expect(report).toMatchObject({ outcome: { kind: 'TOLERATED' }, findings: [{ question: 'PH_BATTERY' }] })
  })

  it('is none in a counter-offer for a device that we cannot buy', () => {
    const inspection = inspectPhone({ answers: 'PH_SWOLLEN=YES' })
    const { to, priceInCents, item } = step(itemIn('IN_INSPECTION'), 'deviation', { inspection })
    expect([to, priceInCents, item.counterInCents]).toEqual(['COUNTER_OFFERED', null, null])
  })

  it.each([
    ['a second look that sees more wear', { conditionId: 1 }, WORN_IN_CENTS],
    ['a second look that sees less', { answers: 'PH_BATTERY=LT_80' }, 27_000],
    ['a second look that would not buy it', { answers: 'PH_SWOLLEN=YES' }, WORN_IN_CENTS],
  ])('never falls by an appeal: %s', (_, found, counterInCents) => {
    const change = { inspection: inspectPhone(found) }
    expect(step(itemIn('APPEALED'), 'appeal_rejected', change).item.counterInCents).toBe(counterInCents)
  })

  it('can come back with a second look, where the first would not buy the device', () => {
    const item = itemIn('APPEALED', { counterInCents: null })
    expect(step(item, 'appeal_rejected').priceInCents).toBe(WORN_IN_CENTS)
    const change = { inspection: inspectPhone({ ...WORN, answers: 'PH_SWOLLEN=YES' }) }
    expect(step(item, 'appeal_rejected', change).priceInCents).toBeNull()
  })
})

describe('the late bonus', () => {
  const late = (event: StepEvent) => {
    const item = itemIn('IN_INSPECTION')
    return step(item, event, { atMs: daysAfter(item.stateSinceMs, 8) }).item
  }

  it('is paid on top when the first result came too late', () => {
    const item = itemAfter(late('match_or_better'), 'payout_ordered')
    expect([item.agreedInCents, payoutInCents(item)]).toEqual([30_000, 30_500])
    expect(effectsOf(item, 'bank_confirmed')).toEqual(['recordPayment 30500', 'PAYOUT_SENT'])
  })

  it('is paid on top of a counter-offer, too', () => {
    expect(payoutInCents(itemAfter(late('deviation'), 'accept'))).toBe(WORN_IN_CENTS + 500)
  })

  it('is not paid for the time that the seller took', () => {
    const asked = itemAfter(itemIn('IN_INSPECTION'), 'customer_action_needed')
    const done = step(asked, 'customer_done', { atMs: daysAfter(asked.stateSinceMs, 10) }).item
    expect(payoutInCents(itemAfter(done, 'match_or_better'))).toBe(30_000)
  })
})
