import type { MarketId } from '#domain/markets/market-id.ts'
import { formatOfferNumber, type IndividualOfferKey } from '#domain/offers/individual-offer-number.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'individual-offer'

/** Whether a link's key opens this offer. The key isn't stored: the shop's secret derives it from the number. */
export const isOfferKey = (secret: ShopSecret, key: IndividualOfferKey, given: string): boolean =>
  secret.isKeyFor(PURPOSE, formatOfferNumber(key), given)

/** The path of an offer's page, with the key that opens it. */
export function buildOfferPath(secret: ShopSecret, market: MarketId, key: IndividualOfferKey): string {
  const offer = formatOfferNumber(key)
  return buildPath(MARKETS[market], 'individualOffer', { offer, id: secret.keyFor(PURPOSE, offer) })
}
