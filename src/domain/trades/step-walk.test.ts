import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTION_REASONS } from '#domain/clarification/clarification-kind.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import { LATE_BONUS_IN_CENTS, lateBonusInCents } from '#domain/inspection/late-bonus.ts'
import { payableInCents, priceDevice } from '#domain/pricing/price-device.ts'
import { type ItemFacts, payoutInCents, worthInCents } from '#domain/trades/item-facts.ts'
import type { StepEffect } from '#domain/trades/step-effects.ts'
import type { Step, StepEvent } from '#domain/trades/step-evidence.ts'
import { stepItem } from '#domain/trades/step-item.ts'
import { findTransition, isTerminalState, nextState, type TradeState } from '#domain/trades/trade-states.ts'
import { type InspectedDevice, inspectedDevices } from '../../../tests/support/inspections.ts'
import {
  ACTORS,
  createItem,
  createStep,
  EVENTS,
  FIRST_INSPECTOR,
  SECOND_INSPECTOR,
} from '../../../tests/support/item-steps.ts'

const WALKS = 2_000
const OPINIONS = 4
const HOUR_MS = 3_600_000

/** Something that somebody tries with a device. */
const tries = fc.record({
  pick: fc.nat(),
  /** Mostly something that can happen, by whom it is to be done. */
  isSensible: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.boolean() }),
  actor: fc.constantFrom(...ACTORS),
  hours: fc.oneof(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 24 * 40 })),
  opinion: fc.nat(OPINIONS - 1),
  hasPhotos: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.boolean() }),
  hasGrading: fc.boolean(),
  operatorId: fc.constantFrom(FIRST_INSPECTOR, SECOND_INSPECTOR),
  reason: fc.constantFrom(...ACTION_REASONS),
  isRequested: fc.boolean(),
})

type Try = typeof tries extends fc.Arbitrary<infer T> ? T : never

const rules = fc.option(
  fc.record({
    minShareBp: fc.integer({ min: 0, max: 10_000 }),
    otherwise: fc.constantFrom('ASK', 'RETURN', 'RECYCLE'),
  }),
  { nil: null },
)

/** Any sale of any device. */
const sales = fc.record({
  device: inspectedDevices(OPINIONS),
  item: fc.record({
    currency: fc.constantFrom('EUR', 'PLN'),
    acceptRule: rules,
    hasUnboxingProof: fc.boolean(),
    hadOwnLabel: fc.boolean(),
    isHazardous: fc.oneof(
      { weight: 4, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.boolean() },
    ),
    hasValidAccount: fc.oneof(
      { weight: 3, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.boolean() },
    ),
  }),
  tries: fc.array(tries, { minLength: 5, maxLength: 40 }),
})

function eventOf({ state }: ItemFacts, { pick, isSensible }: Try): StepEvent {
  const possible = EVENTS.filter((event) => findTransition(state, event))
  const choice = isSensible && possible.length > 0 ? possible : EVENTS
  return choice[pick % choice.length] ?? 'cancel'
}

function inspectionOf({ inspections }: InspectedDevice, { opinion, hasPhotos }: Try): InspectionResult {
  const inspection = inspections[opinion]
  if (!inspection) throw new RangeError('every opinion is there')
  return hasPhotos ? inspection : { ...inspection, photoIds: {} }
}

function stepOf(item: ItemFacts, device: InspectedDevice, tried: Try): Step {
  const event = eventOf(item, tried)
  const actor = (tried.isSensible && findTransition(item.state, event)?.actor) || tried.actor
  const step = createStep(event, { actor, atMs: item.stateSinceMs + tried.hours * HOUR_MS })
  const { operatorId, reason, isRequested } = tried
  if (step.event === 'customer_action_needed')
    return { ...step, reason, part: reason === 'MISSING_PART' ? 'CHARGER' : null }
  if (step.event === 'authority_handover') return { ...step, isRequested }
  if (step.event === 'appeal_upheld' && !tried.hasGrading) return { ...step, operatorId }
  return 'inspection' in step ? { ...step, operatorId, inspection: inspectionOf(device, tried) } : step
}

interface Taken {
  readonly before: ItemFacts
  readonly step: Step
  readonly next: ItemFacts
  readonly effects: readonly StepEffect[]
}

const BOUGHT: readonly TradeState[] = ['ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID']
const ASKED: readonly TradeState[] = ['COUNTER_OFFERED', 'ACTION_REQUIRED']

/** What the price rule says to an inspection; 0 where we do not buy. */
const recomputed = ({ basis, found }: InspectionResult): number => {
  const price = basis.prices.find(({ storageGb }) => storageGb === found.storageGb)
  const { rule, deductionFactorBp } = basis
  return payableInCents(
    priceDevice({ rule, deductionFactorBp, baseInCents: price?.amountInCents ?? 0, ...found }),
  )
}

