import { useState } from 'react'
import type { TradeRecord } from '#contracts/customer-resources.ts'
import { TRADE_HISTORY_PAGE_SIZE } from '#contracts/paths/customers.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'
import { loadTradeHistory } from '#web/platform/account/customer-api.ts'
import { type Loading, useLoading } from './use-loading.ts'

type Trades = readonly TradeRecord[]

export interface TradeHistoryUse {
  /** The newest page. */
  readonly state: Loading<Trades>
  /** Pages that were loaded since. */
  readonly older: Trades
  readonly more: 'none' | 'idle' | 'loading' | 'failed'
  readonly retry: () => void
  /** Resolves with how many were added. */
  readonly loadMore: () => Promise<number>
}

const isFull = (page: Trades): boolean => page.length >= TRADE_HISTORY_PAGE_SIZE

/** The customer's sales, page by page, the newest first. */
export function useTradeHistory(): TradeHistoryUse {
  const { state, retry } = useLoading(() => loadTradeHistory(null))
  const [older, setOlder] = useState<Trades>([])
  const [more, setMore] = useState<'unknown' | Exclude<TradeHistoryUse['more'], 'idle'>>('unknown')
  const first = state.kind === 'loaded' ? state.data : []
  function take(result: CustomerResult<Trades>): number {
    if (result.kind !== 'ok') {
      setMore('failed')
      return 0
    }
    setOlder((before) => [...before, ...result.data])
    setMore(isFull(result.data) ? 'unknown' : 'none')
    return result.data.length
  }
  return {
    state,
    older,
    retry,
    // A page that is not full is the last one.
    more: more === 'unknown' ? (isFull(first) ? 'idle' : 'none') : more,
    async loadMore() {
      const last = older[older.length - 1] ?? first[first.length - 1]
      if (!last || more === 'loading') return 0
      setMore('loading')
      return take(await loadTradeHistory(last.transactionId))
    },
  }
}
