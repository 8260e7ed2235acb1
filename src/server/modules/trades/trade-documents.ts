import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { formatStorage } from '#messages/format-storage.ts'
import { letterTranslator } from '#messages/letters/letters.ts'
import type { Database } from '#server/db/database.ts'
import { qrSvg } from '#server/documents/barcodes.ts'
import { packingSlip } from '#server/documents/packing-slip.ts'
import { findLabel, type StoredTrade } from './trade-view.repository.ts'

/** The papers that travel with a parcel. */
export interface TradeDocuments {
  /** The carrier's label; null while there is none. */
  findLabel(trade: StoredTrade): Promise<Uint8Array | null>
  makePackingSlip(trade: StoredTrade): Promise<Uint8Array>
  /** The code that a parcel shop scans, as SVG. */
  drawQrCode(text: string): string
}

function packingSlipOf(trade: StoredTrade): Promise<Uint8Array> {
  const market = MARKETS[trade.market]
  const { seller, items, voucherCode, voucherValueInCents } = trade
  return packingSlip({
    market,
    translate: letterTranslator(market),
    tradeNumber: tradeNumberOf(trade.transactionId),
    createdAt: trade.createdAt,
    sendBy: trade.sendBy,
    sellerName: seller.companyName ?? `${seller.firstName} ${seller.lastName}`,
    lines: items.map(({ number, name, storageGb, conditionId, priceInCents }) => ({
      ...{ number, name, conditionId, priceInCents },
      storageText: storageGb > 0 ? formatStorage(market.locale, storageGb) : '',
    })),
    voucher: voucherCode ? { code: voucherCode, valueInCents: voucherValueInCents } : null,
  })
}

export const createTradeDocuments = (db: Database): TradeDocuments => ({
  findLabel: ({ transactionId }) => findLabel(db, transactionId),
  makePackingSlip: packingSlipOf,
  drawQrCode: (text) => qrSvg(text),
})
