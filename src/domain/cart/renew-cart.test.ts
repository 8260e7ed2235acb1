import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cart, type CartDevice, EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import { hasOutdatedPrice, type Renewal, renewCart } from '#domain/cart/renew-cart.ts'
import { createCartDevice as device } from '../../../tests/support/cart-device.ts'

const NEW_END = '2026-12-24T12:00:00.000Z'
const NEW_END_MS = Date.UTC(2026, 11, 24, 12)

const lineOf = (offerId: string, overrides: Partial<NonNullable<Renewal['line']>> = {}) => {
  const { price: _, quantity: __, expiresAtMs: ___, ...line } = device(offerId)
  return { ...line, priceInCents: 28_000, expiresAt: NEW_END, ...overrides }
}

const valid = (offerId: string, line: Partial<NonNullable<Renewal['line']>> = {}): Renewal => ({
  offerId,
  status: 'valid',
  isWithdrawn: false,
  line: lineOf(offerId, line),
})

const renewed = (offerId: string, line: Partial<NonNullable<Renewal['line']>> = {}): Renewal => ({
  offerId,
  status: 'renewed',
  isWithdrawn: false,
  line: lineOf(`${offerId}2`, line),
})

const gone = (offerId: string): Renewal => ({ offerId, status: 'gone', isWithdrawn: false, line: null })

const cartOf = (devices: readonly CartDevice[], rest: Partial<Cart> = {}): Cart =>
  replaceDevices({ ...EMPTY_CART, priceCalculateDone: false, ...rest }, devices)

describe('the prices of a cart', () => {
  it.each([
    ['holds', 1_001, 'EUR', false],
    ['has just ended', 1_000, 'EUR', true],
    ['was made in another country', 1_001, 'PLN', true],
  ] as const)('are checked for one whose offer %s', (_, expiresAtMs, currency, isOutdated) => {
    const devices = [device('a', { expiresAtMs: 5_000 }), device('b', { expiresAtMs, currency })]
    expect(hasOutdatedPrice(devices, { nowMs: 1_000, currency: 'EUR' })).toBe(isOutdated)
  })
})

describe('an expired offer in the cart', () => {
  it.each([
    ['LOWER', 'EUR', 27_999, 279.99],
    ['HIGHER', 'EUR', 28_001, 280.01],
    ['SAME', 'EUR', 28_000, 280],
    // 1,204 złoty cannot be compared with 280 euros.
    ['OTHER', 'PLN', 120_400, 1_204],
    ['OTHER', 'PLN', 28_000, 280],
  ] as const)('is replaced with a note: %s (%s %d)', (kind, currency, priceInCents, after) => {
    const answer = renewed('a', { currency, priceInCents, name: 'Apple iPhone 13 (2021)' })
    const { cart, notes } = renewCart(cartOf([device('a', { quantity: 3 })]), [answer])
    expect(cart.devices).toEqual([
      device('a2', {
        currency,
        price: after,
        quantity: 3,
        name: 'Apple iPhone 13 (2021)',
        expiresAtMs: NEW_END_MS,
      }),
    ])
    expect(notes).toEqual([{ offerId: 'a2', name: 'Apple iPhone 13 (2021)', kind, before: 280, after }])
    expect({ offerIds: cart.offerIds, cartExpiry: cart.cartExpiry }).toEqual({
      offerIds: ['a2'],
      cartExpiry: NEW_END_MS,
    })
  })

  it('is removed with a note if there is no new offer', () => {
    const { cart, notes } = renewCart(cartOf([device('a'), device('b')]), [gone('a'), valid('b')])
    expect(cart.offerIds).toEqual(['b'])
    expect(notes).toEqual([{ offerId: 'a', name: 'Apple iPhone 13', kind: 'GONE', before: 280, after: 0 }])
  })
})

