import { LIST_OFFERS_PATH } from '#contracts/api-paths.ts'
import type { ListOffer, ListRowQuote } from '#contracts/lists.ts'
import type { Cart, CartDevice } from '#domain/cart/cart.ts'
import { addDevice } from '#domain/cart/change-cart.ts'
import { mergeRows, type OfferLineInput } from '#domain/lists/merge-rows.ts'
import { callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { callApi } from '#web/platform/api/call-api.ts'

/** Most lines of a cart, and of a sale. */
const MAX_CART_LINES = 500
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

/** Whether the cart has room for the lines beside what is in it. */
export const fitsIntoCart = ({ lines }: Sellable, cart: Pick<Cart, 'devices'>): boolean =>
  lines.length + cart.devices.length <= MAX_CART_LINES

const toCartDevice = ({ priceInCents, expiresAt, ...offer }: ListOffer): CartDevice => ({
  ...offer,
  price: priceInCents / CENTS_PER_UNIT,
  expiresAtMs: Date.parse(expiresAt),
})

export const addOffers = (cart: Cart, offers: readonly ListOffer[]): Cart =>
  offers.map(toCartDevice).reduce(addDevice, cart)

/** Creates the offers; null when the shop does not answer. */
export async function requestOffers(
  { lines }: Sellable,
  isSignedIn: boolean,
): Promise<readonly ListOffer[] | null> {
  const call = isSignedIn ? callAsCustomer : callApi
  const result = await call<{ readonly offers: readonly ListOffer[] }>(LIST_OFFERS_PATH, { body: { lines } })
  return result.kind === 'ok' ? result.data.offers : null
}
