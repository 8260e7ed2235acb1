import { createHash } from 'node:crypto'
import type { Trade, TradeRequest } from '#contracts/trades.ts'
import { normaliseEmail } from '#domain/customers/email-address.ts'
import { checkSeller, type Seller } from '#domain/customers/seller.ts'
import { isBusinessSale } from '#domain/markets/business-mode.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { B2B_TRADE_CAP } from '#domain/markets/shop-constants.ts'
import { type SettledLines, settleLines } from '#domain/trades/settle-lines.ts'
import { computeSendInDeadline } from '#domain/trades/trade-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createUnauthenticatedError } from '#server/http/session.ts'
import { hashGuestKey } from '#server/modules/guests/guest-key.ts'
import { deriveNetworkKey } from '#server/modules/payout-holds/account-key.ts'
import { deriveSaleKey, FIRST_KEY_VERSION } from '#server/modules/trades/trade-link.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { tradesCreated } from '#server/telemetry/shop-metrics.ts'
import type { NewTrade } from './new-trade.repository.ts'
import { storeTrade } from './store-trade.ts'
import { type ExistingTrade, loadTradeContext, type TradeContextQuery } from './trade-context.repository.ts'
import { readSavedPayouts, type SealedPayout, sealTradePayout } from './trade-payout.ts'
import { findNamedVoucher, type NamedVoucher, requireVoucher } from './trade-voucher.ts'

export interface CreationOptions extends TradesOptions {
  /** Markets whose sellers have to show an identity document. */
  readonly identityMarkets: ReadonlySet<MarketId>
}

export interface TradeCreation {
  readonly shop: Shop
  /** The page of the trade. */
  readonly statusUrl: string
  readonly idempotencyKey: string
  /** The network that the request comes from; null where it is unknown. Only a keyed hash of it is stored. */
  readonly network: string | null
  /** The signed-in customer: the trade belongs to this account, whatever the request says. */
  readonly account: Pick<CustomerSession, 'customerId' | 'customerNumber'> | null
  readonly request: TradeRequest
}

/** The customer of the trade, with the proof. */
type Creator = Pick<TradeContextQuery, 'customerNumber' | 'guestKeyHash' | 'customerId'>

function requireCreator({ account, request }: TradeCreation): Creator {
  if (account) return { ...account, guestKeyHash: null }
  const { customer } = request
  if (!customer) throw createUnauthenticatedError()
  return {
    customerNumber: customer.customerNumber,
    guestKeyHash: hashGuestKey(customer.key),
    customerId: null,
  }
}

/** As many concurrent requests of one customer as one request may lose against. */
const MAX_ATTEMPTS = 20

/** The account is part of the hash: the same request from another account is a different one. */
function hashRequest({ account, request }: TradeCreation): Uint8Array {
  const hashed = account ? { ...request, customer: account.customerNumber } : request
  return createHash('sha256').update(JSON.stringify(hashed)).digest()
}

function toTrade(secret: ShopSecret, trade: Omit<ExistingTrade, 'requestHash'>): Trade {
  const { transactionId, customerNumber, offerIds, currency, totalInCents, voucherCode } = trade
  return {
    transactionId,
    customerNumber,
    currency,
    totalInCents,
    tradeNumber: formatTradeNumber(transactionId),
    key: deriveSaleKey(secret, trade, 'act'),
    readKey: deriveSaleKey(secret, trade, 'read'),
    offerIds: [...offerIds],
    voucher: voucherCode ? { code: voucherCode, valueInCents: trade.voucherValueInCents } : null,
  }
}

/** The trade of an earlier attempt by the same customer, who has proven to be one. */
function repeatTrade(secret: ShopSecret, existing: ExistingTrade, requestHash: Uint8Array): Trade {
  // The keys of the first answer: whoever repeats an old request gets no key that was issued after a revocation.
  const trade = toTrade(secret, { ...existing, keyVersion: FIRST_KEY_VERSION })
  if (Buffer.compare(existing.requestHash, requestHash) === 0) return trade
  const { transactionId, tradeNumber, key } = trade
  throw new HttpError(
    409,
    'IDEMPOTENCY_KEY_REUSED',
    'A different sale was already made with this idempotency key. Use a new key.',
    [{ field: 'idempotency-key', key: 'TRADE_EXISTS', params: { transactionId, tradeNumber, key } }],
  )
}

const createTooManyDevicesError = ({ count, max }: { readonly count: number; readonly max: number }) =>
  new HttpError(
    422,
    'TOO_MANY_DEVICES',
    `A sale can have up to ${max} devices. Remove some and sell them separately.`,
    [{ field: 'lines', key: 'TOO_MANY_DEVICES', params: { count, max } }],
  )

function requireLines(settled: SettledLines): Extract<SettledLines, { readonly kind: 'settled' }> {
  if (settled.kind === 'problems') throw createInvalidFieldsError(settled.problems)
  if (settled.kind === 'settled') return settled
  if (settled.kind === 'tooMany') throw createTooManyDevicesError(settled)
  const params = { cap: B2B_TRADE_CAP, total: settled.totalInCents / 100 }
  throw new HttpError(
    422,
    'B2B_CAP_EXCEEDED',
    'This is above the limit for a single business sale. Request an individual offer instead.',
    [{ field: 'lines', key: 'B2B_CAP_EXCEEDED', params }],
  )
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
    today: toMarketDay(new Date(nowMs)),
    savedPayouts,
  })
  if (checked.kind === 'seller') return checked.seller
  throw createInvalidFieldsError(
    checked.problems.map((problem) => ({ ...problem, field: `seller.${problem.field}` })),
  )
}

