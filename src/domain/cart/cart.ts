import type { Currency } from '#domain/money/currency.ts'

/** A device that a visitor wants to sell, with the offer behind its price. */
export interface CartDevice {
  readonly offerId: string
  readonly deviceId: number
  readonly categoryId: string
  readonly storageGb: number
  readonly conditionId: number
  readonly name: string
  readonly url: string
  readonly image: string
  /** In units of the currency, with decimals, as displayed. */
  readonly price: number
  readonly currency: Currency
  readonly quantity: number
  /** When the offer expires. */
  readonly expiresAtMs: number
}

export interface CartVoucher {
  readonly code: string
  /** In units of the currency. */
  readonly value: number
}

/** The sale that a visitor is putting together, as the browser stores it. The specification names the fields. */
export interface Cart {
  readonly devices: readonly CartDevice[]
  /** When the first of its offers expires, in milliseconds; 0 for an empty cart. */
  readonly cartExpiry: number
  readonly offerIds: readonly string[]
  /** The trade that the cart became; 0 for none. */
  readonly transactionId: number
  readonly voucher: CartVoucher | null
  readonly B2BMode: boolean
  /** Whether every price is backed by an offer that is still valid. */
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
/** Of one device in one state, in a line of a business cart or a row of a list. */
export const BUSINESS_MAX_QUANTITY = 500

export const selectMaxQuantity = ({ B2BMode }: Pick<Cart, 'B2BMode'>): number =>
  B2BMode ? BUSINESS_MAX_QUANTITY : CONSUMER_MAX_QUANTITY

/** The nearest quantity that the shop accepts. */
export const clampQuantity = (cart: Pick<Cart, 'B2BMode'>, wanted: number): number =>
  Number.isFinite(wanted) ? Math.min(selectMaxQuantity(cart), Math.max(1, Math.floor(wanted))) : 1

/** The cart with these devices, and everything derived from them updated. */
export const replaceDevices = (cart: Cart, devices: readonly CartDevice[]): Cart => ({
  ...cart,
  devices,
  offerIds: devices.map(({ offerId }) => offerId),
  cartExpiry: devices.length > 0 ? Math.min(...devices.map(({ expiresAtMs }) => expiresAtMs)) : 0,
})
