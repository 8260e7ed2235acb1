import type { IndividualOfferRequest } from '#contracts/trades.ts'
import { checkIndividualOffer } from '#domain/customers/individual-offer.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { isBusinessShop, settleLines } from '#domain/trades/settle-lines.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { findShownOffers } from '#server/modules/offers/offers.repository.ts'
import { insertRequest } from './individual-offers.repository.ts'

export interface IndividualOffersOptions {
  readonly db: Database
  readonly now: () => number
}

export interface IndividualOffersService {
  /** Hands a business cart to the people who make offers by hand; the same key is the same request. */
  create(
    shop: Shop,
    idempotencyKey: string,
    request: IndividualOfferRequest,
  ): Promise<{ readonly requestId: number }>
}

export const createIndividualOffersService = ({
  db,
  now,
}: IndividualOffersOptions): IndividualOffersService => ({
  async create(shop, idempotencyKey, { lines, ...input }) {
    if (!isBusinessShop(shop))
      throw new HttpError(404, 'NOT_FOUND', 'Only businesses ask for individual offers.')
    const { callingCode, currency, catalogueLanguage } = MARKETS[shop.market]
    const checked = checkIndividualOffer(input, { callingCode })
    if (checked.kind === 'problems') throw invalidFields(checked.problems)
    const offerIds = lines.map(({ offerId }) => offerId)
    const shown = await findShownOffers(db, offerIds, catalogueLanguage)
    const stored = [...shown.values()].map((offer) => ({ ...offer, expiresAtMs: offer.expiresAt.getTime() }))
    const offers = new Map(stored.map((offer) => [offer.offerId, offer]))
    const settled = settleLines(lines, offers, { shop, isBusiness: true, nowMs: now() })
    if (settled.kind === 'problems') throw invalidFields(settled.problems)
    const { totalInCents } = settled
    const request = { idempotencyKey, shop, lines, totalInCents, currency, createdAt: new Date(now()) }
    return { requestId: await insertRequest(db, { ...request, contact: checked.contact }) }
  },
})
