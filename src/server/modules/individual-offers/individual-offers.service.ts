import { createHash } from 'node:crypto'
import type { IndividualOfferRequest } from '#contracts/trades.ts'
import { normaliseEmail } from '#domain/customers/email-address.ts'
import { checkIndividualOffer } from '#domain/customers/individual-offer.ts'
import { isBusinessSale } from '#domain/markets/business-mode.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { settleLines, type TradeLine } from '#domain/trades/settle-lines.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { bindIdempotencyKey } from '#server/http/bind-idempotency-key.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { requireMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import { findShownOffers } from '#server/modules/offers/offers.repository.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import {
  type EarlierRequest,
  findByKey,
  findRequestingAccount,
  insertRequest,
  type NewRequest,
  type RequestingAccount,
} from './individual-offers.repository.ts'

export interface IndividualOffersOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}

export interface RequestCreation {
  readonly shop: Shop
  /** The customer who is signed in, if any. */
  readonly customerId: string | null
  readonly idempotencyKey: string
  readonly request: IndividualOfferRequest
}

export interface IndividualOffersService {
  /** Hands a business cart to the sales desk, which makes offers by hand; the same key is the same request. */
  create(creation: RequestCreation): Promise<{ readonly requestId: number }>
}

/** Refuses the same key of the same sender for another cart, which would otherwise be lost silently. */
function answerAgain(
  { requestId, requestHash }: EarlierRequest,
  newHash: Uint8Array,
): { readonly requestId: number } {
  if (Buffer.compare(requestHash, newHash) === 0) return { requestId }
  throw new HttpError(
    409,
    'IDEMPOTENCY_KEY_REUSED',
    'A different request was already made with this idempotency key. Use a new key.',
    [{ field: 'idempotency-key', key: 'REQUEST_EXISTS', params: { requestId } }],
  )
}

/** The total of the cart by its stored offers. A cart below the limit may ask as well. */
async function requireTotal(
  { db, now }: IndividualOffersOptions,
  shop: Shop,
  lines: readonly TradeLine[],
): Promise<number> {
  const offerIds = lines.map(({ offerId }) => offerId)
  const shown = await findShownOffers(db, offerIds, MARKETS[shop.market].catalogueLanguage)
  const stored = [...shown.values()].map((offer) => ({ ...offer, expiresAtMs: offer.expiresAt.getTime() }))
  const offers = new Map(stored.map((offer) => [offer.offerId, offer]))
  const settled = settleLines(lines, offers, { shop, isBusiness: true, isIndividual: false, nowMs: now() })
  if (settled.kind === 'problems') throw createInvalidFieldsError(settled.problems)
  return settled.totalInCents
}

/**
 * Stores a request. Unless the mailbox is that of the signed-in customer, it takes from the mailbox's budget in the same
 * transaction: a request beyond the budget leaves nothing behind, and one that is sent twice counts once.
 */
const storeRequest = (
  { db, secret, now }: IndividualOffersOptions,
  request: NewRequest,
  { isMailboxProven }: { readonly isMailboxProven: boolean },
): Promise<number | null> =>
  db.transaction(async (tx) => {
    const requestId = await insertRequest(tx, request)
    const { email } = request.contact
    if (requestId !== null && !isMailboxProven)
      await requireMailBudget(tx, secret, { email, mail: 'REQUEST', proof: null, nowMs: now() })
    return requestId
  })

async function createRequest(
  options: IndividualOffersOptions,
  { shop, request, ...creation }: RequestCreation,
  account: RequestingAccount | null,
): Promise<{ readonly requestId: number }> {
  const { db, now } = options
  const { lines, ...input } = request
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  const idempotencyKey = bindIdempotencyKey(creation.idempotencyKey, normaliseEmail(input.email))
  const earlier = await findByKey(db, idempotencyKey)
  if (earlier) return answerAgain(earlier, requestHash)
  const { callingCode, currency } = MARKETS[shop.market]
  const checked = checkIndividualOffer(input, { callingCode })
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  const { contact } = checked
  const totalInCents = await requireTotal(options, shop, lines)
  const stored = { idempotencyKey, requestHash, shop, contact, lines, totalInCents, currency }
  const requestId = await storeRequest(
    options,
    { ...stored, createdAt: new Date(now()) },
    { isMailboxProven: account?.email === contact.email },
  )
  if (requestId !== null) return { requestId }
  const winner = await findByKey(db, idempotencyKey)
  if (!winner) throw new Error('A request with the same key has vanished')
  return answerAgain(winner, requestHash)
}

export const createIndividualOffersService = (options: IndividualOffersOptions): IndividualOffersService => ({
  async create(creation) {
    const { shop, customerId } = creation
    const account = customerId === null ? null : await findRequestingAccount(options.db, customerId)
    const isCompany = account?.isCompany ?? false
    if (!isBusinessSale(shop.shopMode, MARKETS[shop.market], { isCompany }))
      throw new HttpError(404, 'NOT_FOUND', 'Individual offers are only for businesses.')
    return createRequest(options, creation, account)
  },
})
