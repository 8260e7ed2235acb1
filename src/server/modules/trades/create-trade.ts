import { createHash } from 'node:crypto'
import type { Trade, TradeRequest } from '#contracts/trades.ts'
import { checkSeller, type Seller } from '#domain/customers/seller.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { dayOf } from '#domain/markets/market-date.ts'
import { B2B_TRADE_CAP } from '#domain/markets/shop-constants.ts'
import { isBusinessSale, type SettledLines, settleLines } from '#domain/trades/settle-lines.ts'
import { sendInDeadline } from '#domain/trades/trade-clock.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { unauthenticated } from '#server/http/session.ts'
import { hashGuestKey } from '#server/modules/customers/guest-key.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { tradeKey } from './trade-link.ts'
import { readSavedPayouts, type SealedPayout, sealTradePayout } from './trade-payout.ts'
import { findNamedVoucher, type NamedVoucher, requireVoucher } from './trade-voucher.ts'
import {
  type ExistingTrade,
  insertTrade,
  loadTradeContext,
  type NewTrade,
  type TradeContextQuery,
} from './trades.repository.ts'

export interface TradesOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}

export interface TradeCreation {
  readonly shop: Shop
  /** Where the seller finds the trade again. */
  readonly statusUrl: string
  readonly idempotencyKey: string
  /** Who is signed in; then the trade is the account's, whatever the request says. */
  readonly account: Pick<CustomerSession, 'customerId' | 'customerNumber'> | null
  readonly request: TradeRequest
}

/** Whose trade it is going to be, and the proof of it. */
type Creator = Pick<TradeContextQuery, 'customerNumber' | 'guestKeyHash' | 'customerId'>

function requireCreator({ account, request }: TradeCreation): Creator {
  if (account) return { ...account, guestKeyHash: null }
  const { customer } = request
  if (!customer) throw unauthenticated()
  return {
    customerNumber: customer.customerNumber,
    guestKeyHash: hashGuestKey(customer.key),
    customerId: null,
  }
}

/** As many trades of one customer as may come in one moment. */
const MAX_ROUNDS = 20

/** The same request of another account is another one. */
function hashRequest({ account, request }: TradeCreation): Uint8Array {
  const meant = account ? { ...request, customer: account.customerNumber } : request
  return createHash('sha256').update(JSON.stringify(meant)).digest()
}

function toTrade(secret: ShopSecret, trade: Omit<ExistingTrade, 'requestHash'>): Trade {
  const { transactionId, customerNumber, offerIds, currency, totalInCents, voucherCode } = trade
  return {
    transactionId,
    customerNumber,
    currency,
    totalInCents,
    tradeNumber: tradeNumberOf(transactionId),
    key: tradeKey(secret, transactionId),
    offerIds: [...offerIds],
    voucher: voucherCode ? { code: voucherCode, valueInCents: trade.voucherValueInCents } : null,
  }
}

/** The trade of an earlier attempt. Whoever knows the key has made it, so he may know what became of it. */
function repeatTrade(secret: ShopSecret, existing: ExistingTrade, requestHash: Uint8Array): Trade {
  const trade = toTrade(secret, existing)
  if (Buffer.compare(existing.requestHash, requestHash) === 0) return trade
  const { transactionId, tradeNumber, key } = trade
  throw new HttpError(409, 'IDEMPOTENCY_KEY_REUSED', 'A trade was already created with this key.', [
    { field: 'idempotency-key', key: 'TRADE_EXISTS', params: { transactionId, tradeNumber, key } },
  ])
}

function requireLines(settled: SettledLines): Extract<SettledLines, { readonly kind: 'settled' }> {
  if (settled.kind === 'problems') throw invalidFields(settled.problems)
  if (settled.kind === 'settled') return settled
  const params = { cap: B2B_TRADE_CAP, total: settled.totalInCents / 100 }
  throw new HttpError(422, 'B2B_CAP_EXCEEDED', 'Above the limit of business trades.', [
    { field: 'lines', key: 'B2B_CAP_EXCEEDED', params },
  ])
}

