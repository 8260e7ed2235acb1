import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cart, type CartDevice, EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import { addDevice, clearCart, removeDevice, replaceDevice, setQuantity } from '#domain/cart/change-cart.ts'
import { createCartDevice as device } from '../../../tests/support/cart-device.ts'

const VOUCHER = { code: 'HERBST', value: 10 }

const cartOf = (devices: readonly CartDevice[], rest: Partial<Cart> = {}): Cart =>
  replaceDevices({ ...EMPTY_CART, ...rest }, devices)

const linesOf = ({ devices }: Cart) => devices.map(({ offerId, quantity }) => `${quantity} × ${offerId}`)

describe('putting a device into the cart', () => {
  it('appends a line and updates the cart', () => {
    const cart = addDevice(cartOf([device('a')]), device('b', { expiresAtMs: 500 }))
    expect(linesOf(cart)).toEqual(['1 × a', '1 × b'])
    expect({ offerIds: cart.offerIds, cartExpiry: cart.cartExpiry }).toEqual({
      offerIds: ['a', 'b'],
      cartExpiry: 500,
    })
  })

  it('raises the quantity of an offer that is already in it, in place', () => {
    const cart = addDevice(cartOf([device('a', { quantity: 2 }), device('b')]), device('a'))
    expect(linesOf(cart)).toEqual(['3 × a', '1 × b'])
  })

  it.each([
    [false, 10, '10 × a'],
    [true, 10, '11 × a'],
    [true, 500, '500 × a'],
  ])('respects the limit of the shop (business: %s, %d in it)', (B2BMode, quantity, line) => {
    const cart = addDevice(cartOf([device('a', { quantity })], { B2BMode }), device('a'))
    expect(linesOf(cart)).toEqual([line])
  })
})

describe('changing the answers of a device', () => {
  const cart = cartOf([device('a'), device('b', { quantity: 3 }), device('c')])

  it('puts the new offer in its place, as many as there were', () => {
    expect(linesOf(replaceDevice(cart, 'b', device('d')))).toEqual(['1 × a', '3 × d', '1 × c'])
  })

  it('adds the new offer when the old one is gone', () => {
    expect(linesOf(replaceDevice(cart, 'x', device('d')))).toEqual(['1 × a', '3 × b', '1 × c', '1 × d'])
  })

  it('joins the line that has the same offer', () => {
    expect(linesOf(replaceDevice(cart, 'b', device('c')))).toEqual(['1 × a', '4 × c'])
  })

  it('to the same answers changes nothing', () => {
    expect(linesOf(replaceDevice(cart, 'b', device('b')))).toEqual(linesOf(cart))
  })
})

describe('a quantity', () => {
  it.each([
    [false, 3, 3],
    [false, 0, 1],
    [false, -1, 1],
    [false, 2.7, 2],
    [false, 99, 10],
    [false, Number.NaN, 1],
    [true, 99, 99],
    [true, 501, 500],
  ])('in business mode %s: %d becomes %d', (B2BMode, wanted, quantity) => {
    const cart = setQuantity(cartOf([device('a'), device('b')], { B2BMode }), 'a', wanted)
    expect(linesOf(cart)).toEqual([`${quantity} × a`, '1 × b'])
  })

  it('of an offer that is not in the cart changes nothing', () => {
    const cart = cartOf([device('a')])
    expect(setQuantity(cart, 'b', 5)).toEqual(cart)
  })
})

describe('removing a device', () => {
  it('keeps the others and the voucher', () => {
    const cart = removeDevice(cartOf([device('a'), device('b')], { voucher: VOUCHER }), 'a')
    expect({ lines: linesOf(cart), offerIds: cart.offerIds, voucher: cart.voucher }).toEqual({
      lines: ['1 × b'],
      offerIds: ['b'],
      voucher: VOUCHER,
    })
  })

  it('removes the voucher with the last one', () => {
    const cart = removeDevice(cartOf([device('a')], { voucher: VOUCHER, B2BMode: true }), 'a')
    expect(cart).toEqual({ ...EMPTY_CART, B2BMode: true })
  })

  it('that is not in the cart changes nothing', () => {
    const cart = cartOf([device('a')], { voucher: VOUCHER })
    expect(removeDevice(cart, 'b')).toEqual(cart)
  })
})

describe('an emptied cart', () => {
  it('keeps only its mode and the number of the last trade', () => {
    const full = cartOf([device('a')], {
      B2BMode: true,
      transactionId: 12,
      voucher: VOUCHER,
      priceCalculateDone: false,
    })
    expect(clearCart(full)).toEqual({ ...EMPTY_CART, B2BMode: true, transactionId: 12 })
  })
})

const change = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), offerId: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('remove' as const), offerId: fc.constantFrom('a', 'b', 'c') }),
  fc.record({
    kind: fc.constant('set' as const),
    offerId: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.double(),
  }),
)

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

function applyChange(cart: Cart, step: Change): Cart {
  if (step.kind === 'add') return addDevice(cart, device(step.offerId))
  return step.kind === 'remove'
    ? removeDevice(cart, step.offerId)
    : setQuantity(cart, step.offerId, step.quantity)
}

describe('a cart after any changes', () => {
  it('has each offer once, in allowed quantities, and knows its offers', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), fc.boolean(), (changes, B2BMode) => {
        const cart = changes.reduce(applyChange, cartOf([], { B2BMode }))
        expect(cart.offerIds).toEqual(cart.devices.map(({ offerId }) => offerId))
        expect(new Set(cart.offerIds).size).toBe(cart.offerIds.length)
        for (const { quantity } of cart.devices) {
          expect(Number.isInteger(quantity)).toBe(true)
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(B2BMode ? 500 : 10)
        }
        expect(cart.B2BMode).toBe(B2BMode)
      }),
    )
  })
})
