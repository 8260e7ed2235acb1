import { describe, expect, it } from 'vitest'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import { computePayoutInCents, type ItemFacts } from '#domain/lifecycle/item-facts.ts'
import type { StepEffect } from '#domain/lifecycle/step-effects.ts'
import { type StepResult, stepItem } from '#domain/lifecycle/step-item.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import { findTransition, type TradeEvent, type TradeState } from '#domain/trades/trade-states.ts'
import { inspectOtherModel, inspectPhone } from '../../../tests/support/inspections.ts'
import {
  advanceItem,
  buildItemIn,
  buildPassingStep,
  WORN,
  WORN_IN_CENTS,
} from '../../../tests/support/item-steps.ts'

type Stepped = Extract<StepResult, { kind: 'stepped' }>

function takeStep(item: ItemFacts, event: TradeEvent, change: object = {}): Stepped {
  const transition = findTransition(item.state, event)
  const result = transition && stepItem(item, { ...buildPassingStep(item, transition), ...change })
  if (result?.kind !== 'stepped') throw new Error(`${event} in ${item.state} was refused`)
  return result
}

const describeEffect = (effect: StepEffect): string => {
  if (effect.kind === 'mail') return effect.mail
  if (effect.kind === 'openClarification') return `openClarification ${effect.clarificationKind}`
  if (effect.kind === 'followRule') return `followRule ${effect.event}`
  return 'amountInCents' in effect ? `${effect.kind} ${effect.amountInCents}` : effect.kind
}

const listEffects = (item: ItemFacts, event: TradeEvent, change: object = {}): string[] =>
  takeStep(item, event, change).effects.map(describeEffect)

