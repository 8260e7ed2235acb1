import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { formatStorage } from '#messages/format-storage.ts'
import type { Database } from '#server/db/database.ts'
import { findLabel, type StoredTrade } from './trade-view.repository.ts'

/** The papers that travel with a parcel. */
export interface TradeDocuments {
  /** The carrier's label; null while there is none. */
  findLabel(trade: StoredTrade): Promise<Uint8Array | null>
  makePackingSlip(trade: StoredTrade): Promise<Uint8Array>
  /** The code that a parcel shop scans, as SVG. */
  drawQrCode(text: string): Promise<string>
}

// What draws is loaded when the first paper is asked for: a web process that starts has more urgent things to do.
async function packingSlipOf(trade: StoredTrade): Promise<Uint8Array> {
  const { packingSlip } = await import('#server/documents/packing-slip.ts')
  const market = MARKETS[trade.market]
  const { seller, items, voucherCode, voucherValueInCents } = trade
  return packingSlip({
    market,
    translate: correspondenceTranslator(market),
    tradeNumber: tradeNumberOf(trade.transactionId),
    createdAt: trade.createdAt,
    sendBy: trade.sendBy,
    sellerName: seller.companyName ?? `${seller.firstName} ${seller.lastName}`,
    lines: items.map(({ number, name, storageGb, conditionId, priceInCents }) => ({
      number,
      name,
      conditionId,
      priceInCents,
      storageText: storageGb > 0 ? formatStorage(market.locale, storageGb) : '',
    })),
    voucher: voucherCode ? { code: voucherCode, valueInCents: voucherValueInCents } : null,
  })
}

export const createTradeDocuments = (db: Database): TradeDocuments => ({
  findLabel: ({ transactionId }) => findLabel(db, transactionId),
  makePackingSlip: packingSlipOf,
  async drawQrCode(text) {
    const { qrSvg } = await import('#server/documents/barcodes.ts')
    return qrSvg(text)
  },
})
