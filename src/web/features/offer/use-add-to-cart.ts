import { useEffect, useState } from 'react'
import { OFFERS_PATH } from '#contracts/api-paths.ts'
import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import type { Offer } from '#contracts/offers.ts'
import type { CartDevice } from '#domain/cart/cart.ts'
import { addDevice } from '#domain/cart/change-cart.ts'
import { ADD_TO_CART_QUANTITY } from '#domain/markets/shop-constants.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { changeCart } from '#web/platform/cart/cart-store.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import {
  type ReportedOffer,
  reportAddToCart,
  reportOfferGenerated,
} from '#web/platform/tracking/sale-events.ts'
import type { PriceState } from './price-state.ts'
import type { GivenAnswers } from './use-answers.ts'

type Device = PdpData['device']

export interface AddToCartInput {
  readonly device: Device
  readonly sheet: OfferSheet
  readonly given: GivenAnswers
  readonly state: PriceState
}

type Failure = 'failed' | 'changed' | 'quotaUsed'

export interface AddToCart {
  /** Every question is answered, and we make an offer. */
  readonly isOffered: boolean
  /** `changed`: the server's price is not the one that was shown. `quotaUsed`: no more offers today. */
  readonly kind: 'idle' | 'adding' | 'added' | Failure
  readonly add: () => void
}

const CENTS_PER_UNIT = 100

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

/** Answers only: the server computes its own price. */
function buildOfferRequest({ device, sheet, given }: AddToCartInput) {
  const answers = Object.entries(given.answers).filter(([, codes]) => codes.length > 0)
  return {
    deviceId: device.id,
    storageGb: given.storageGb ?? sheet.prices[0]?.storageGb ?? 0,
    conditionId: given.conditionId,
    answers: Object.fromEntries(answers),
  }
}

type Outcome = { readonly kind: 'added'; readonly offer: Offer } | { readonly kind: Failure }

async function requestOffer(input: AddToCartInput, seenInCents: number): Promise<Outcome> {
  const result = await callApi<Offer>(OFFERS_PATH, { body: buildOfferRequest(input) })
  if (result.kind === 'ok')
    return result.data.priceInCents === seenInCents
      ? { kind: 'added', offer: result.data }
      : { kind: 'changed' }
  if (result.kind !== 'refused') return { kind: 'failed' }
  if (result.error.id === 'OFFER_QUOTA_USED') return { kind: 'quotaUsed' }
  return { kind: result.error.statusCode === 422 ? 'changed' : 'failed' }
}

// Outside the component: coming back to a device is no new offer.
const reportedOffers = new Set<string>()

/** Reports each offer once: going back and forth between answers or devices makes no new one. */
function useOfferEvent(offer: ReportedOffer | null, key: string): void {
  const shop = useShop()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the offer
  useEffect(() => {
    if (!offer || reportedOffers.has(key)) return
    reportedOffers.add(key)
    reportOfferGenerated(shop, offer)
  }, [shop, key])
}

/** Requests an offer and puts it into the cart if its price is the one that the seller saw. */
export function useAddToCart(input: AddToCartInput): AddToCart {
  const { device, given, state } = input
  const shop = useShop()
  const [outcome, setOutcome] = useState<{ readonly kind: AddToCart['kind']; readonly key: string } | null>(
    null,
  )
  const isOffered = state.openCount === 0 && state.result.kind === 'offer'
  const priceInCents = state.result.kind === 'offer' ? state.result.breakdown.totalInCents : 0
  const key = isOffered ? JSON.stringify([device.id, given]) : ''
  const { id, name, category } = device
  const reported = {
    device: { id, name, categoryId: category.id },
    priceInCents,
    currency: shop.market.currency,
    conditionId: given.conditionId ?? 0,
  }
  useOfferEvent(isOffered ? reported : null, key)
  // Other answers are another offer: the outcome of the last one no longer applies.
  const kind = outcome?.key === key ? outcome.kind : 'idle'
  async function add(): Promise<void> {
    if (!isOffered || kind === 'adding' || kind === 'added') return
    setOutcome({ kind: 'adding', key })
    const result = await requestOffer(input, priceInCents)
    if (result.kind === 'added') {
      changeCart((cart) => addDevice(cart, toCartDevice(device, result.offer)))
      reportAddToCart(shop, reported)
    }
    setOutcome({ kind: result.kind, key })
  }
  return { isOffered, kind, add: () => void add() }
}
