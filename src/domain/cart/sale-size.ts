import type { Cart, CartDevice } from './cart.ts'
import { computeCartTotalInCents, exceedsB2bCap } from './cart-total.ts'

/** The most devices of one sale: a household empties its drawers with it, and one parcel still holds them. */
const CONSUMER_MAX_DEVICES = 50
export const BUSINESS_MAX_DEVICES = 500

export const selectMaxDevices = ({ B2BMode }: Pick<Cart, 'B2BMode'>): number =>
  B2BMode ? BUSINESS_MAX_DEVICES : CONSUMER_MAX_DEVICES

/** How many devices are sold: a line may stand for several. */
export const countDevices = (lines: readonly Pick<CartDevice, 'quantity'>[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0)

export type SaleSize =
  | { readonly kind: 'fits' }
  /** Above the highest total of a business trade. */
  | { readonly kind: 'aboveCap' }
  | { readonly kind: 'tooMany'; readonly count: number; readonly max: number }

/** Whether a cart can become one sale. Vouchers do not count for it. */
export function checkSaleSize({ devices, B2BMode }: Pick<Cart, 'devices' | 'B2BMode'>): SaleSize {
  if (B2BMode && exceedsB2bCap(computeCartTotalInCents(devices))) return { kind: 'aboveCap' }
  const count = countDevices(devices)
  const max = selectMaxDevices({ B2BMode })
  return count > max ? { kind: 'tooMany', count, max } : { kind: 'fits' }
}
