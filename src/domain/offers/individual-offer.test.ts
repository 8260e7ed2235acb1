import { describe, expect, it } from 'vitest'
import {
  computeOfferState,
  computeOfferTotal,
  findOfferProblems,
  needsTwoPeople,
  type OfferedLine,
} from './individual-offer.ts'

const line = (overrides: Partial<OfferedLine> = {}): OfferedLine => ({
  quantity: 10,
  priceInCents: 30_000,
  rulePriceInCents: 30_000,
  reason: '',
  ...overrides,
})

describe('what keeps an individual offer from being sent', () => {
  it.each<readonly [string, Partial<OfferedLine>, string | null]>([
    ['nothing, at the price of the rule', {}, null],
    ['a hand price without a reason', { priceInCents: 31_000 }, 'FIELD_REQUIRED'],
    ['nothing, at a hand price with a reason', { priceInCents: 31_000, reason: '100 of them' }, null],
    ['a slip of a digit', { priceInCents: 310_000, reason: 'more' }, 'PRICE_TOO_HIGH'],
    ['cents', { priceInCents: 30_050, reason: 'rounded' }, 'WHOLE_UNITS'],
    ['a price of nothing', { priceInCents: 0, reason: 'gift' }, 'WHOLE_UNITS'],
    ['no device of a line', { quantity: 0 }, 'QUANTITY_RANGE'],
    ['a device that is no longer bought', { rulePriceInCents: null }, 'NOT_BOUGHT'],
    ['too many devices for one sale', { quantity: 500, reason: '' }, null],
  ])('%s', (_, overrides, key) => {
    expect(findOfferProblems([line(overrides)])[0]?.key ?? null).toBe(key)
  })

  it('more devices than one sale can have, over all lines', () => {
    expect(findOfferProblems([line({ quantity: 300 }), line({ quantity: 201 })])).toEqual([
      { field: 'lines', key: 'TOO_MANY_DEVICES', params: { count: 501, max: 500 } },
    ])
  })

  it('no line at all', () => {
    expect(findOfferProblems([])).toEqual([{ field: 'lines', key: 'FIELD_REQUIRED' }])
  })
})

it('adds up to the sum of its lines', () => {
  expect(computeOfferTotal([line(), line({ quantity: 3, priceInCents: 10_000 })])).toBe(330_000)
})

describe('a second person', () => {
  const raise = (byInCents: number, quantity: number) =>
    line({ priceInCents: 30_000 + byInCents, quantity, reason: 'many' })

  it.each<readonly [string, readonly OfferedLine[], boolean]>([
    ['isn’t needed at the price of the rule', [line({ quantity: 400 })], false],
    ['isn’t needed up to the limit', [raise(1_000, 100)], false],
    ['is needed above it', [raise(1_000, 101)], true],
    ['is needed for the sum of all lines', [raise(1_000, 60), raise(1_000, 60)], true],
    ['is needed, whatever other lines are lowered by', [raise(1_000, 101), raise(-10_000, 100)], true],
  ])('%s', (_, lines, isNeeded) => {
    expect(needsTwoPeople(lines, 'EUR')).toBe(isNeeded)
  })
})

describe('the state of an individual offer', () => {
  const NOW = 1_000
  it.each([
    ['OPEN', { acceptedAtMs: null, withdrawnAtMs: null, expiresAtMs: 1_001 }],
    ['HELD', { acceptedAtMs: null, withdrawnAtMs: null, expiresAtMs: 1_001, isHeld: true }],
    ['EXPIRED', { acceptedAtMs: null, withdrawnAtMs: null, expiresAtMs: 1_000 }],
    ['WITHDRAWN', { acceptedAtMs: null, withdrawnAtMs: 900, expiresAtMs: 2_000 }],
    ['ACCEPTED', { acceptedAtMs: 900, withdrawnAtMs: null, expiresAtMs: 950 }],
  ])('%s', (state, moments) => {
    expect(computeOfferState({ isHeld: false, ...moments }, NOW)).toBe(state)
  })
})
