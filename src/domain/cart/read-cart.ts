import { hasValidParams } from '#domain/routing/route-params.ts'
import {
  allowedQuantity,
  type Cart,
  type CartDevice,
  type CartVoucher,
  EMPTY_CART,
  withDevices,
} from './cart.ts'

type Stored = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e9

/** A moment that can be written as a date; the calendar of browsers ends earlier than their numbers. */
const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= 8.64e15

const MAX_DEVICES = 500

/** A stored device, mended where that is possible; nothing where it is not one. */
function readDevice(stored: unknown, isBusiness: boolean): CartDevice[] {
  if (!isObject(stored)) return []
  const { offerId, deviceId, name, url, image, price, currency, quantity, expiresAtMs } = stored
  if (!isText(offerId) || !isText(name) || !isText(url) || !isText(image)) return []
  if (!Number.isSafeInteger(deviceId) || !isAmount(price) || !hasValidParams({ pdp: url })) return []
  if (currency !== 'EUR' && currency !== 'PLN') return []
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
      // What an older cart did not keep is filled in when its prices are asked for.
      categoryId: isText(categoryId) ? categoryId : '',
      storageGb: Number.isSafeInteger(storageGb) ? (storageGb as number) : 0,
      conditionId: Number.isSafeInteger(conditionId) ? (conditionId as number) : 0,
      quantity: allowedQuantity(cart, Number(quantity)),
      // Without a date the offer counts as ended and is asked for anew.
      expiresAtMs: isMoment(expiresAtMs) ? expiresAtMs : 0,
    },
  ]
}

const readVoucher = (stored: unknown): CartVoucher | null =>
  isObject(stored) && isText(stored.code) && isAmount(stored.value)
    ? { code: stored.code, value: stored.value }
    : null

/** A cart from whatever the browser has kept: an older form, half of one, or nothing that makes sense. Never throws. */
export function readCart(stored: unknown): Cart {
  if (!isObject(stored)) return EMPTY_CART
  const B2BMode = stored.B2BMode === true
  const kept = Array.isArray(stored.devices) ? stored.devices : []
  const devices = kept.flatMap((device) => readDevice(device, B2BMode)).slice(0, MAX_DEVICES)
  // The same offer twice is one line.
  const lines = [...new Map(devices.map((device) => [device.offerId, device])).values()]
  const isTransaction = Number.isSafeInteger(stored.transactionId) && (stored.transactionId as number) > 0
  return withDevices(
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
