import { type Cart, type CartDevice, clampQuantity, EMPTY_CART, replaceDevices } from './cart.ts'

/** Adds a device to the cart. An offer that is already in it goes up in quantity. */
export function addDevice(cart: Cart, device: CartDevice): Cart {
  const known = cart.devices.find(({ offerId }) => offerId === device.offerId)
  if (known) return setQuantity(cart, device.offerId, known.quantity + device.quantity)
  return replaceDevices(cart, [...cart.devices, device])
}

/**
 * Puts a device in the place of one whose answers have changed, as many as there were. If that is gone, it is added. An
 * offer that another line has already joins that line.
 */
export function replaceDevice(cart: Cart, offerId: string, device: CartDevice): Cart {
  const old = cart.devices.find((other) => other.offerId === offerId)
  if (!old) return addDevice(cart, device)
  const renewed = { ...device, quantity: old.quantity }
  if (device.offerId !== offerId && cart.offerIds.includes(device.offerId))
    return addDevice(removeDevice(cart, offerId), renewed)
  return replaceDevices(
    cart,
    cart.devices.map((other) => (other === old ? renewed : other)),
  )
}

/** Changes how many of a device are sold, within the shop's limits. */
export const setQuantity = (cart: Cart, offerId: string, quantity: number): Cart =>
  replaceDevices(
    cart,
    cart.devices.map((device) =>
      device.offerId === offerId ? { ...device, quantity: clampQuantity(cart, quantity) } : device,
    ),
  )

/** Removes a device. An empty cart keeps no voucher. */
export function removeDevice(cart: Cart, offerId: string): Cart {
  const left = cart.devices.filter((device) => device.offerId !== offerId)
  return left.length > 0 ? replaceDevices(cart, left) : clearCart(cart)
}

/** An empty cart in the same mode. The last trade's number stays until the next page. */
export const clearCart = ({ B2BMode, transactionId }: Cart): Cart => ({
  ...EMPTY_CART,
  B2BMode,
  transactionId,
})
