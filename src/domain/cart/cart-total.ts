import { B2B_TRADE_CAP } from '#domain/markets/shop-constants.ts'
import type { CartDevice } from './cart.ts'

const CENTS_PER_UNIT = 100n

/** The digits of a decimal number and how many of them follow the point, without any binary rounding. */
function splitDecimals(amount: number): { readonly digits: bigint; readonly scale: number } {
  const [mantissa = '0', exponent = '0'] = String(amount).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

/** Price times quantity in cents, truncated. In floating point, 1.005 × 100 would lose a cent. */
export function computeLineTotalInCents({ price, quantity }: Pick<CartDevice, 'price' | 'quantity'>): number {
  const { digits, scale } = splitDecimals(price)
  return Number((digits * BigInt(quantity) * CENTS_PER_UNIT) / 10n ** BigInt(scale))
}

/** The total of all devices: each line is truncated before they are added up. */
export const computeCartTotalInCents = (devices: readonly Pick<CartDevice, 'price' | 'quantity'>[]): number =>
  devices.reduce((total, device) => total + computeLineTotalInCents(device), 0)

/** The highest total of a business trade, inclusive. */
export const B2B_CAP_IN_CENTS = B2B_TRADE_CAP * Number(CENTS_PER_UNIT)

export const exceedsB2bCap = (totalInCents: number): boolean => totalInCents > B2B_CAP_IN_CENTS
