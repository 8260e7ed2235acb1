import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ItemFacts, toSellerFacts } from '#domain/lifecycle/item-facts.ts'
import type { PlainEvent } from '#domain/lifecycle/step.ts'
import { stepItem } from '#domain/lifecycle/step-item.ts'
import { tradeCan } from '#domain/trades/trade-can.ts'
import { TRADE_STATES, TRADE_TRANSITIONS } from '#domain/trades/trade-states.ts'
import { CREATED_AT_MS, createItem } from '../../../tests/support/item-steps.ts'

/** Each of the seller's steps, with the predicate that decides whether a page shows it. */
const SELLER_STEPS = {
  cancel: tradeCan.cancel,
  customer_done: tradeCan.reportDone,
  ask_return: tradeCan.askReturn,
  accept: tradeCan.accept,
  decline: tradeCan.decline,
  recycle: tradeCan.recycle,
  appeal: tradeCan.appeal,
} as const satisfies Partial<Record<PlainEvent, unknown>>

const EVENTS = Object.keys(SELLER_STEPS) as (keyof typeof SELLER_STEPS)[]

const moments = fc.integer({ min: CREATED_AT_MS, max: CREATED_AT_MS + 1e10 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

/** Any facts, including impossible ones. */
const items: fc.Arbitrary<ItemFacts> = fc
  .record({
    state: fc.constantFrom(...TRADE_STATES),
    lastScanAtMs: maybe(moments),
    counterInCents: maybe(fc.constant(20_000)),
    appeals: fc.integer({ min: 0, max: 2 }),
    deadlineMs: maybe(moments),
    hasValidAccount: fc.boolean(),
    agreedInCents: fc.constant(30_000),
    isHazardous: fc.boolean(),
  })
  .map(createItem)

const isAccepted = (item: ItemFacts, event: PlainEvent, atMs: number): boolean =>
  stepItem(item, { event, actor: 'customer', atMs }).kind === 'stepped'

describe('what a seller is offered', () => {
  it('covers all of the seller’s own steps', () => {
    const own = TRADE_TRANSITIONS.filter(({ actor }) => actor === 'customer').map(({ event }) => event)
    // The page of a sale shows by its identity request whether the devices can be sent back instead.
    expect([...EVENTS, 'account_changed', 'identity_declined'].toSorted()).toEqual(
      [...new Set(own)].toSorted(),
    )
  })

  it('is exactly what the server accepts', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(...EVENTS), moments, (item, event, atMs) => {
        expect(SELLER_STEPS[event](toSellerFacts(item))).toBe(isAccepted(item, event, atMs))
      }),
      { numRuns: 5_000 },
    )
  })

  it('includes a new payout account, which sends a failed payout again', () => {
    for (const state of TRADE_STATES) {
      const item = createItem({ state, agreedInCents: 30_000 })
      expect(isAccepted(item, 'account_changed', CREATED_AT_MS)).toBe(state === 'PAYOUT_FAILED')
    }
    expect(tradeCan.changePayoutAccount({ state: 'PAYOUT_FAILED' })).toBe(true)
  })

  it('includes an open clarification exactly where a deadline ends it, unless the battery is damaged', () => {
    fc.assert(
      fc.property(items, (item) => {
        const step = { event: 'answer_deadline', actor: 'clock', atMs: item.deadlineMs ?? 0 } as const
        const isEnded = stepItem(item, step).kind === 'stepped'
        const hasEnd = item.deadlineMs !== null && !item.isHazardous
        expect(isEnded).toBe(tradeCan.answerClarification(item) && hasEnd)
      }),
    )
  })
})