/** What is true of a device after every step, whatever happened before. */
function expectSound({ step, next }: Taken): void {
  expect(next.agreedInCents !== null).toBe(BOUGHT.includes(next.state))
  expect(next.deadlineMs !== null).toBe(ASKED.includes(next.state))
  expect(next.appeals).toBeLessThanOrEqual(1)
  // No free price: a counter-offer has that of the rule, or none.
  if (step.event === 'deviation') expect(next.counterInCents ?? 0).toBe(recomputed(step.inspection))
  // A damaged battery is never put into the post.
  if (next.isHazardous) expect(next.state).not.toMatch(/^RETURN/)
  if (next.counterInCents !== null) expect(next.counterInCents).toBeLessThan(next.quotedInCents)
  if (isTerminalState(next.state)) for (const event of EVENTS) expect(nextState(next.state, event)).toBeNull()
}

/** A price is the quoted one, a higher one of the rule, or the one that the seller said yes to. */
function expectAgreed({ before, step, next }: Taken, device: InspectedDevice): void {
  if (before.agreedInCents !== null || next.agreedInCents === null) return
  expect(step.actor).not.toBe('clock')
  if (step.event === 'accept' || step.event === 'policy_accept') {
    expect(next.agreedInCents).toBe(before.counterInCents)
    const share = (next.agreedInCents * 10_000) / next.quotedInCents
    if (step.event === 'policy_accept')
      expect(share).toBeGreaterThanOrEqual(next.acceptRule?.minShareBp ?? 1e9)
    return
  }
  expect(next.agreedInCents).toBeGreaterThanOrEqual(device.quotedInCents)
  if (next.agreedInCents > device.quotedInCents) {
    const inspection = 'inspection' in step ? step.inspection : null
    expect(inspection && recomputed(inspection)).toBe(next.agreedInCents)
  }
}

/** Who is asked gets a case, and it ends with the answer; money leaves once, and only what was agreed on. */
function expectBalanced(taken: readonly Taken[], item: ItemFacts): void {
  const count = (kind: StepEffect['kind']) =>
    taken.flatMap(({ effects }) => effects).filter((effect) => effect.kind === kind).length
  expect(count('openClarification') - count('closeClarification')).toBe(ASKED.includes(item.state) ? 1 : 0)
  const isBought = BOUGHT.includes(item.state) && item.inspectedAtMs !== null
  expect(count('recordPurchase')).toBe(isBought ? 1 : 0)
  expect(count('recordPayment')).toBe(isBought && item.state === 'PAID' ? 1 : 0)
  expect(count('orderPayout') > 0).toBe(BOUGHT.includes(item.state) && item.state !== 'ACCEPTED')
  const bonus = lateBonusInCents(item)
  expect([0, LATE_BONUS_IN_CENTS[item.currency]]).toContain(bonus)
  for (const effect of taken.flatMap(({ effects }) => effects))
    if ('amountInCents' in effect) expect(effect.amountInCents).toBe((item.agreedInCents ?? -1) + bonus)
  if (item.agreedInCents !== null) expect(payoutInCents(item)).toBe(item.agreedInCents + bonus)
}

describe('any walk of any device', () => {
  const seen = new Set<string>()

  function walk(start: ItemFacts, device: InspectedDevice, all: readonly Try[]) {
    const taken: Taken[] = []
    let item = start
    for (const tried of all) {
      const step = stepOf(item, device, tried)
      const result = stepItem(item, step)
      if (result.kind === 'refused') continue
      expect(result).toMatchObject({
        to: nextState(item.state, step.event),
        priceInCents: worthInCents(result.item),
      })
      seen.add(`${item.state} ${step.event}`)
      taken.push({ before: item, step, next: result.item, effects: result.effects })
      item = result.item
    }
    return { taken, item }
  }

  it('loses neither money nor the device, and comes by nearly every step there is', () => {
    fc.assert(
      fc.property(sales, ({ device, item: facts, tries: all }) => {
        const start = Object.freeze(createItem({ ...facts, quotedInCents: device.quotedInCents }))
        const { taken, item } = walk(start, device, all)
        for (const step of taken) {
          expectSound(step)
          expectAgreed(step, device)
        }
        expectBalanced(taken, item)
        expect(item.quotedInCents).toBe(device.quotedInCents)
      }),
      { numRuns: WALKS },
    )
    expect(seen.size).toBeGreaterThanOrEqual(34)
  }, 60_000)
})
