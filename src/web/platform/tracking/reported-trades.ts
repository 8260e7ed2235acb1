import { REPORTED_TRADE_KEY } from './consent.ts'

const reportedTrades = new Set<number>()

/** Whether a trade is not reported yet; marks it as reported, so that a reload does not repeat it. */
export function isFirstReport(transactionId: number): boolean {
  if (reportedTrades.has(transactionId)) return false
  reportedTrades.add(transactionId)
  try {
    // The last one is enough: no other is reported, see `useTradeEvent`.
    if (localStorage.getItem(REPORTED_TRADE_KEY) === String(transactionId)) return false
    localStorage.setItem(REPORTED_TRADE_KEY, String(transactionId))
  } catch {
    // Without storage it is remembered until the page reloads.
  }
  return true
}
