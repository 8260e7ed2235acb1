import { readPayoutReference } from '#domain/payouts/payout-reference.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'

/** Whether a scanned code is one of our labels, not the number of a device. */
export const isLabel = (code: string): boolean =>
  readPayoutReference(code) !== null || readTradeNumber(code) !== null
