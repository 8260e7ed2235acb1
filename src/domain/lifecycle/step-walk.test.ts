import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTION_REASONS } from '#domain/clarification/clarification-kind.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import { computeLateBonusInCents, LATE_BONUS_IN_CENTS } from '#domain/inspection/late-bonus.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { computePayoutInCents, computeWorthInCents, type ItemFacts } from '#domain/lifecycle/item-facts.ts'
import type { Step } from '#domain/lifecycle/step.ts'
import type { StepEffect } from '#domain/lifecycle/step-effects.ts'
import { stepItem } from '#domain/lifecycle/step-item.ts'
import { priceDevice, toPayableInCents } from '#domain/pricing/price-device.ts'
import {
  findNextState,
  findTransition,
  isTerminalState,
  type TradeEvent,
  type TradeState,
} from '#domain/trades/trade-states.ts'
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

/** An attempt to do something with a device. */
const tries = fc.record({
  pick: fc.nat(),
  /** Mostly a possible event, by the right actor. */
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
    isIdentityMissing: fc.oneof(
      { weight: 3, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.boolean() },
    ),
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

function pickEvent({ state }: ItemFacts, { pick, isSensible }: Try): TradeEvent {
  const possible = EVENTS.filter((event) => findTransition(state, event))
  const choice = isSensible && possible.length > 0 ? possible : EVENTS
  return choice[pick % choice.length] ?? 'cancel'
}

function pickInspection({ inspections }: InspectedDevice, { opinion, hasPhotos }: Try): InspectionResult {
  const inspection = inspections[opinion]
  if (!inspection) throw new RangeError('every opinion is there')
  return hasPhotos ? inspection : { ...inspection, photoIds: {} }
}

function buildStep(item: ItemFacts, device: InspectedDevice, tried: Try): Step {
  const event = pickEvent(item, tried)
  const actor = (tried.isSensible && findTransition(item.state, event)?.actor) || tried.actor
  const step = createStep(event, { actor, atMs: item.stateSinceMs + tried.hours * HOUR_MS })
  const { operatorId, reason, isRequested } = tried
  if (step.event === 'customer_action_needed')
    return { ...step, reason, part: reason === 'MISSING_PART' ? 'CHARGER' : null }
  if (step.event === 'authority_handover') return { ...step, isRequested }
  if (step.event === 'appeal_upheld' && !tried.hasGrading) return { ...step, operatorId }
  return 'inspection' in step ? { ...step, operatorId, inspection: pickInspection(device, tried) } : step
}

interface Taken {
  readonly before: ItemFacts
  readonly step: Step
  readonly next: ItemFacts
  readonly effects: readonly StepEffect[]
}

const BOUGHT: readonly TradeState[] = ['ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID']
const ASKED: readonly TradeState[] = ['COUNTER_OFFERED', 'ACTION_REQUIRED']

/** The rule's price for an inspection; 0 if we can't buy the device. */
const recomputePrice = ({ basis, found }: InspectionResult): number => {
  const price = basis.prices.find(({ storageGb }) => storageGb === found.storageGb)
  const { rule, deductionFactorBp } = basis
  return toPayableInCents(
    priceDevice({ rule, deductionFactorBp, baseInCents: price?.amountInCents ?? 0, ...found }),
  )
}

/** What holds for a device after every step. */
function expectSound({ step, next }: Taken): void {
  expect(next.agreedInCents !== null).toBe(BOUGHT.includes(next.state))
  expect(next.deadlineMs !== null).toBe(ASKED.includes(next.state))
  expect(next.appeals).toBeLessThanOrEqual(1)
  // A counter-offer has the rule's price, or none.
  if (step.event === 'deviation') expect(next.counterInCents ?? 0).toBe(recomputePrice(step.inspection))
  // A damaged battery is never posted.
  if (next.isHazardous) expect(next.state).not.toMatch(/^RETURN/)
  if (next.counterInCents !== null) expect(next.counterInCents).toBeLessThan(next.quotedInCents)
  if (isTerminalState(next.state))
    for (const event of EVENTS) expect(findNextState(next.state, event)).toBeNull()
}

/** An agreed price is the quoted one, a higher one by the rule, or one that the seller accepted. */
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
    expect(inspection && recomputePrice(inspection)).toBe(next.agreedInCents)
  }
}

/** Every clarification is opened and closed once; money leaves once, and only the agreed amount. */
function expectBalanced(taken: readonly Taken[], item: ItemFacts): void {
  const count = (kind: StepEffect['kind']) =>
    taken.flatMap(({ effects }) => effects).filter((effect) => effect.kind === kind).length
  expect(count('openClarification') - count('closeClarification')).toBe(ASKED.includes(item.state) ? 1 : 0)
  const isBought = BOUGHT.includes(item.state) && item.inspectedAtMs !== null
  // The purchase of an unknown seller is recorded when the document is accepted.
  expect(count('recordPurchase')).toBe(isBought && !item.isIdentityMissing ? 1 : 0)
  expect(count('recordPayment')).toBe(isBought && item.state === 'PAID' ? 1 : 0)
  expect(count('orderPayout') > 0).toBe(BOUGHT.includes(item.state) && item.state !== 'ACCEPTED')
  const bonus = computeLateBonusInCents(item)
  expect([0, LATE_BONUS_IN_CENTS[item.currency]]).toContain(bonus)
  for (const effect of taken.flatMap(({ effects }) => effects))
    if ('amountInCents' in effect) expect(effect.amountInCents).toBe((item.agreedInCents ?? -1) + bonus)
  if (item.agreedInCents !== null) expect(computePayoutInCents(item)).toBe(item.agreedInCents + bonus)
}

describe('any path of any device', () => {
  const seen = new Set<string>()

  function walk(start: ItemFacts, device: InspectedDevice, all: readonly Try[]) {
    const taken: Taken[] = []
    let item = start
    for (const tried of all) {
      const step = buildStep(item, device, tried)
      const result = stepItem(item, step)
      if (result.kind === 'refused') continue
      expect(result).toMatchObject({
        to: findNextState(item.state, step.event),
        priceInCents: computeWorthInCents(result.item),
      })
      seen.add(`${item.state} ${step.event}`)
      taken.push({ before: item, step, next: result.item, effects: result.effects })
      item = result.item
    }
    return { taken, item }
  }

  it('loses neither money nor the device, and covers nearly every step', () => {
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