describe('what follows from a step', () => {
  it.each<[TradeState, TradeEvent, string[]]>([
    ['CREATED', 'label_issued', ['TRADE_CREATED']],
    ['LABEL_ISSUED', 'cancel', []],
    ['LABEL_ISSUED', 'send_in_deadline', ['EXPIRED']],
    ['LABEL_ISSUED', 'carrier_scan', []],
    ['IN_TRANSIT', 'booked_in', ['ARRIVED']],
    ['LOST', 'insurance_confirmed', ['ACCEPTED']],
    ['RECEIVED', 'inspection_started', []],
    ['IN_INSPECTION', 'match_or_better', ['recordPurchase 30000', 'ACCEPTED']],
    ['IN_INSPECTION', 'deviation', ['openClarification PRICE', 'COUNTER_OFFER']],
    ['IN_INSPECTION', 'customer_action_needed', ['openClarification ACTION', 'ACTION_REQUIRED']],
    ['IN_TRANSIT', 'search_deadline', ['LOST']],
    ['RECEIVED', 'not_in_parcel', ['LOST']],
    ['IN_INSPECTION', 'blocklist_hit', ['QUARANTINED']],
    ['ACTION_REQUIRED', 'customer_done', ['closeClarification', 'ANSWER_RECEIVED']],
    ['ACTION_REQUIRED', 'ask_return', ['closeClarification', 'RETURN_PENDING']],
    ['ACTION_REQUIRED', 'answer_deadline', ['closeClarification', 'RETURN_PENDING']],
    ['COUNTER_OFFERED', 'accept', ['closeClarification', 'recordPurchase 26400', 'ACCEPTED']],
    ['COUNTER_OFFERED', 'decline', ['closeClarification', 'RETURN_PENDING']],
    ['COUNTER_OFFERED', 'recycle', ['closeClarification', 'RECYCLED']],
    ['COUNTER_OFFERED', 'appeal', ['closeClarification', 'APPEALED']],
    ['COUNTER_OFFERED', 'answer_deadline', ['closeClarification', 'RETURN_PENDING']],
    ['APPEALED', 'appeal_upheld', ['recordPurchase 30000', 'ACCEPTED']],
    ['APPEALED', 'appeal_rejected', ['openClarification PRICE', 'COUNTER_OFFER']],
    ['ACCEPTED', 'payout_ordered', ['orderPayout 30000']],
    ['PAYOUT_PENDING', 'bank_confirmed', ['recordPayment 30000', 'PAYOUT_SENT']],
    ['PAYOUT_PENDING', 'bank_rejected', ['PAYOUT_FAILED']],
    ['PAYOUT_FAILED', 'account_changed', ['orderPayout 30000']],
    ['QUARANTINED', 'cleared', ['CLEARED']],
    ['QUARANTINED', 'return_allowed', ['RETURN_PENDING']],
    ['QUARANTINED', 'authority_handover', ['HANDED_OVER']],
    ['RETURN_PENDING', 'return_scanned', ['RETURN_SHIPPED']],
    ['RETURN_SHIPPED', 'return_delivered', ['RETURNED']],
    // Someone has to ask for another address first.
    ['RETURN_SHIPPED', 'undeliverable', ['RETURN_UNDELIVERABLE']],
  ])('in %s by %s: %j', (state, event, effects) => {
    const { agreedInCents, stateSinceMs } = buildItemIn(state)
    // The shortest path to a payout is a lost, insured parcel; here the device has been inspected.
    const bought = agreedInCents === null ? {} : { agreedInCents: 30_000, inspectedAtMs: stateSinceMs }
    expect(listEffects(buildItemIn(state, bought), event)).toEqual(effects)
  })

  it('takes the purchase back when the seller shows no document, and returns the device', () => {
    const missing = { isIdentityMissing: true, inspectedAtMs: 1, agreedInCents: 30_000 }
    expect(listEffects(buildItemIn('ACCEPTED', missing), 'identity_declined')).toEqual([
      'reversePurchase',
      'RETURN_PENDING',
    ])
  })

  it.each([
    [{ minShareBp: 8_800, otherwise: 'RETURN' }, 'followRule policy_accept'],
    [{ minShareBp: 8_801, otherwise: 'RETURN' }, 'followRule decline'],
    [{ minShareBp: 8_801, otherwise: 'RECYCLE' }, 'followRule recycle'],
    [{ minShareBp: 8_801, otherwise: 'ASK' }, 'COUNTER_OFFER'],
  ] as const)('by the seller’s own rule %j: %s, without asking again', (acceptRule, effect) => {
    expect(listEffects(buildItemIn('IN_INSPECTION', { acceptRule }), 'deviation')).toEqual([
      'openClarification PRICE',
      effect,
    ])
  })

  it.each(['RETURN', 'RECYCLE'] as const)(
    'asks the seller about a damaged battery, even if their rule says %s',
    (otherwise) => {
      const acceptRule = { minShareBp: 9_000, otherwise }
      const inspection = inspectPhone({ answers: 'PH_SWOLLEN=YES' })
      const item = buildItemIn('IN_INSPECTION', { acceptRule, isHazardous: true })
      const effects = listEffects(item, 'deviation', { inspection })
      expect(effects).toEqual(['openClarification PRICE', 'COUNTER_OFFER'])
    },
  )

  it('the seller is asked about another model that has no price, whatever the rule', () => {
    const item = buildItemIn('IN_INSPECTION', { acceptRule: { minShareBp: 8_000, otherwise: 'RECYCLE' } })
    const inspection = inspectOtherModel({ amounts: [null, null] })
    expect(listEffects(item, 'deviation', { inspection })).toEqual([
      'openClarification PRICE',
      'COUNTER_OFFER',
    ])
  })

  it('is up to the seller after an appeal, unless their rule accepts', () => {
    const returns = buildItemIn('APPEALED', { acceptRule: { minShareBp: 9_000, otherwise: 'RETURN' } })
    expect(listEffects(returns, 'appeal_rejected')).toEqual(['openClarification PRICE', 'COUNTER_OFFER'])
    const accepts = buildItemIn('APPEALED', { acceptRule: { minShareBp: 8_000, otherwise: 'RETURN' } })
    expect(listEffects(accepts, 'appeal_rejected')).toEqual([
      'openClarification PRICE',
      'followRule policy_accept',
    ])
  })
})

describe('the deadline to answer', () => {
  it.each<[TradeState, TradeEvent, number]>([
    ['IN_INSPECTION', 'deviation', 14],
    ['IN_INSPECTION', 'customer_action_needed', 14],
    ['APPEALED', 'appeal_rejected', 7],
  ])('in %s after %s is %d days', (state, event, days) => {
    const { item, effects } = takeStep(buildItemIn(state), event)
    const deadlineMs = addDays(item.stateSinceMs, days)
    expect(item.deadlineMs).toBe(deadlineMs)
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'openClarification', deadlineMs }))
  })

  it('ends with the answer', () => {
    expect(advanceItem(buildItemIn('COUNTER_OFFERED'), 'accept').deadlineMs).toBeNull()
    expect(advanceItem(buildItemIn('ACTION_REQUIRED'), 'customer_done').deadlineMs).toBeNull()
  })
})

