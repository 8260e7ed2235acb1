import { describe, expect, it } from 'vitest'
import { payoutInCents, sellerFacts, worthInCents } from '#domain/trades/item-facts.ts'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'
import { createItem, itemIn, WORN_IN_CENTS } from '../../../tests/support/item-steps.ts'

const worth = (states: readonly TradeState[]) => states.map((state) => worthInCents(itemIn(state)))

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

  it('is nothing once it goes back or is gone', () => {
    expect(new Set(worth(nothing))).toEqual(new Set([null]))
  })

  it('is what we offer while the seller thinks about it', () => {
    expect(worth(counter)).toEqual([WORN_IN_CENTS, WORN_IN_CENTS])
    expect(worthInCents(itemIn('COUNTER_OFFERED', { counterInCents: null }))).toBeNull()
  })

  it('is the quoted price otherwise, as long as nothing else was agreed on', () => {
    const others = TRADE_STATES.filter((state) => ![...nothing, ...counter].includes(state))
    const waiting = others.filter((state) => itemIn(state).agreedInCents === null)
    expect(new Set(worth(waiting))).toEqual(new Set([30_000]))
    expect(waiting).toContain('EXPIRED')
    expect(worthInCents(createItem({ state: 'PAID', agreedInCents: 27_000 }))).toBe(27_000)
  })

  it('is only paid out when it was agreed on', () => {
    expect(payoutInCents(createItem({ agreedInCents: 27_000 }))).toBe(27_000)
    expect(() => payoutInCents(createItem())).toThrow('no payout')
  })
})

it('tells what the seller can do from the same facts', () => {
  expect(sellerFacts(createItem())).toEqual({
    state: 'CREATED',
    wasScanned: false,
    hasCounterPrice: false,
    wasAppealed: false,
    isHazardous: false,
  })
  expect(sellerFacts(itemIn('APPEALED', { lastScanAtMs: 0 }))).toEqual({
    state: 'APPEALED',
    wasScanned: true,
    hasCounterPrice: true,
    wasAppealed: true,
    isHazardous: false,
  })
})
