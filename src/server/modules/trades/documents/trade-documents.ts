import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import type { Database } from '#server/db/database.ts'
import type { PackingSlipJob } from '#server/drawing/drawing-job.ts'
import { type Draw, drawInProcess } from '#server/drawing/drawing-queue.ts'
import { createPace } from '#server/drawing/pace.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { findLabelFile, findQrText, type StoredTrade } from '#server/modules/trades/trade-view.repository.ts'
import { createKeptPapers } from './kept-papers.ts'

/** The documents that travel with a parcel. */
export interface TradeDocuments {
  /** The carrier's label; null while there is none. */
  findLabel(transactionId: number): Promise<Uint8Array | null>
  /** The packing slip as it is kept; the trade is only loaded where it has to be drawn. */
  makePackingSlip(transactionId: number, loadTrade: () => Promise<StoredTrade>): Promise<Uint8Array>
  /** The code that a parcel shop scans, as SVG; null while there is none. */
  findQrCode(transactionId: number): Promise<string | null>
}

/** Everything that the packing slip says. */
function describePackingSlip(trade: StoredTrade): PackingSlipJob {
  const { seller, items } = trade
  return {
    kind: 'packingSlip',
    marketId: trade.market,
    audience: audienceOfSeller(seller),
    parcelNumber: formatTradeNumber(trade.transactionId),
    createdAt: trade.createdAt,
    sendBy: trade.sendBy,
    sellerName: seller.companyName ?? `${seller.firstName} ${seller.lastName}`,
    lines: items.map(({ number, name }) => ({ number, name })),
  }
}

/** The slip of the largest sale has hundreds of kilobytes: sending fifty a second is enough, and leaves time for pages. */
const PACE = { pauseMs: 20, maxWaiting: 24 } as const

export interface TradeDocumentsOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly draw?: Draw
  readonly now?: () => number
}

export function createTradeDocuments(options: TradeDocumentsOptions): TradeDocuments {
  const { db, blobs, draw = drawInProcess, now = Date.now } = options
  const takeTurn = createPace(PACE)
  const getPaper = createKeptPapers({ db, blobs, draw, now })
  return {
    findLabel: async (transactionId) => blobs.read(await findLabelFile(db, transactionId)),
    async makePackingSlip(transactionId, loadTrade) {
      await takeTurn()
      return getPaper({ transactionId, kind: 'PACKING_SLIP' }, async () =>
        describePackingSlip(await loadTrade()),
      )
    },
    async findQrCode(transactionId) {
      const text = await findQrText(db, transactionId)
      return text === null ? null : Buffer.from(await draw({ kind: 'qrCode', text })).toString()
    },
  }
}
