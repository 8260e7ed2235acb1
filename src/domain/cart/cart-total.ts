import type { CartDevice } from './cart.ts'

const CENTS_PER_UNIT = 100n

/** The digits of a decimal number and how many of them stand behind the point, without any binary rounding. */
function decimalsOf(amount: number): { readonly digits: bigint; readonly scale: number } {
  const [mantissa = '0', exponent = '0'] = String(amount).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

/** Price times quantity, cut to two decimals, in cents. Floating point would lose one: 1.005 × 100 is 100.50. */
export function lineTotalInCents({ price, quantity }: Pick<CartDevice, 'price' | 'quantity'>): number {
  const { digits, scale } = decimalsOf(price)
  return Number((digits * BigInt(quantity) * CENTS_PER_UNIT) / 10n ** BigInt(scale))
}

/** What all devices bring together: every line is cut on its own, then they are added. */
export const cartTotalInCents = (devices: readonly Pick<CartDevice, 'price' | 'quantity'>[]): number =>
  devices.reduce((total, device) => total + lineTotalInCents(device), 0)

/** Most that a business trade may come to, that amount included. */
export const B2B_CAP_IN_CENTS = 500_000

export const exceedsB2bCap = (totalInCents: number): boolean => totalInCents > B2B_CAP_IN_CENTS
