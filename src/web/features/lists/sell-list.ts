import type { ListOffer, ListRowQuote } from '#contracts/lists.ts'
import { LIST_OFFERS_PATH } from '#contracts/paths/offers.ts'
import type { Cart, CartDevice } from '#domain/cart/cart.ts'
import { addDevice } from '#domain/cart/change-cart.ts'
import { countDevices, selectMaxDevices } from '#domain/cart/sale-size.ts'
import { mergeRows, type OfferLineInput } from '#domain/lists/merge-rows.ts'
import type { SubmitState } from '#web/forms/submit-state.ts'
import { type CustomerResult, callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { callApi } from '#web/platform/api/call-api.ts'

const CENTS_PER_UNIT = 100

/** What would be sold of a list. */
export interface Sellable {
  readonly lines: readonly OfferLineInput[]
  readonly deviceCount: number
  readonly totalInCents: number
}

/** The rows that are sold: those with a price, and guesses among them only if the seller wants that. */
export function selectSellable(rows: readonly ListRowQuote[], withGuesses: boolean): Sellable {
  let deviceCount = 0
  let totalInCents = 0
  const lines: OfferLineInput[] = []
  for (const { status, device, storageGb, conditionId, quantity, answers, priceInCents } of rows) {
    if (status === 'error' || (status === 'guess' && !withGuesses)) continue
    if (!device || priceInCents === null || quantity === null || conditionId === null) continue
    lines.push({
      deviceId: device.id,
      storageGb: storageGb ?? 0,
      conditionId,
      quantity,
      answers: answers ?? {},
    })
    deviceCount += quantity
    totalInCents += quantity * priceInCents
  }
  return { lines: mergeRows(lines), deviceCount, totalInCents }
}

/** Whether the devices fit into one sale beside what is in the cart. */
export const fitsIntoCart = ({ deviceCount }: Sellable, cart: Pick<Cart, 'devices' | 'B2BMode'>): boolean =>
  deviceCount + countDevices(cart.devices) <= selectMaxDevices(cart)

const toCartDevice = ({ priceInCents, expiresAt, ...offer }: ListOffer): CartDevice => ({
  ...offer,
  price: priceInCents / CENTS_PER_UNIT,
  expiresAtMs: Date.parse(expiresAt),
})

export const addOffers = (cart: Cart, offers: readonly ListOffer[]): Cart =>
  offers.map(toCartDevice).reduce(addDevice, cart)

/** Creates the offers. */
export async function requestOffers(
  { lines }: Sellable,
  isSignedIn: boolean,
): Promise<CustomerResult<readonly ListOffer[]>> {
  const call = isSignedIn ? callAsCustomer : callApi
  const result = await call<{ readonly offers: readonly ListOffer[] }>(LIST_OFFERS_PATH, { body: { lines } })
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.offers } : result
}

/** Whether no more offers are stored today. */
export const isQuotaUsed = (state: SubmitState): boolean =>
  state.kind === 'refused' && state.error.id === 'OFFER_QUOTA_USED'
