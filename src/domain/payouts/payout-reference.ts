import { formatTradeNumber, readTradeNumber } from '#domain/trades/trade-number.ts'

/** Names the device that a payout is for. Sellers read it on their bank statement. */
export const buildPayoutReference = (tradeNumber: string, itemNumber: number): string =>
  `${tradeNumber}-${itemNumber}`

/** Reads a reference as people type it or read it out; null if it is none, or mistyped. */
export function readPayoutReference(
  text: string,
): { readonly tradeNumber: string; readonly itemNumber: number } | null {
  const [, trade = '', item = ''] = /^(.*)\p{Pd}\s*([1-9]\d{0,4})$/u.exec(text.trim()) ?? []
  const transactionId = readTradeNumber(trade)
  return transactionId === null
    ? null
    : { tradeNumber: formatTradeNumber(transactionId), itemNumber: Number(item) }
}

/**
 * The id of a transfer between us and the bank. Each attempt has its own, so that a late answer to the first is not
 * taken for an answer to the second.
 */
export const buildTransferId = (reference: string, attempt: number): string =>
  attempt === 1 ? reference : `${reference}.${attempt}`
