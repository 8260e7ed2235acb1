import { TRADES_PATH } from './trades-path.ts'

/** Where the signed receipt of a trade is, for whoever may see the trade. */
export const receiptPath = (tradeNumber: string): string => `${TRADES_PATH}/${tradeNumber}/receipt`

/** Where the keys are published that receipts are checked with. */
export const RECEIPT_KEYS_PATH = '/.well-known/receipt-keys.json'
