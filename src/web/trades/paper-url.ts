import { TRADES_PATH } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'

/** Papers are plain links, so their key is part of the address: one that only reads. */
export type PaperAccess = Pick<TradeView, 'tradeNumber' | 'readKey'>

export const buildPaperQuery = ({ readKey }: PaperAccess): string => `?key=${encodeURIComponent(readKey)}`

/** The address of one of the trade's papers. */
export const buildPaperUrl = (trade: PaperAccess, file: 'label.pdf' | 'packing-slip.pdf'): string =>
  `${TRADES_PATH}/${trade.tradeNumber}/${file}${buildPaperQuery(trade)}`
