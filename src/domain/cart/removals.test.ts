import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cart, EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import { clearCart, removeDevice } from '#domain/cart/change-cart.ts'
import { listCartRows, type Removal, restoreRemoval } from '#domain/cart/removals.ts'
import { createCartDevice as device } from '../../../tests/support/cart-device.ts'

const VOUCHER = { code: 'HERBST', value: 10 }

const cartOf = (...offerIds: string[]): Cart =>
  replaceDevices(
    EMPTY_CART,
    offerIds.map((offerId) => device(offerId)),
  )

const removalOf = (index: number, ...offerIds: string[]): Removal => ({
  id: index,
  index,
  devices: offerIds.map((offerId) => device(offerId)),
  voucher: null,
})

/** Devices as letters, removals in brackets. */
const describeRows = (cart: Cart, removals: readonly Removal[]): string =>
  listCartRows(cart.devices, removals)
    .map((row) =>
      row.kind === 'device'
        ? row.device.offerId
        : `(${row.removal.devices.map(({ offerId }) => offerId).join('')})`,
    )
    .join(' ')

describe('a removed device', () => {
  it.each([
    ['a', 0, '(a) b c'],
    ['b', 1, 'a (b) c'],
    ['c', 2, 'a b (c)'],
  ])('leaves its place to the way back: %s', (offerId, index, rows) => {
    const cart = removeDevice(cartOf('a', 'b', 'c'), offerId)
    expect(describeRows(cart, [removalOf(index, offerId)])).toBe(rows)
  })

  it('keeps its place when others are removed', () => {
    expect(describeRows(cartOf('c'), [removalOf(1, 'b'), removalOf(0, 'a')])).toBe('(a) (b) c')
  })

  it('is at the end when another tab has removed what came before it', () => {
    expect(describeRows(cartOf('a'), [removalOf(4, 'e')])).toBe('a (e)')
  })

  it('returns to its place among those that are left', () => {
    const removals = [removalOf(1, 'b'), removalOf(0, 'a')]
    const cart = restoreRemoval(cartOf('c', 'd'), removals, removalOf(1, 'b'))
    expect(cart.offerIds).toEqual(['b', 'c', 'd'])
  })

  it('is not doubled when it was added again', () => {
    const cart = restoreRemoval(cartOf('b', 'a'), [removalOf(0, 'a')], removalOf(0, 'a'))
    expect(cart.offerIds).toEqual(['b', 'a'])
  })
})

describe('an emptied cart', () => {
  const full = { ...cartOf('a', 'b'), voucher: VOUCHER }
  const removal = { ...removalOf(0, 'a', 'b'), voucher: VOUCHER }

  it('is restored as it was, with its voucher', () => {
    expect(restoreRemoval(clearCart(full), [removal], removal)).toEqual(full)
  })

  it('is restored before what was added since', () => {
    expect(restoreRemoval(cartOf('c'), [removal], removal).offerIds).toEqual(['a', 'b', 'c'])
  })

  it('does not bring its voucher back over a newer one', () => {
    const voucher = { code: 'WINTER', value: 5 }
    expect(restoreRemoval({ ...cartOf('c'), voucher }, [removal], removal).voucher).toEqual(voucher)
  })
})

describe('removing and undoing in any order', () => {
  it('ends with the cart as it was', () => {
    const offerIds = ['a', 'b', 'c', 'd', 'e']
    const orders = fc.tuple(
      fc.shuffledSubarray(offerIds, { minLength: 5 }),
      fc.shuffledSubarray(offerIds, { minLength: 5 }),
    )
    fc.assert(
      fc.property(orders, ([removing, undoing]) => {
        const full = cartOf(...offerIds)
        let cart = full
        let removals: readonly Removal[] = []
        for (const [id, offerId] of removing.entries()) {
          const rows = listCartRows(cart.devices, removals)
          const index = rows.findIndex((row) => row.kind === 'device' && row.device.offerId === offerId)
          removals = [...removals, { ...removalOf(index, offerId), id }]
          cart = removeDevice(cart, offerId)
        }
        for (const offerId of undoing) {
          const removal = removals.find(({ devices }) => devices[0]?.offerId === offerId) as Removal
          cart = restoreRemoval(cart, removals, removal)
          removals = removals.filter((other) => other !== removal)
        }
        expect(cart).toEqual(full)
      }),
    )
  })
})
