import type { Trade, TradeView } from '#contracts/trades.ts'
import { readTradeNumber, tradeNumberOf } from '#domain/trades/trade-number.ts'
import { tradeStatus } from '#domain/trades/trade-status.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { picturePath } from '#server/modules/pictures/picture-key.ts'
import { createTrade, type TradeCreation, type TradesOptions } from './create-trade.ts'
import { type LinkParts, toTradeItems, tradeRights } from './trade-items.presenter.ts'
import { isTradeKey } from './trade-link.ts'
import { findTrade, type StoredTrade } from './trade-view.repository.ts'

export interface TradeLookup {
  readonly tradeNumber: string
  readonly key: string
}

export interface TradesService {
  create(creation: TradeCreation): Promise<{ readonly trade: Trade; readonly isNew: boolean }>
  /** The trade that a link opens; a wrong number and a wrong key are told apart by nobody. */
  requireTrade(question: TradeLookup): Promise<StoredTrade>
}

const missing = () => new HttpError(404, 'NOT_FOUND', 'There is no such trade.')

async function requireTrade(
  { db, secret }: TradesOptions,
  { tradeNumber, key }: TradeLookup,
): Promise<StoredTrade> {
  const transactionId = readTradeNumber(tradeNumber)
  if (transactionId === null || !isTradeKey(secret, transactionId, key)) throw missing()
  const trade = await findTrade(db, transactionId)
  if (!trade) throw missing()
  return trade
}

/** Items of the same offer are one line, as in the cart. */
function devicesOf({ items }: StoredTrade): TradeView['devices'] {
  const lines = new Map<string, TradeView['devices'][number]>()
  for (const { offerId, deviceId, categoryId, name, pictureKey, storageGb, conditionId, ...item } of items) {
    const quantity = (lines.get(offerId)?.quantity ?? 0) + 1
    const { priceInCents } = item
    const device = { offerId, deviceId, categoryId, name, storageGb, conditionId, priceInCents }
    lines.set(offerId, { ...device, image: picturePath(pictureKey), quantity })
  }
  return [...lines.values()]
}

/** What the seller's page shows of a trade. */
export function toTradeView(trade: StoredTrade, parts: LinkParts): TradeView {
  const { transactionId, customerNumber, currency, totalInCents, voucherCode, seller, shipment } = trade
  return {
    transactionId,
    customerNumber,
    currency,
    totalInCents,
    tradeNumber: tradeNumberOf(transactionId),
    voucher: voucherCode ? { code: voucherCode, valueInCents: trade.voucherValueInCents } : null,
    firstName: seller.firstName,
    email: seller.email,
    maskedAccount: seller.maskedAccount,
    paymentTypeId: seller.paymentTypeId,
    createdAt: trade.createdAt.toISOString(),
    sendBy: trade.sendBy.toISOString(),
    status: tradeStatus(trade.items.map(({ state }) => state)),
    devices: devicesOf(trade),
    shipment: shipment && { carrier: shipment.carrier, trackingNumber: shipment.trackingNumber },
    items: toTradeItems(trade, parts),
    ...tradeRights(trade),
  }
}

export const createTradesService = (options: TradesOptions): TradesService => ({
  create: (creation) => createTrade(options, creation),
  requireTrade: (question) => requireTrade(options, question),
})
