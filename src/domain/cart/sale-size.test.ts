import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCartDevice } from '../../../tests/support/cart-device.ts'
import { checkSaleSize, countDevices, selectMaxDevices } from './sale-size.ts'

const buildDevices = (quantities: readonly number[], price = 1) =>
  quantities.map((quantity, index) => createCartDevice(`offer-${index}`, { quantity, price }))

describe('the size of a sale', () => {
  it.each([
    ['one device', false, [1], 'fits'],
    ['fifty devices in five lines', false, [10, 10, 10, 10, 10], 'fits'],
    ['fifty-one devices in six lines', false, [10, 10, 10, 10, 10, 1], 'tooMany'],
    ['five thousand devices, as a guest once could', false, Array(500).fill(10), 'tooMany'],
    ['five hundred devices of a business', true, [499, 1], 'fits'],
    ['five hundred and one devices of a business', true, [500, 1], 'tooMany'],
  ] as const)('of %s (business: %s)', (_, B2BMode, quantities, kind) => {
    expect(checkSaleSize({ B2BMode, devices: buildDevices(quantities) }).kind).toBe(kind)
  })

  it('names the limit and how many there are', () => {
    expect(checkSaleSize({ B2BMode: false, devices: buildDevices(Array(6).fill(10)) })).toEqual({
      kind: 'tooMany',
      count: 60,
      max: 50,
    })
  })

  it('of a business is first a question of money: above the cap there is an individual offer', () => {
    const devices = buildDevices([500, 500], 280)
    expect(checkSaleSize({ B2BMode: true, devices })).toEqual({ kind: 'aboveCap' })
    expect(checkSaleSize({ B2BMode: false, devices }).kind).toBe('tooMany')
  })

  it('fits exactly when the devices do, however they are split into lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 60 }),
        fc.boolean(),
        (quantities, B2BMode) => {
          const devices = buildDevices(quantities)
          const isFitting = countDevices(devices) <= selectMaxDevices({ B2BMode })
          expect(checkSaleSize({ devices, B2BMode }).kind === 'fits').toBe(isFitting)
        },
      ),
    )
  })
})
