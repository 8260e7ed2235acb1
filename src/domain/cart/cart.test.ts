import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartDevice, clampQuantity, EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import {
  B2B_CAP_IN_CENTS,
  computeCartTotalInCents,
  computeLineTotalInCents,
  exceedsB2bCap,
} from '#domain/cart/cart-total.ts'
import { readCart } from '#domain/cart/read-cart.ts'
import { createCartDevice } from '../../../tests/support/cart-device.ts'

const device = (overrides: Partial<CartDevice> = {}) => createCartDevice('a', overrides)

describe('a line of the cart', () => {
  it.each([
    // Floating point would give 86.99…, 100.49… and 434.99….
    [0.29, 3, 87],
    [1.005, 100, 10_050],
    [4.35, 100, 43_500],
    [0.1, 3, 30],
    [19.999, 1, 1_999],
    [0.009, 1, 0],
    [280, 10, 280_000],
    [1e-7, 1, 0],
    [1e21, 1, 1e23],
  ])('of %d times %d is %d cents', (price, quantity, cents) => {
    expect(computeLineTotalInCents({ price, quantity })).toBe(cents)
  })

  it('is truncated before it is added: two half cents are nothing', () => {
    expect(computeCartTotalInCents([device({ price: 1.005 }), device({ price: 1.005 })])).toBe(200)
  })

  it('is exact for every price in cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 500 }),
        (cents, quantity) => {
          expect(computeLineTotalInCents({ price: cents / 100, quantity })).toBe(cents * quantity)
        },
      ),
    )
  })
})

describe('quantities', () => {
  it.each([
    [false, 0, 1],
    [false, -3, 1],
    [false, 11, 10],
    [false, 2.9, 2],
    [false, Number.NaN, 1],
    [true, 501, 500],
    [true, 500, 500],
  ])('in business mode %s: %d becomes %d', (B2BMode, wanted, allowed) => {
    expect(clampQuantity({ B2BMode }, wanted)).toBe(allowed)
  })
})

describe('the cap of business trades', () => {
  it('is inclusive', () => {
    expect(exceedsB2bCap(B2B_CAP_IN_CENTS)).toEqual(false)
    expect(exceedsB2bCap(B2B_CAP_IN_CENTS + 1)).toEqual(true)
  })
})

describe('a cart', () => {
  it('knows its offers and when the first of them expires', () => {
    const cart = replaceDevices(EMPTY_CART, [device(), device({ offerId: 'b', expiresAtMs: 500 })])
    expect({ offerIds: cart.offerIds, cartExpiry: cart.cartExpiry }).toEqual({
      offerIds: ['a', 'b'],
      cartExpiry: 500,
    })
    expect(replaceDevices(cart, []).cartExpiry).toBe(0)
  })

  it('has exactly the fields of the specification', () => {
    expect(Object.keys(EMPTY_CART).sort()).toEqual([
      'B2BMode',
      'cartExpiry',
      'devices',
      'offerIds',
      'priceCalculateDone',
      'transactionId',
      'voucher',
    ])
  })
})

describe('a stored cart', () => {
  it.each([
    ['nothing', undefined],
    ['a text', 'cart'],
    ['a list', [device()]],
    ['devices that are none', { devices: [null, 3, {}, { offerId: 'a' }] }],
    ['devices that are no list', { devices: { 0: device() } }],
    ['a price that is no number', { devices: [device({ price: Number.NaN })] }],
  ])('of %s is an empty one', (_, stored) => {
    expect(readCart(stored)).toEqual(EMPTY_CART)
  })

  it('is repaired: excess quantity, missing date, duplicate offer, voucher without value', () => {
    const stored = {
      devices: [
        device({ quantity: 99 }),
        device({ quantity: 2 }),
        { ...device({ offerId: 'b' }), expiresAtMs: 'x' },
      ],
      transactionId: -4,
      voucher: { code: 'X' },
      B2BMode: 'yes',
    }
    expect(readCart(stored)).toEqual({
      ...EMPTY_CART,
      devices: [device({ quantity: 2 }), device({ offerId: 'b', expiresAtMs: 0 })],
      offerIds: ['a', 'b'],
      cartExpiry: 0,
    })
  })

  it('is restored as it was stored', () => {
    const cart = replaceDevices(
      { ...EMPTY_CART, B2BMode: true, voucher: { code: 'HERBST', value: 10 }, transactionId: 12 },
      [device({ quantity: 40 }), device({ offerId: 'b', price: 12.5 })],
    )
    expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
  })

  it('never breaks the page, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(readCart(stored))).toHaveLength(7)
      }),
    )
  })
})
