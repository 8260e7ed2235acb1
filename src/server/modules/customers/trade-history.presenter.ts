import type { TradeRecord } from '#contracts/customer-resources.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { paidCount, tradeStatus } from '#domain/trades/trade-status.ts'
import { picturePath } from '#server/modules/pictures/picture-key.ts'
import {
  type LinkParts,
  type NamedItem,
  toTimeline,
  toTradeItems,
  tradeRights,
} from '#server/modules/trades/trade-items.presenter.ts'
import { tradeLink } from '#server/modules/trades/trade-link.ts'
import type { HistoryTrade } from './trade-history.repository.ts'

type Device = TradeRecord['devices'][number]

/** Devices of one offer are one line as long as they are in the same state. */
function devicesOf(items: readonly NamedItem[]): Device[] {
  const lines = new Map<string, Device>()
  for (const { offerId, name, pictureKey, priceInCents, state } of items) {
    const key = `${offerId} ${state}`
    const quantity = (lines.get(key)?.quantity ?? 0) + 1
    lines.set(key, { name, image: picturePath(pictureKey), quantity, priceInCents, state })
  }
  return [...lines.values()]
}

export function toTradeRecord(parts: LinkParts, trade: HistoryTrade): TradeRecord {
  const { transactionId, currency, totalInCents, voucherCode, voucherValueInCents, items } = trade
  const states = items.map(({ state }) => state)
  return {
    transactionId,
    currency,
    totalInCents,
    tradeNumber: tradeNumberOf(transactionId),
    createdAt: trade.createdAt.toISOString(),
    status: tradeStatus(states),
    paid: paidCount(states),
    voucher: voucherCode ? { code: voucherCode, valueInCents: voucherValueInCents } : null,
    devices: devicesOf(items),
    items: toTradeItems(trade, parts),
    ...tradeRights(trade),
    timeline: toTimeline(trade.events, items),
    link: tradeLink(parts.secret, trade),
  }
}
