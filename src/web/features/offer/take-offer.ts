import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import type { Offer } from '#contracts/offers.ts'
import type { ShopShell } from '#contracts/page-payload.ts'
import { OFFERS_PATH } from '#contracts/paths/offers.ts'
import { PHOTO_MOVES_PATH } from '#contracts/paths/photo-passport.ts'
import type { PhotoMoveRequest } from '#contracts/photo-passport.ts'
import type { CartDevice } from '#domain/cart/cart.ts'
import { addDevice, replaceDevice } from '#domain/cart/change-cart.ts'
import { ADD_TO_CART_QUANTITY } from '#domain/markets/shop-constants.ts'
import { type GivenAnswers, writeOutAnswers } from '#domain/offers/offer-steps.ts'
import type { SelfTest } from '#domain/self-test/test-steps.ts'
import { callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { storeOfferAnswers } from '#web/platform/browser/offer-answers.ts'
import { findReplacedOffer } from '#web/platform/browser/stored-answers.ts'
import { changeCart } from '#web/platform/cart/cart-store.ts'
import {
  type ReportedOffer,
  reportAddToCart,
  reportOfferGenerated,
} from '#web/platform/tracking/sale-events.ts'

type Device = PdpData['device']

/** A device with all its answers, and the price that the seller saw. */
export interface SeenOffer {
  readonly shop: ShopShell
  readonly device: Device
  readonly sheet: OfferSheet
  readonly given: GivenAnswers
  /** Null where the device was not tested. */
  readonly test: SelfTest | null
  readonly priceInCents: number
}

export type OfferOutcome =
  | { readonly kind: 'added'; readonly offer: Offer }
  /** `changed`: the server's price is not the one that was shown. `quotaUsed`: no more offers today. */
  | { readonly kind: 'failed' | 'changed' | 'quotaUsed' }

const CENTS_PER_UNIT = 100

/** The address names the offer, and anyone can type an address. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const toCartDevice = (device: Device, offer: Offer): CartDevice => ({
  offerId: offer.offerId,
  deviceId: device.id,
  categoryId: device.category.id,
  storageGb: offer.storageGb,
  conditionId: offer.conditionId,
  name: device.name,
  url: device.url,
  image: device.image,
  price: offer.priceInCents / CENTS_PER_UNIT,
  currency: offer.currency,
  quantity: ADD_TO_CART_QUANTITY,
  expiresAtMs: Date.parse(offer.expiresAt),
})

const toReported = ({ shop, device, sheet, given, priceInCents }: SeenOffer): ReportedOffer => ({
  device: { id: device.id, name: device.name, categoryId: device.category.id },
  priceInCents,
  currency: shop.market.currency,
  conditionId: given.conditionId ?? 0,
  answers: writeOutAnswers(sheet.rule, given),
})

/** Answers only: the server computes its own price. */
const buildOfferRequest = ({ device, sheet, given, test }: SeenOffer) => ({
  deviceId: device.id,
  storageGb: given.storageGb ?? sheet.prices[0]?.storageGb ?? 0,
  conditionId: given.conditionId,
  answers: writeOutAnswers(sheet.rule, given),
  ...(test && { selfTest: test }),
})

/** As the customer who is signed in, so that they hear of it if the offer has to be withdrawn. */
async function sendRequest(seen: SeenOffer) {
  const call = { body: buildOfferRequest(seen) }
  const result = await callAsCustomer<Offer>(OFFERS_PATH, call)
  return result.kind === 'signedOut' ? callApi<Offer>(OFFERS_PATH, call) : result
}

async function requestOffer(seen: SeenOffer): Promise<OfferOutcome> {
  const result = await sendRequest(seen)
  if (result.kind === 'ok')
    return result.data.priceInCents === seen.priceInCents
      ? { kind: 'added', offer: result.data }
      : { kind: 'changed' }
  if (result.kind !== 'refused') return { kind: 'failed' }
  if (result.error.id === 'OFFER_QUOTA_USED') return { kind: 'quotaUsed' }
  return { kind: result.error.statusCode === 422 ? 'changed' : 'failed' }
}

/** Puts the offer into the cart, in the place of the one whose answers were changed. */
function addToCart({ device, given }: SeenOffer, offer: Offer, replaced: string | null): void {
  const added = toCartDevice(device, offer)
  changeCart((cart) => (replaced === null ? addDevice(cart, added) : replaceDevice(cart, replaced, added)))
  storeOfferAnswers({ offerId: offer.offerId, deviceId: device.id, given, replaced })
}

const MAX_MOVE_ATTEMPTS = 4
const MOVE_PAUSE_MS = 3_000

/**
 * Photos go with the offer once it is in the cart, and not when it is made: one whose price has changed, or whose answer is
 * lost, is in no cart.
 */
async function movePhotos(fromOfferId: string, toOfferId: string): Promise<void> {
  if (!UUID.test(fromOfferId)) return
  const body: PhotoMoveRequest = { fromOfferId, toOfferId }
  for (let attempt = 1; attempt <= MAX_MOVE_ATTEMPTS; attempt += 1) {
    const { kind } = await callApi<null>(PHOTO_MOVES_PATH, { body, answer: 'nothing' })
    if (kind !== 'noAnswer') return
    await new Promise((resolve) => setTimeout(resolve, attempt * MOVE_PAUSE_MS))
  }
}

/** Requests an offer and puts it into the cart if its price is the one that the seller saw. */
export async function takeOffer(seen: SeenOffer): Promise<OfferOutcome> {
  // Before the answer: the seller may have gone on to another page by then.
  const replaced = findReplacedOffer()
  const outcome = await requestOffer(seen)
  if (outcome.kind === 'added') {
    addToCart(seen, outcome.offer, replaced)
    if (replaced !== null) void movePhotos(replaced, outcome.offer.offerId)
    reportAddToCart(seen.shop, toReported(seen))
  }
  return outcome
}

// Outside of any component: coming back to a device is no new offer.
const reportedOffers = new Set<string>()

/** Reports an offer once: going back and forth between answers or devices makes no new one. */
export function reportOffer(seen: SeenOffer, key: string): void {
  if (reportedOffers.has(key)) return
  reportedOffers.add(key)
  reportOfferGenerated(seen.shop, toReported(seen))
}