interface PreparationFacts {
  readonly transactionId: number
  readonly customerNumber: number
  readonly isBusiness: boolean
  readonly isMailboxProven: boolean
  readonly settled: ReturnType<typeof requireLines>
  readonly named: NamedVoucher | null
  readonly savedPayouts: readonly SealedPayout[]
}

/** Turns a request into the trade that is written; whatever refuses it has done so by the end of this function. */
export function prepareTrade(
  { secret, now, identityMarkets }: CreationOptions,
  creation: TradeCreation,
  facts: PreparationFacts,
): Omit<NewTrade, 'requestHash'> {
  const { shop, statusUrl, idempotencyKey, network, request } = creation
  const { transactionId, customerNumber, isBusiness, isMailboxProven, settled, named, savedPayouts } = facts
  const nowMs = now()
  const seller = requireSeller(creation, { nowMs, isBusiness, savedPayouts })
  const { currency, timeZone, identityLaw } = MARKETS[shop.market]
  const voucher = requireVoucher(named, {
    ...shop,
    currency,
    nowMs,
    lines: settled.lines,
    customerNumber,
    isMailboxProven,
  })
  return {
    transactionId,
    customerNumber,
    shop,
    statusUrl,
    idempotencyKey,
    seller,
    voucher,
    currency,
    tradeNumber: formatTradeNumber(transactionId),
    acceptRule: request.acceptRule,
    isBusiness,
    totalInCents: settled.totalInCents,
    items: settled.items,
    createdAt: new Date(nowMs),
    identityLaw: identityMarkets.has(shop.market) ? identityLaw : null,
    sendBy: new Date(computeSendInDeadline(nowMs, timeZone)),
    networkKey: network === null ? null : deriveNetworkKey(secret, network),
    ...sealTradePayout(secret, { transactionId, payout: seller.payment, saved: savedPayouts }),
  }
}

/** An access token outlives its account by some minutes; a guest's number is a field of the request. */
const createUnknownCustomerError = ({ customerId }: Creator): HttpError =>
  customerId === null
    ? createInvalidFieldsError([{ field: 'customer.customerNumber', key: 'CUSTOMER_UNKNOWN' }])
    : createUnauthenticatedError()

interface Creation {
  readonly trade: Trade
  readonly isNew: boolean
}

/** Creates a trade, or finds the one with the same key; null when a concurrent request was faster. */
async function tryToCreate(options: CreationOptions, creation: TradeCreation): Promise<Creation | null> {
  const { db, secret, now } = options
  const { shop, request, idempotencyKey } = creation
  const { lines, voucherCode, seller } = request
  const creator = requireCreator(creation)
  const requestHash = hashRequest(creation)
  const offerIds = lines.map(({ offerId }) => offerId)
  // Read before the earlier trade is looked up: a voucher found used by that trade implies that the trade is found, too.
  const named = await findNamedVoucher(options, { code: voucherCode, email: seller.email })
  const context = await loadTradeContext(db, {
    ...creator,
    idempotencyKey,
    offerIds,
    email: normaliseEmail(seller.email),
  })
  // First: someone else's key must tell a stranger nothing, not even that it was used.
  if (!context.isCustomer) throw createUnknownCustomerError(creator)
  if (context.existing) return { trade: repeatTrade(secret, context.existing, requestHash), isNew: false }
  const isBusiness = isBusinessSale(shop.shopMode, MARKETS[shop.market], context)
  const settled = requireLines(
    settleLines(lines, context.offers, { shop, isBusiness, isIndividual: false, nowMs: now() }),
  )
  const { customerNumber, customerId } = creator
  const savedPayouts = await readSavedPayouts(db, { customerId, paymentId: seller.payment.paymentId })
  const prepared = prepareTrade(options, creation, {
    transactionId: context.transactionId,
    customerNumber,
    isBusiness,
    isMailboxProven: context.isMailboxProven,
    settled,
    named,
    savedPayouts,
  })
  const stored = await storeTrade(options, { ...prepared, requestHash }, context)
  if (stored !== 'created') return null
  tradesCreated.inc({ market: shop.market })
  const trade = toTrade(secret, {
    ...prepared,
    offerIds,
    keyVersion: FIRST_KEY_VERSION,
    voucherCode: prepared.voucher?.code ?? null,
    voucherValueInCents: prepared.voucher?.valueInCents ?? 0,
  })
  return { trade, isNew: true }
}

/** Creates a trade once, however often it is requested with the same key. */
export async function createTrade(options: CreationOptions, creation: TradeCreation): Promise<Creation> {
  // A second click with the same key, or another trade that took the same use of the voucher: the next attempt sees it.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const created = await tryToCreate(options, creation)
    if (created) return created
  }
  throw new Error('Other requests were faster every time')
}
