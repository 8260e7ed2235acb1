import type { TradeRecord } from '#contracts/customer-resources.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { computeTradeStatus, countPaidItems } from '#domain/trades/trade-status.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'
import {
  type LinkParts,
  listTradeRights,
  type NamedItem,
  toTimeline,
  toTradeItems,
} from '#server/modules/trades/trade-items.presenter.ts'
import { buildTradeLink } from '#server/modules/trades/trade-link.ts'
import type { HistoryTrade } from './trade-history.repository.ts'

type Device = TradeRecord['devices'][number]

/** Devices of one offer share a line while they are in the same state. */
function groupDevices(items: readonly NamedItem[]): Device[] {
  const lines = new Map<string, Device>()
  for (const { offerId, name, pictureKey, priceInCents, state } of items) {
    const key = `${offerId} ${state}`
    const quantity = (lines.get(key)?.quantity ?? 0) + 1
    lines.set(key, { name, image: buildPicturePath(pictureKey), quantity, priceInCents, state })
  }
  return [...lines.values()]
}

/** The customer acts by the sign-in, so the link only reads: a list that leaks opens nothing for good. */
export function toTradeRecord(parts: Omit<LinkParts, 'access'>, trade: HistoryTrade): TradeRecord {
  const { transactionId, currency, totalInCents, voucherCode, voucherValueInCents, items } = trade
  const states = items.map(({ state }) => state)
  return {
    transactionId,
    currency,
    totalInCents,
    tradeNumber: formatTradeNumber(transactionId),
    createdAt: trade.createdAt.toISOString(),
    status: computeTradeStatus(states),
    paid: countPaidItems(states),
    voucher: voucherCode ? { code: voucherCode, valueInCents: voucherValueInCents } : null,
    devices: groupDevices(items),
    items: toTradeItems(trade, { ...parts, access: 'act' }),
    ...listTradeRights(trade, 'act'),
    timeline: toTimeline(trade.events, items),
    link: buildTradeLink(parts.secret, trade, 'read'),
  }
}
