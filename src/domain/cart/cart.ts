import type { Currency } from '#domain/money/currency.ts'

/** A device that a visitor wants to sell, with the offer that its price comes from. */
export interface CartDevice {
  readonly offerId: string
  readonly deviceId: number
  readonly categoryId: string
  readonly storageGb: number
  readonly conditionId: number
  readonly name: string
  readonly url: string
  readonly image: string
  /** In units of the currency, with decimals, as it is shown. */
  readonly price: number
  readonly currency: Currency
  readonly quantity: number
  /** When the offer ends. */
  readonly expiresAtMs: number
}

export interface CartVoucher {
  readonly code: string
  /** What it adds, in units of the currency. */
  readonly value: number
}

/** What the browser keeps of a sale that is being put together; the fields are those of the specification. */
export interface Cart {
  readonly devices: readonly CartDevice[]
  /** Earliest end of an offer in it, in milliseconds; 0 when it is empty. */
  readonly cartExpiry: number
  readonly offerIds: readonly string[]
  /** Number of the trade that was made of it; 0 for none. */
  readonly transactionId: number
  readonly voucher: CartVoucher | null
  readonly B2BMode: boolean
  /** Whether all prices are those of offers that still hold. */
  readonly priceCalculateDone: boolean
}

export const EMPTY_CART: Cart = {
  devices: [],
  cartExpiry: 0,
  offerIds: [],
  transactionId: 0,
  voucher: null,
  B2BMode: false,
  priceCalculateDone: true,
}

const CONSUMER_MAX_QUANTITY = 10
const BUSINESS_MAX_QUANTITY = 500

export const maxQuantity = ({ B2BMode }: Pick<Cart, 'B2BMode'>): number =>
  B2BMode ? BUSINESS_MAX_QUANTITY : CONSUMER_MAX_QUANTITY

/** The nearest quantity that the shop takes. */
export const allowedQuantity = (cart: Pick<Cart, 'B2BMode'>, wanted: number): number =>
  Number.isFinite(wanted) ? Math.min(maxQuantity(cart), Math.max(1, Math.floor(wanted))) : 1

/** The cart with these devices; what follows from them is worked out anew. */
export const withDevices = (cart: Cart, devices: readonly CartDevice[]): Cart => ({
  ...cart,
  devices,
  offerIds: devices.map(({ offerId }) => offerId),
  cartExpiry: devices.length > 0 ? Math.min(...devices.map(({ expiresAtMs }) => expiresAtMs)) : 0,
})
