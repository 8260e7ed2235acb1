import { describe, expect, it } from 'vitest'
import { computePayoutInCents, computeWorthInCents, toSellerFacts } from '#domain/lifecycle/item-facts.ts'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'
import { buildItemIn, createItem, WORN_IN_CENTS } from '../../../tests/support/item-steps.ts'

const listWorths = (states: readonly TradeState[]) =>
  states.map((state) => computeWorthInCents(buildItemIn(state)))

describe('what a device is worth', () => {
  const nothing: TradeState[] = [
    'CANCELLED',
    'RETURN_PENDING',
    'RETURN_SHIPPED',
    'RETURNED',
    'RECYCLED',
    'HANDED_OVER',
  ]
  const counter: TradeState[] = ['COUNTER_OFFERED', 'APPEALED']

  it('is nothing once it is returned or gone', () => {
    expect(new Set(listWorths(nothing))).toEqual(new Set([null]))
  })

  it('is the counter-offer while the seller decides', () => {
    expect(listWorths(counter)).toEqual([WORN_IN_CENTS, WORN_IN_CENTS])
    expect(computeWorthInCents(buildItemIn('COUNTER_OFFERED', { counterInCents: null }))).toBeNull()
  })

  it('is the quoted price otherwise, until another is agreed on', () => {
    const others = TRADE_STATES.filter((state) => ![...nothing, ...counter].includes(state))
    const waiting = others.filter((state) => buildItemIn(state).agreedInCents === null)
    expect(new Set(listWorths(waiting))).toEqual(new Set([30_000]))
    expect(waiting).toContain('EXPIRED')
    expect(computeWorthInCents(createItem({ state: 'PAID', agreedInCents: 27_000 }))).toBe(27_000)
  })

  it('is only paid out once agreed on', () => {
    expect(computePayoutInCents(createItem({ agreedInCents: 27_000 }))).toBe(27_000)
    expect(() => computePayoutInCents(createItem())).toThrow('no payout')
  })
})

it('reduces to the facts that the seller’s steps depend on', () => {
  expect(toSellerFacts(createItem())).toEqual({
    state: 'CREATED',
    wasScanned: false,
    hasCounterPrice: false,
    wasAppealed: false,
    isHazardous: false,
  })
  expect(toSellerFacts(buildItemIn('APPEALED', { lastScanAtMs: 0 }))).toEqual({
    state: 'APPEALED',
    wasScanned: true,
    hasCounterPrice: true,
    wasAppealed: true,
    isHazardous: false,
  })
})
