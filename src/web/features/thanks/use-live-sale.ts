import { useEffect, useRef } from 'react'
import { buildSaleChangesPath } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { buildPaperQuery } from '#web/trades/paper-url.ts'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'
import { runUnlessHeld } from './hold-updates.ts'
import { listenToSale } from './live-sale.ts'

/** Nothing is expected any more of a sale that is over, so nobody waits for it. */
function findChangesUrl(trade: TradeView | null): string | null {
  if (trade?.version === undefined) return null
  const status = computeTradeStatus(trade.items.map(({ state }) => state))
  if (TRADE_STATUS_TEXTS[status].phase === 'over') return null
  // A stream can send no header, so it has the key that only reads.
  return buildSaleChangesPath(trade.tradeNumber) + buildPaperQuery(trade)
}

/** Loads a sale again when it has changed, as long as its page is open and visible. */
export function useLiveSale(trade: TradeView | null, refresh: () => void): void {
  const url = findChangesUrl(trade)
  const version = trade?.version
  const shown = useRef(version)
  useEffect(() => {
    shown.current = version
  }, [version])
  useEffect(() => {
    if (url === null) return
    return listenToSale({
      url,
      isShown: (changed) => changed === shown.current,
      refresh: () => runUnlessHeld(refresh),
    })
  }, [url, refresh])
}
