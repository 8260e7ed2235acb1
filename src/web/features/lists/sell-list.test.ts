import { describe, expect, it } from 'vitest'
import { createCartDevice } from '../../../../tests/support/cart-device.ts'
import { fitsIntoCart } from './sell-list.ts'

const sell = (deviceCount: number) => ({ lines: [], deviceCount, totalInCents: 0 })

describe('a list of a business', () => {
  it.each([
    [500, 0, true],
    [501, 0, false],
    [490, 10, true],
    [490, 11, false],
  ])('of %d devices fits beside %d in the cart: %s', (deviceCount, quantity, isFitting) => {
    const devices = quantity > 0 ? [createCartDevice('a', { quantity })] : []
    expect(fitsIntoCart(sell(deviceCount), { devices, B2BMode: true })).toBe(isFitting)
  })
})
