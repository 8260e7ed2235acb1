const reportedTrades = new Set<number>()

// Of the browser, not of the tab: the link in the mail may be opened beside the page of the new sale.
export const REPORTED_TRADE_KEY = 'tradeReported'

/** Whether a trade has not been reported yet, and remembers that it is now: a reload tells it nobody twice. */
export function isFirstReport(transactionId: number): boolean {
  if (reportedTrades.has(transactionId)) return false
  reportedTrades.add(transactionId)
  try {
    // The last one is enough: no other is reported, see `useTradeEvent`.
    if (localStorage.getItem(REPORTED_TRADE_KEY) === String(transactionId)) return false
    localStorage.setItem(REPORTED_TRADE_KEY, String(transactionId))
  } catch {
    // Without room it is remembered until the page is loaded anew.
  }
  return true
}
