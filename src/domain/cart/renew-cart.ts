import type { Currency } from '#domain/money/currency.ts'
import { type Cart, type CartDevice, replaceDevices } from './cart.ts'
import { clearCart } from './change-cart.ts'

/** The server's verdict on one offer of the cart. */
export interface Renewal {
  readonly offerId: string
  readonly status: 'valid' | 'renewed' | 'gone'
  /** Whether we took the offer back because its price was wrong. */
  readonly isWithdrawn: boolean
  readonly line:
    | (Omit<CartDevice, 'price' | 'quantity' | 'expiresAtMs'> & {
        readonly priceInCents: number
        readonly expiresAt: string
      })
    | null
}

/** Tells the seller how a renewed price compares with the old one. */
export interface RenewalNote {
  readonly offerId: string
  readonly name: string
  readonly kind: 'LOWER' | 'HIGHER' | 'SAME' | 'OTHER' | 'WITHDRAWN' | 'GONE'
  readonly before: number
  readonly after: number
}

const CENTS_PER_UNIT = 100

/** Whether a price of the cart is known to be out of date: its offer has ended, or was made for another country. */
export const hasOutdatedPrice = (
  devices: readonly Pick<CartDevice, 'expiresAtMs' | 'currency'>[],
  { nowMs, currency }: { readonly nowMs: number; readonly currency: Currency },
): boolean => devices.some((device) => device.expiresAtMs <= nowMs || device.currency !== currency)

function renewDevice(old: CartDevice, line: NonNullable<Renewal['line']>): CartDevice {
  const { priceInCents, expiresAt, ...device } = line
  return {
    ...device,
    price: priceInCents / CENTS_PER_UNIT,
    quantity: old.quantity,
    expiresAtMs: Date.parse(expiresAt),
  }
}

function comparePrices(old: CartDevice, renewed: CartDevice): RenewalNote['kind'] {
  // Prices in different currencies cannot be compared.
  if (old.currency !== renewed.currency) return 'OTHER'
  if (renewed.price === old.price) return 'SAME'
  return renewed.price < old.price ? 'LOWER' : 'HIGHER'
}

function buildNote(old: CartDevice, renewed: CartDevice | null, isWithdrawn: boolean): RenewalNote {
  const note = {
    offerId: renewed?.offerId ?? old.offerId,
    name: renewed?.name ?? old.name,
    before: old.price,
  }
  if (!renewed) return { ...note, kind: 'GONE', after: 0 }
  return { ...note, kind: isWithdrawn ? 'WITHDRAWN' : comparePrices(old, renewed), after: renewed.price }
}

/**
 * Applies the server's prices to the cart. A price that was tampered with in the browser is corrected silently; an
 * expired offer is replaced, with a note. Devices added in the meantime stay as they are.
 */
export function renewCart(
  cart: Cart,
  renewals: readonly Renewal[],
): { readonly cart: Cart; readonly notes: readonly RenewalNote[] } {
  const answers = new Map(renewals.map((renewal) => [renewal.offerId, renewal]))
  const changes = cart.devices.map((old) => {
    const answer = answers.get(old.offerId)
    if (!answer) return { old, device: old, isNoted: false, isWithdrawn: false }
    const device = answer.line ? renewDevice(old, answer.line) : null
    return { old, device, isNoted: answer.status !== 'valid', isWithdrawn: answer.isWithdrawn }
  })
  const devices = changes.flatMap(({ device }) => (device ? [device] : []))
  const renewed = devices.length > 0 ? replaceDevices(cart, devices) : clearCart(cart)
  return {
    cart: { ...renewed, priceCalculateDone: true },
    notes: changes.flatMap(({ old, device, isNoted, isWithdrawn }) =>
      isNoted ? [buildNote(old, device, isWithdrawn)] : [],
    ),
  }
}