describe('the price of a device', () => {
  const better = inspectPhone({ storageGb: 256 })
  const tolerated = inspectPhone({ answers: 'PH_BATTERY=B80_89' }, {})

  it.each<[string, TradeState, TradeEvent, object, number | null]>([
    ['as quoted, if it is as declared', 'IN_INSPECTION', 'match_or_better', {}, 30_000],
    ['higher, if it is better', 'IN_INSPECTION', 'match_or_better', { inspection: better }, 36_000],
    ['that of the counter-offer', 'IN_INSPECTION', 'deviation', {}, WORN_IN_CENTS],
    ['that of the counter-offer, once accepted', 'COUNTER_OFFERED', 'accept', {}, WORN_IN_CENTS],
    ['that of the counter-offer during an appeal', 'COUNTER_OFFERED', 'appeal', {}, WORN_IN_CENTS],
    ['none, if it is returned', 'COUNTER_OFFERED', 'decline', {}, null],
    ['none, if it is recycled', 'COUNTER_OFFERED', 'recycle', {}, null],
    ['as quoted, after an upheld appeal', 'APPEALED', 'appeal_upheld', {}, 30_000],
    ['higher, if the appeal shows it', 'APPEALED', 'appeal_upheld', { inspection: better }, 36_000],
    ['that of the counter-offer, after a rejected appeal', 'APPEALED', 'appeal_rejected', {}, WORN_IN_CENTS],
    ['as quoted, if it was lost with our label', 'LOST', 'insurance_confirmed', {}, 30_000],
    ['as quoted, in transit', 'LABEL_ISSUED', 'carrier_scan', {}, 30_000],
  ])('is %s', (_, state, event, change, priceInCents) => {
    expect(takeStep(buildItemIn(state), event, change).priceInCents).toBe(priceInCents)
  })

  it('is as quoted within tolerance', () => {
    const quotedInCents = 10_000
    const prices = [{ storageGb: 128, amountInCents: quotedInCents }]
    const inspection: InspectionResult = { ...tolerated, basis: { ...tolerated.basis, prices } }
    const { priceInCents, report } = takeStep(
      buildItemIn('IN_INSPECTION', { quotedInCents }),
      'match_or_better',
      {
        inspection,
      },
    )
    expect(priceInCents).toBe(quotedInCents)
    expect(report).toMatchObject({ outcome: { kind: 'TOLERATED' }, findings: [{ question: 'PH_BATTERY' }] })
  })

  it('is none in a counter-offer for a device that we can’t buy', () => {
    const inspection = inspectPhone({ answers: 'PH_SWOLLEN=YES' })
    const { to, priceInCents, item } = takeStep(buildItemIn('IN_INSPECTION'), 'deviation', { inspection })
    expect({ to, priceInCents, counterInCents: item.counterInCents }).toEqual({
      to: 'COUNTER_OFFERED',
      priceInCents: null,
      counterInCents: null,
    })
  })

  it.each([
    ['a second inspection that finds more wear', { conditionId: 1 }, WORN_IN_CENTS],
    ['a second inspection that finds less', { answers: 'PH_BATTERY=LT_80' }, 27_000],
    ['a second inspection that rules out buying it', { answers: 'PH_SWOLLEN=YES' }, WORN_IN_CENTS],
  ])('never falls through an appeal: %s', (_, found, counterInCents) => {
    const change = { inspection: inspectPhone(found) }
    expect(takeStep(buildItemIn('APPEALED'), 'appeal_rejected', change).item.counterInCents).toBe(
      counterInCents,
    )
  })

  it('can appear with a second inspection, if the first ruled out buying the device', () => {
    const item = buildItemIn('APPEALED', { counterInCents: null })
    expect(takeStep(item, 'appeal_rejected').priceInCents).toBe(WORN_IN_CENTS)
    const change = { inspection: inspectPhone({ ...WORN, answers: 'PH_SWOLLEN=YES' }) }
    expect(takeStep(item, 'appeal_rejected', change).priceInCents).toBeNull()
  })
})

describe('the late bonus', () => {
  const late = (event: TradeEvent) => {
    const item = buildItemIn('IN_INSPECTION')
    return takeStep(item, event, { atMs: addDays(item.stateSinceMs, 8) }).item
  }

  it('is paid on top if the first result came too late', () => {
    const item = advanceItem(late('match_or_better'), 'payout_ordered')
    expect({ agreedInCents: item.agreedInCents, payoutInCents: computePayoutInCents(item) }).toEqual({
      agreedInCents: 30_000,
      payoutInCents: 30_500,
    })
    expect(listEffects(item, 'bank_confirmed')).toEqual(['recordPayment 30500', 'PAYOUT_SENT'])
  })

  it('is paid on top of a counter-offer, too', () => {
    expect(computePayoutInCents(advanceItem(late('deviation'), 'accept'))).toBe(WORN_IN_CENTS + 500)
  })

  it('isn’t paid for time that the seller took', () => {
    const asked = advanceItem(buildItemIn('IN_INSPECTION'), 'customer_action_needed')
    const done = takeStep(asked, 'customer_done', { atMs: addDays(asked.stateSinceMs, 10) }).item
    expect(computePayoutInCents(advanceItem(done, 'match_or_better'))).toBe(30_000)
  })
})
