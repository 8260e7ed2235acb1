import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import {
  type SettledLines,
  type SettleRules,
  type StoredOffer,
  settleLines,
  type TradeLine,
} from '#domain/trades/settle-lines.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

const PRIVATE: SettleRules = {
  shop: { market: 'de', shopMode: 'default' },
  isBusiness: false,
  isIndividual: false,
  nowMs: NOW_MS,
}

const BUSINESS: SettleRules = {
  shop: { market: 'de', shopMode: 'b2bWidget' },
  isBusiness: true,
  isIndividual: false,
  nowMs: NOW_MS,
}

const buildOffer = (offerId: string, overrides: Partial<StoredOffer> = {}): StoredOffer => ({
  offerId,
  market: 'de',
  shopMode: 'default',
  categoryId: 'phones',
  priceInCents: 28_000,
  expiresAtMs: NOW_MS + 1,
  isIndividual: false,
  ...overrides,
})

const byId = (offers: readonly StoredOffer[]): ReadonlyMap<string, StoredOffer> =>
  new Map(offers.map((offer) => [offer.offerId, offer]))

const listProblems = (settled: SettledLines): readonly FieldProblem[] =>
  settled.kind === 'problems' ? settled.problems : []

describe('the lines of a cart', () => {
  it('become one item per device, in their order, with the stored prices', () => {
    const offers = byId([
      buildOffer('phone'),
      buildOffer('lens', { categoryId: 'lenses', priceInCents: 9_900 }),
    ])
    const lines = [
      { offerId: 'lens', quantity: 2 },
      { offerId: 'phone', quantity: 1 },
    ]
    expect(settleLines(lines, offers, PRIVATE)).toEqual({
      kind: 'settled',
      items: [
        { number: 1, offerId: 'lens', priceInCents: 9_900 },
        { number: 2, offerId: 'lens', priceInCents: 9_900 },
        { number: 3, offerId: 'phone', priceInCents: 28_000 },
      ],
      totalInCents: 47_800,
      lines: [
        { categoryId: 'lenses', totalInCents: 19_800 },
        { categoryId: 'phones', totalInCents: 28_000 },
      ],
    })
  })

  it('are required', () => {
    expect(settleLines([], new Map(), PRIVATE)).toEqual({
      kind: 'problems',
      problems: [{ field: 'lines', key: 'FIELD_REQUIRED' }],
    })
  })

  it.each<[string, Partial<StoredOffer>, string]>([
    ['of another market', { market: 'at' }, 'OFFER_UNKNOWN'],
    ['of a partner’s shop', { shopMode: 'agan' }, 'OFFER_UNKNOWN'],
    ['of a business shop', { shopMode: 'b2bWidget' }, 'OFFER_UNKNOWN'],
    ['of another market that has ended, too', { market: 'at', expiresAtMs: 0 }, 'OFFER_UNKNOWN'],
    ['that ends this moment', { expiresAtMs: NOW_MS }, 'OFFER_EXPIRED'],
    ['that has ended', { expiresAtMs: NOW_MS - 1 }, 'OFFER_EXPIRED'],
  ])('may not contain an offer %s', (_, facts, key) => {
    const offers = byId([buildOffer('good'), buildOffer('bad', facts)])
    const lines = ['good', 'bad'].map((offerId) => ({ offerId, quantity: 1 }))
    expect(listProblems(settleLines(lines, offers, PRIVATE))).toEqual([{ field: 'lines.1.offerId', key }])
  })

  it('may not contain an offer twice; each repetition is named, and every other problem', () => {
    const lines = ['a', 'never', 'a', '', 'a'].map((offerId) => ({ offerId, quantity: 1 }))
    expect(listProblems(settleLines(lines, byId([buildOffer('a')]), PRIVATE))).toEqual([
      { field: 'lines.1.offerId', key: 'OFFER_UNKNOWN' },
      { field: 'lines.2.offerId', key: 'OFFER_REPEATED' },
      { field: 'lines.3.offerId', key: 'OFFER_UNKNOWN' },
      { field: 'lines.4.offerId', key: 'OFFER_REPEATED' },
    ])
  })

  it.each([
    ['private', PRIVATE, 10],
    ['business', BUSINESS, 500],
  ] as const)('may hold up to the most that a %s seller sends of a kind', (_, rules, max) => {
    const offers = byId([buildOffer('a', { ...rules.shop, priceInCents: 500 })])
    const settle = (quantity: number) => settleLines([{ offerId: 'a', quantity }], offers, rules)
    for (const quantity of [1, max]) expect(settle(quantity).kind).toBe('settled')
    const wrong = [0, -0, -1, 0.5, 1.5, max + 1, max + 0.1, 1e9, Number.NaN, Infinity, -Infinity]
    for (const quantity of wrong)
      expect(listProblems(settle(quantity))).toEqual([
        { field: 'lines.0.quantity', key: 'QUANTITY_RANGE', params: { min: 1, max } },
      ])
  })
})

