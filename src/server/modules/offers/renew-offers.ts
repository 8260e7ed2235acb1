import type { Offer, OfferLine, OfferRenewal, OfferRequest } from '#contracts/offers.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { BlockedError, HttpError } from '#server/http/error-handler.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'
import { findShownOffers, type ShownOffer } from './offers.repository.ts'

export interface RenewOptions {
  readonly db: Database
  readonly now: () => number
  /** Creates the offer that replaces another one. */
  readonly repeat: (old: ShownOffer, request: OfferRequest) => Promise<Offer>
}

const toLine = (
  { deviceId, categoryId, name, url, pictureKey, storageGb, conditionId }: ShownOffer,
  {
    offerId,
    priceInCents,
    currency,
    expiresAt,
  }: Pick<OfferLine, 'offerId' | 'priceInCents' | 'currency' | 'expiresAt'>,
): OfferLine => ({
  deviceId,
  categoryId,
  name,
  url,
  storageGb,
  conditionId,
  offerId,
  priceInCents,
  currency,
  expiresAt,
  image: buildPicturePath(pictureKey),
})

/** A new offer for the same answers; null where today's price list or rule makes none. */
async function repeatOffer({ repeat }: RenewOptions, old: ShownOffer): Promise<Offer | null> {
  const { deviceId, storageGb, conditionId } = old
  const answers = Object.fromEntries(Object.entries(old.answers).map(([code, given]) => [code, [...given]]))
  try {
    const request = { deviceId, storageGb, conditionId, answers }
    return await repeat(old, old.selfTest ? { ...request, selfTest: old.selfTest } : request)
  } catch (error) {
    // Above the quota of the day the device stays in the cart: it can be priced again tomorrow.
    if (error instanceof HttpError && !(error instanceof BlockedError)) return null
    throw error
  }
}

/** What became of each offer, in the given order and without duplicates. */
export async function renewOffers(
  options: RenewOptions,
  shop: Shop,
  offerIds: readonly string[],
): Promise<OfferRenewal[]> {
  const known = await findShownOffers(options.db, offerIds, MARKETS[shop.market].catalogueLanguage)
  const renewals = new Map<string, OfferRenewal>()
  // One after the other: a large cart must not use up the connections of other visitors.
  for (const offerId of new Set(offerIds)) {
    const found = known.get(offerId)
    const old = found?.isIndividual ? undefined : found
    const holds =
      old?.market === shop.market && old.shopMode === shop.shopMode && old.expiresAt.getTime() > options.now()
    if (old && holds) {
      const line = toLine(old, { ...old, expiresAt: old.expiresAt.toISOString() })
      renewals.set(offerId, { offerId, status: 'valid', isWithdrawn: false, line })
      continue
    }
    const isWithdrawn = (old?.withdrawnAt ?? null) !== null
    const made = old ? await repeatOffer(options, old) : null
    renewals.set(
      offerId,
      old && made
        ? { offerId, status: 'renewed', isWithdrawn, line: toLine(old, made) }
        : { offerId, status: 'gone', isWithdrawn, line: null },
    )
  }
  return [...renewals.values()]
}
