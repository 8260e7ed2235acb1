import { allowedQuantity, type Cart, type CartDevice, EMPTY_CART, withDevices } from './cart.ts'

/** Puts a device into the cart; the offer that is in it already counts once more. */
export function addDevice(cart: Cart, device: CartDevice): Cart {
  const known = cart.devices.find(({ offerId }) => offerId === device.offerId)
  if (known) return setQuantity(cart, device.offerId, known.quantity + device.quantity)
  return withDevices(cart, [...cart.devices, device])
}

/** Changes how many of a device are sold, within what the shop takes. */
export const setQuantity = (cart: Cart, offerId: string, quantity: number): Cart =>
  withDevices(
    cart,
    cart.devices.map((device) =>
      device.offerId === offerId ? { ...device, quantity: allowedQuantity(cart, quantity) } : device,
    ),
  )

/** Takes a device out; a cart without devices has no voucher either. */
export function removeDevice(cart: Cart, offerId: string): Cart {
  const left = cart.devices.filter((device) => device.offerId !== offerId)
  return left.length > 0 ? withDevices(cart, left) : clearCart(cart)
}

/** An empty cart of the same mode; the number of the last trade stays until the next page. */
export const clearCart = ({ B2BMode, transactionId }: Cart): Cart => ({
  ...EMPTY_CART,
  B2BMode,
  transactionId,
})

/** Brings devices back that were taken out, beside what was added since. */
export const restoreDevices = (cart: Cart, devices: readonly CartDevice[]): Cart => {
  const isNew = ({ offerId }: CartDevice) => !cart.offerIds.includes(offerId)
  return withDevices(cart, [...devices.filter(isNew), ...cart.devices])
}
