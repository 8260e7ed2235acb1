import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { formatStorage } from '#messages/format-storage.ts'
import type { Database } from '#server/db/database.ts'
import { findLabel, type StoredTrade } from '#server/modules/trades/trade-view.repository.ts'

/** The documents that travel with a parcel. */
export interface TradeDocuments {
  /** The carrier's label; null while there is none. */
  findLabel(trade: StoredTrade): Promise<Uint8Array | null>
  makePackingSlip(trade: StoredTrade): Promise<Uint8Array>
  /** The code that a parcel shop scans, as SVG. */
  drawQrCode(text: string): Promise<string>
}

// The drawing code is loaded with the first document, so that web processes start faster.
async function makePackingSlip(trade: StoredTrade): Promise<Uint8Array> {
  const { drawPackingSlip: packingSlip } = await import('#server/documents/draw-packing-slip.ts')
  const market = MARKETS[trade.market]
  const { seller, items, voucherCode, voucherValueInCents } = trade
  return packingSlip({
    market,
    translate: getCorrespondenceTranslator(market),
    tradeNumber: formatTradeNumber(trade.transactionId),
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
  makePackingSlip,
  async drawQrCode(text) {
    const { renderQrSvg: qrSvg } = await import('#server/documents/barcodes.ts')
    return qrSvg(text)
  },
})
