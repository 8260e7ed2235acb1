import { createHash } from 'node:crypto'
import type { IndividualOfferRequest } from '#contracts/trades.ts'
import { checkIndividualOffer } from '#domain/customers/individual-offer.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { isBusinessSale, settleLines, type TradeLine } from '#domain/trades/settle-lines.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { findShownOffers } from '#server/modules/offers/offers.repository.ts'
import {
  type EarlierRequest,
  findByKey,
  insertRequest,
  isCompanyAccount,
} from './individual-offers.repository.ts'

export interface IndividualOffersOptions {
  readonly db: Database
  readonly now: () => number
}

export interface RequestCreation {
  readonly shop: Shop
  /** Who is signed in, if anybody is. */
  readonly customerId: string | null
  readonly idempotencyKey: string
  readonly request: IndividualOfferRequest
}

export interface IndividualOffersService {
  /** Hands a business cart to the people who make offers by hand; the same key is the same request. */
  create(creation: RequestCreation): Promise<{ readonly requestId: number }>
}

/** The same key for another cart is refused: it would be lost without a word. */
function repeat(
  { requestId, requestHash }: EarlierRequest,
  hash: Uint8Array,
): { readonly requestId: number } {
  if (Buffer.compare(requestHash, hash) === 0) return { requestId }
  throw new HttpError(409, 'IDEMPOTENCY_KEY_REUSED', 'Another request was made with this key.', [
    { field: 'idempotency-key', key: 'REQUEST_EXISTS', params: { requestId } },
  ])
}

/** What the cart comes to by the stored offers; a cart below the limit may ask, too. */
async function requireTotal(
  { db, now }: IndividualOffersOptions,
  shop: Shop,
  lines: readonly TradeLine[],
): Promise<number> {
  const offerIds = lines.map(({ offerId }) => offerId)
  const shown = await findShownOffers(db, offerIds, MARKETS[shop.market].catalogueLanguage)
  const stored = [...shown.values()].map((offer) => ({ ...offer, expiresAtMs: offer.expiresAt.getTime() }))
  const offers = new Map(stored.map((offer) => [offer.offerId, offer]))
  const settled = settleLines(lines, offers, { shop, isBusiness: true, nowMs: now() })
  if (settled.kind === 'problems') throw invalidFields(settled.problems)
  return settled.totalInCents
}

async function createRequest(
  options: IndividualOffersOptions,
  { shop, idempotencyKey, request }: RequestCreation,
): Promise<{ readonly requestId: number }> {
  const { db, now } = options
  const { lines, ...input } = request
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  const earlier = await findByKey(db, idempotencyKey)
  if (earlier) return repeat(earlier, requestHash)
  const { callingCode, currency } = MARKETS[shop.market]
  const checked = checkIndividualOffer(input, { callingCode })
  if (checked.kind === 'problems') throw invalidFields(checked.problems)
  const totalInCents = await requireTotal(options, shop, lines)
  const created = {
    idempotencyKey,
    requestHash,
    shop,
    lines,
    totalInCents,
    currency,
    createdAt: new Date(now()),
  }
  const requestId = await insertRequest(db, { ...created, contact: checked.contact })
  if (requestId !== null) return { requestId }
  const winner = await findByKey(db, idempotencyKey)
  if (!winner) throw new Error('A request with the same key has vanished')
  return repeat(winner, requestHash)
}

export const createIndividualOffersService = (options: IndividualOffersOptions): IndividualOffersService => ({
  async create(creation) {
    const { shop, customerId } = creation
    const isCompany = customerId !== null && (await isCompanyAccount(options.db, customerId))
    if (!isBusinessSale(shop, { hasB2B: MARKETS[shop.market].flags.hasB2B, isCompany }))
      throw new HttpError(404, 'NOT_FOUND', 'Only businesses ask for individual offers.')
    return createRequest(options, creation)
  },
})
