import { isCurrency } from '#domain/money/currency.ts'
import { hasValidParams } from '#domain/routing/route-params.ts'
import {
  type Cart,
  type CartDevice,
  type CartVoucher,
  clampQuantity,
  EMPTY_CART,
  replaceDevices,
} from './cart.ts'

type Stored = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e9

/** A moment that `Date` can represent, which ends long before safe integers do. */
const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= 8.64e15

const MAX_DEVICES = 500

/** A stored device, repaired where possible; none if it is beyond repair. */
function readDevice(stored: unknown, isBusiness: boolean): CartDevice[] {
  if (!isObject(stored)) return []
  const { offerId, deviceId, name, url, image, price, currency, quantity, expiresAtMs } = stored
  if (!isText(offerId) || !isText(name) || !isText(url) || !isText(image)) return []
  if (!Number.isSafeInteger(deviceId) || !isAmount(price) || !hasValidParams({ pdp: url })) return []
  if (!isCurrency(currency)) return []
  const { categoryId, storageGb, conditionId } = stored
  const cart = { B2BMode: isBusiness }
  return [
    {
      offerId,
      name,
      url,
      image,
      price,
      currency,
      deviceId: deviceId as number,
      // Missing from older carts; filled in when their prices are renewed.
      categoryId: isText(categoryId) ? categoryId : '',
      storageGb: Number.isSafeInteger(storageGb) ? (storageGb as number) : 0,
      conditionId: Number.isSafeInteger(conditionId) ? (conditionId as number) : 0,
      quantity: clampQuantity(cart, Number(quantity)),
      // Without a date the offer counts as expired and is renewed.
      expiresAtMs: isMoment(expiresAtMs) ? expiresAtMs : 0,
    },
  ]
}

const readVoucher = (stored: unknown): CartVoucher | null =>
  isObject(stored) && isText(stored.code) && isAmount(stored.value)
    ? { code: stored.code, value: stored.value }
    : null

/** Reads whatever the browser has stored: an older format, half a cart, or garbage. Never throws. */
export function readCart(stored: unknown): Cart {
  if (!isObject(stored)) return EMPTY_CART
  const B2BMode = stored.B2BMode === true
  const kept = Array.isArray(stored.devices) ? stored.devices : []
  const devices = kept.flatMap((device) => readDevice(device, B2BMode)).slice(0, MAX_DEVICES)
  // An offer stored twice is one line.
  const lines = [...new Map(devices.map((device) => [device.offerId, device])).values()]
  const isTransaction = Number.isSafeInteger(stored.transactionId) && (stored.transactionId as number) > 0
  return replaceDevices(
    {
      ...EMPTY_CART,
      B2BMode,
      transactionId: isTransaction ? (stored.transactionId as number) : 0,
      voucher: readVoucher(stored.voucher),
      priceCalculateDone: stored.priceCalculateDone !== false,
    },
    lines,
  )
}
