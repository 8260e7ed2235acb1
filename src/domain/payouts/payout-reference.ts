import { readTradeNumber, tradeNumberOf } from '#domain/trades/trade-number.ts'

/** What a seller reads on the bank statement: which device of which trade the money is for. */
export const payoutReference = (tradeNumber: string, itemNumber: number): string =>
  `${tradeNumber}-${itemNumber}`

/** The device that a reference means, as typed or read out, or null when it is none or has a slip in it. */
export function readPayoutReference(
  text: string,
): { readonly tradeNumber: string; readonly itemNumber: number } | null {
  const [, trade = '', item = ''] = /^(.*)\p{Pd}\s*([1-9]\d{0,4})$/u.exec(text.trim()) ?? []
  const transactionId = readTradeNumber(trade)
  return transactionId === null
    ? null
    : { tradeNumber: tradeNumberOf(transactionId), itemNumber: Number(item) }
}

/**
 * The name of a transfer between us and the bank. A second attempt needs another one: a late answer to the first must
 * not be read as an answer to it.
 */
export const transferIdOf = (reference: string, attempt: number): string =>
  attempt === 1 ? reference : `${reference}.${attempt}`