describe('the limit of business trades', () => {
  const settle = (rules: SettleRules, prices: readonly number[]) =>
    settleLines(
      prices.map((_, index) => ({ offerId: String(index), quantity: 1 })),
      byId(prices.map((priceInCents, index) => buildOffer(String(index), { ...rules.shop, priceInCents }))),
      rules,
    )

  it('includes 5,000.00', () => {
    expect(settle(BUSINESS, [500_000])).toMatchObject({ kind: 'settled', totalInCents: 500_000 })
    expect(settle(BUSINESS, [200_000, 300_000])).toMatchObject({ kind: 'settled', totalInCents: 500_000 })
  })

  it('is exceeded by the next cent', () => {
    expect(settle(BUSINESS, [500_001])).toEqual({ kind: 'aboveCap', totalInCents: 500_001 })
    expect(settle(BUSINESS, [200_000, 300_001])).toEqual({ kind: 'aboveCap', totalInCents: 500_001 })
  })

  it('doesn’t apply to private sellers', () => {
    expect(settle(PRIVATE, [500_001])).toMatchObject({ kind: 'settled', totalInCents: 500_001 })
  })

  it('isn’t checked for invalid lines', () => {
    const lines = [{ offerId: 'a', quantity: 501 }]
    const offers = byId([buildOffer('a', { ...BUSINESS.shop, priceInCents: 500_000 })])
    expect(settleLines(lines, offers, BUSINESS).kind).toBe('problems')
  })
})

describe('any cart', () => {
  const carts = fc.array(
    fc.record({
      priceInCents: fc.integer({ min: 500, max: 2_500_000 }),
      quantity: fc.integer({ min: -1, max: 12 }),
      isEnded: fc.boolean(),
    }),
    { maxLength: 30 },
  )

  const read = (cart: readonly { priceInCents: number; quantity: number; isEnded: boolean }[]) => {
    const lines: TradeLine[] = cart.map(({ quantity }, index) => ({ offerId: String(index), quantity }))
    const offers = cart.map(({ priceInCents, isEnded }, index) =>
      buildOffer(String(index), { priceInCents, expiresAtMs: isEnded ? NOW_MS : NOW_MS + 1 }),
    )
    return { lines, settled: settleLines(lines, byId(offers), PRIVATE) }
  }

  const addUp = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

  it('adds up to its items, one per unit of quantity', () => {
    const good = carts.map((cart) =>
      cart.map((line) => ({ ...line, quantity: Math.min(10, Math.max(1, line.quantity)), isEnded: false })),
    )
    fc.assert(
      fc.property(good, (cart) => {
        const { lines, settled } = read(cart)
        const deviceCount = addUp(lines.map(({ quantity }) => quantity))
        if (cart.length === 0) return settled.kind === 'problems'
        if (settled.kind !== 'settled') return settled.kind === 'tooMany' && deviceCount > 50
        const { items, totalInCents } = settled
        expect(deviceCount).toBeLessThanOrEqual(50)
        expect(addUp(items.map(({ priceInCents }) => priceInCents))).toBe(totalInCents)
        expect(addUp(settled.lines.map((line) => line.totalInCents))).toBe(totalInCents)
        expect(items).toHaveLength(deviceCount)
        expect(items.map(({ number }) => number)).toEqual(items.map((_, index) => index + 1))
        for (const { offerId, quantity } of lines)
          expect(items.filter((item) => item.offerId === offerId)).toHaveLength(quantity)
        return true
      }),
    )
  })

  it('is settled as a whole or not at all, with one problem per invalid line', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { settled } = read(cart)
        const wrong = cart.flatMap(({ quantity, isEnded }, index) =>
          isEnded || quantity < 1 || quantity > 10 ? [`lines.${index}`] : [],
        )
        const named = listProblems(settled).map(({ field }) => field.split('.').slice(0, 2).join('.'))
        expect(named).toEqual(cart.length === 0 ? ['lines'] : wrong)
      }),
    )
  })
})
