import type { Trade, TradeView } from '#contracts/trades.ts'
import { formatTradeNumber, readTradeNumber } from '#domain/trades/trade-number.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'
import { createTrade, type TradeCreation } from './creation/create-trade.ts'
import { type LinkParts, listTradeRights, toTradeItems } from './trade-items.presenter.ts'
import { isTradeKey } from './trade-link.ts'
import { findTrade, type StoredTrade } from './trade-view.repository.ts'
import type { TradesOptions } from './trades-options.ts'

export interface TradeLookup {
  readonly tradeNumber: string
  readonly key: string
}

export interface TradesService {
  create(creation: TradeCreation): Promise<{ readonly trade: Trade; readonly isNew: boolean }>
  /** The trade that a link opens. A wrong number and a wrong key give the same error, so nobody can guess numbers. */
  requireTrade(lookup: TradeLookup): Promise<StoredTrade>
}

const createNotFoundError = () => new HttpError(404, 'NOT_FOUND', 'There is no such trade.')

async function requireTrade(
  { db, secret }: TradesOptions,
  { tradeNumber, key }: TradeLookup,
): Promise<StoredTrade> {
  const transactionId = readTradeNumber(tradeNumber)
  if (transactionId === null || !isTradeKey(secret, transactionId, key)) throw createNotFoundError()
  const trade = await findTrade(db, transactionId)
  if (!trade) throw createNotFoundError()
  return trade
}

/** Items of the same offer are one line, as in the cart. */
function groupDevices({ items }: StoredTrade): TradeView['devices'] {
  const lines = new Map<string, TradeView['devices'][number]>()
  for (const {
    offerId,
    deviceId,
    categoryId,
    name,
    pictureKey,
    storageGb,
    conditionId,
    priceInCents,
  } of items)
    lines.set(offerId, {
      offerId,
      deviceId,
      categoryId,
      name,
      storageGb,
      conditionId,
      priceInCents,
      image: buildPicturePath(pictureKey),
      quantity: (lines.get(offerId)?.quantity ?? 0) + 1,
    })
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
    tradeNumber: formatTradeNumber(transactionId),
    voucher: voucherCode ? { code: voucherCode, valueInCents: trade.voucherValueInCents } : null,
    firstName: seller.firstName,
    email: seller.email,
    maskedAccount: seller.maskedAccount,
    paymentTypeId: seller.paymentTypeId,
    createdAt: trade.createdAt.toISOString(),
    sendBy: trade.sendBy.toISOString(),
    status: computeTradeStatus(trade.items.map(({ state }) => state)),
    devices: groupDevices(trade),
    shipment: shipment && { carrier: shipment.carrier, trackingNumber: shipment.trackingNumber },
    items: toTradeItems(trade, parts),
    ...listTradeRights(trade),
  }
}

export const createTradesService = (options: TradesOptions): TradesService => ({
  create: (creation) => createTrade(options, creation),
  requireTrade: (lookup) => requireTrade(options, lookup),
})