function requireSeller(
  { shop, request }: TradeCreation,
  rules: {
    readonly nowMs: number
    readonly isBusiness: boolean
    readonly savedPayouts: readonly SealedPayout[]
  },
): Seller {
  const { nowMs, isBusiness, savedPayouts } = rules
  const checked = checkSeller(request.seller, {
    market: MARKETS[shop.market],
    isBusiness,
    today: dayOf(new Date(nowMs)),
    savedPayouts,
  })
  if (checked.kind === 'seller') return checked.seller
  throw invalidFields(checked.problems.map((problem) => ({ ...problem, field: `seller.${problem.field}` })))
}

/** Turns a request into the trade that is to be written; everything that may refuse it has been asked. */
function prepareTrade(
  { secret, now }: TradesOptions,
  creation: TradeCreation,
  ground: {
    readonly transactionId: number
    readonly customerNumber: number
    readonly isBusiness: boolean
    readonly settled: ReturnType<typeof requireLines>
    readonly named: NamedVoucher | null
    readonly savedPayouts: readonly SealedPayout[]
  },
): Omit<NewTrade, 'requestHash'> {
  const { shop, statusUrl, idempotencyKey, request } = creation
  const { transactionId, customerNumber, isBusiness, settled, named, savedPayouts } = ground
  const nowMs = now()
  const seller = requireSeller(creation, { nowMs, isBusiness, savedPayouts })
  const { currency } = MARKETS[shop.market]
  const voucher = requireVoucher(named, { ...shop, currency, nowMs, lines: settled.lines })
  return {
    transactionId,
    customerNumber,
    shop,
    statusUrl,
    idempotencyKey,
    seller,
    voucher,
    currency,
    tradeNumber: tradeNumberOf(transactionId),
    acceptRule: request.acceptRule,
    isBusiness,
    totalInCents: settled.totalInCents,
    items: settled.items,
    createdAt: new Date(nowMs),
    sendBy: new Date(sendInDeadline(nowMs)),
    ...sealTradePayout(secret, { transactionId, payout: seller.payment, saved: savedPayouts }),
  }
}

/** A token outlives its account by some minutes; a guest's number is a field of the request. */
const unknownCustomer = ({ customerId }: Creator): HttpError =>
  customerId === null
    ? invalidFields([{ field: 'customer.customerNumber', key: 'CUSTOMER_UNKNOWN' }])
    : unauthenticated()

interface Creation {
  readonly trade: Trade
  readonly isNew: boolean
}

/** Creates a trade, or finds the one with the same key; null when another request was a moment earlier. */
async function tryToCreate(options: TradesOptions, creation: TradeCreation): Promise<Creation | null> {
  const { db, secret, now } = options
  const { shop, request, idempotencyKey } = creation
  const { lines, voucherCode, seller } = request
  const creator = requireCreator(creation)
  const requestHash = hashRequest(creation)
  const offerIds = lines.map(({ offerId }) => offerId)
  // Before the look for an earlier trade: whoever finds the voucher used by that trade finds the trade, too.
  const named = await findNamedVoucher(db, { code: voucherCode, email: seller.email })
  const ground = await loadTradeContext(db, { ...creator, idempotencyKey, offerIds })
  if (ground.existing) return { trade: repeatTrade(secret, ground.existing, requestHash), isNew: false }
  if (!ground.isCustomer) throw unknownCustomer(creator)
  const { hasB2B } = MARKETS[shop.market].flags
  const isBusiness = isBusinessSale(shop, { hasB2B, isCompany: ground.isCompany })
  const settled = requireLines(settleLines(lines, ground.offers, { shop, isBusiness, nowMs: now() }))
  const { transactionId } = ground
  const { customerNumber, customerId } = creator
  const savedPayouts = await readSavedPayouts(db, { customerId, paymentId: seller.payment.paymentId })
  const found = { transactionId, customerNumber, isBusiness, settled, named, savedPayouts }
  const prepared = prepareTrade(options, creation, found)
  if ((await insertTrade(db, { ...prepared, requestHash })) !== 'created') return null
  const trade = toTrade(secret, {
    ...prepared,
    offerIds,
    voucherCode: prepared.voucher?.code ?? null,
    voucherValueInCents: prepared.voucher?.valueInCents ?? 0,
  })
  return { trade, isNew: true }
}

/** Creates a trade once, however often it is asked for with the same key. */
export async function createTrade(options: TradesOptions, creation: TradeCreation): Promise<Creation> {
  // A second click with the same key, or another trade that took the same use of the voucher: the next round sees it.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const created = await tryToCreate(options, creation)
    if (created) return created
  }
  throw new Error('Other requests were earlier every time')
}