describe('an offer that is still valid', () => {
  it('is left alone, without a note', () => {
    const { cart, notes } = renewCart(cartOf([device('a', { expiresAtMs: NEW_END_MS })]), [valid('a')])
    expect({ devices: cart.devices, notes }).toEqual({
      devices: [device('a', { expiresAtMs: NEW_END_MS })],
      notes: [],
    })
  })

  it('gets its price back after tampering in the browser, without a note', () => {
    const { cart, notes } = renewCart(cartOf([device('a', { price: 9_999 })]), [valid('a')])
    expect({ price: cart.devices[0]?.price, notes }).toEqual({ price: 280, notes: [] })
  })

  it('fills in fields that older carts lack', () => {
    const old = device('a', { categoryId: '', storageGb: 0, conditionId: 0 })
    expect(renewCart(cartOf([old]), [valid('a')]).cart.devices[0]).toMatchObject({
      categoryId: 'phones',
      storageGb: 128,
      conditionId: 4,
    })
  })
})

describe('a renewed cart', () => {
  it('has current prices, and says so', () => {
    expect(renewCart(cartOf([device('a')]), [valid('a')]).cart.priceCalculateDone).toBe(true)
    expect(renewCart(cartOf([]), []).cart.priceCalculateDone).toBe(true)
  })

  it('keeps a device that was added during the request', () => {
    const { cart, notes } = renewCart(cartOf([device('a'), device('b')]), [valid('a')])
    expect({ offerIds: cart.offerIds, notes }).toEqual({ offerIds: ['a', 'b'], notes: [] })
  })

  it('does not restore a device that was removed during the request', () => {
    const { cart, notes } = renewCart(cartOf([device('b')]), [renewed('a'), valid('b')])
    expect({ offerIds: cart.offerIds, notes }).toEqual({ offerIds: ['b'], notes: [] })
  })

  it('keeps voucher, mode and last trade, and loses the voucher with the last device', () => {
    const rest = { voucher: { code: 'HERBST', value: 10 }, B2BMode: true, transactionId: 12 }
    const cart = cartOf([device('a')], rest)
    expect(renewCart(cart, [renewed('a')]).cart).toMatchObject(rest)
    expect(renewCart(cart, [gone('a')]).cart).toEqual({
      ...EMPTY_CART,
      B2BMode: true,
      transactionId: 12,
    })
  })
})

const answer = fc.constantFrom('valid', 'renewed', 'gone', 'none')

const sale = fc.array(
  fc.record({ answer, quantity: fc.integer({ min: 1, max: 10 }), priceInCents: fc.integer({ min: 1 }) }),
  { maxLength: 12 },
)

describe('whatever the server answers', () => {
  it('quantities and order stay, and only renewed and gone offers get notes', () => {
    fc.assert(
      fc.property(sale, fc.infiniteStream(fc.nat()), (lines, order) => {
        const devices = lines.map(({ quantity }, index) => device(`o${index}`, { quantity }))
        const answers = lines.flatMap(({ answer: kind, priceInCents }, index): Renewal[] => {
          if (kind === 'none') return []
          if (kind === 'gone') return [gone(`o${index}`)]
          return [(kind === 'valid' ? valid : renewed)(`o${index}`, { priceInCents })]
        })
        // Answers may arrive in any order.
        const shuffled = answers
          .map((given) => ({ given, place: order.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ given }) => given)
        const { cart, notes } = renewCart(cartOf(devices), shuffled)
        const left = lines.map((line, index) => ({ ...line, index })).filter((line) => line.answer !== 'gone')
        const newId = (line: (typeof left)[number]) => `o${line.index}${line.answer === 'renewed' ? '2' : ''}`
        expect(cart.devices.map(({ offerId, quantity }) => [offerId, quantity])).toEqual(
          left.map((line) => [newId(line), line.quantity]),
        )
        const noted = lines.flatMap(({ answer: kind }, index) =>
          kind === 'renewed' ? [`o${index}2`] : kind === 'gone' ? [`o${index}`] : [],
        )
        expect(notes.map(({ offerId }) => offerId)).toEqual(noted)
      }),
    )
  })
})
