import { startTransition, useCallback, useEffect, useState } from 'react'
import { TRADES_PATH } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import { useIsLoggedIn } from '#web/platform/account/account-store.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useCurrentHash } from '#web/platform/navigation/current-page.ts'
import { findAnchor } from '#web/platform/navigation/find-anchor.ts'
import { type Router, useRouter } from '#web/platform/navigation/router.ts'
import { callSale } from '#web/trades/call-sale.ts'
import { readTradeHash, type TradeAccess, tradeHash } from '#web/trades/trade-hash.ts'
import { loadShownSale, SALE_TEXTS } from './prepared-sale.ts'
import { useLiveSale } from './use-live-sale.ts'

/** What the page can show of a trade. */
export type TradeState =
  | { readonly kind: 'loading' | 'none' | 'failed' }
  /** The key of the link is wrong or no longer works; the server doesn't tell which. */
  | { readonly kind: 'outdated'; readonly tradeNumber: string }
  | {
      readonly kind: 'trade'
      readonly trade: TradeView
      readonly access: TradeAccess
      /** Whether the seller has just changed it here: then the page moves with them, otherwise it never does. */
      readonly isOwnChange: boolean
    }

/** While the label is being created; then there is nothing to wait for. */
const POLL_MS = 1_500
const MAX_POLLS = 40

async function findTrade(access: TradeAccess, signal: AbortSignal): Promise<TradeState> {
  const { tradeNumber } = access
  const result = await callSale<TradeView>(access, `${TRADES_PATH}/${tradeNumber}`, { signal })
  if (result.kind === 'ok') return { kind: 'trade', trade: result.data, access, isOwnChange: false }
  const isRefused = result.kind === 'refused' && result.error.statusCode === 404
  return isRefused ? { kind: 'outdated', tradeNumber } : { kind: 'failed' }
}

/** The trade and what shows it, at the same time. */
async function load(
  access: TradeAccess,
  { loadTexts }: Pick<Router, 'loadTexts'>,
  signal: AbortSignal,
): Promise<TradeState> {
  try {
    const [found] = await Promise.all([findTrade(access, signal), loadShownSale(), loadTexts(SALE_TEXTS)])
    return found
  } catch (error) {
    reportProblem(error)
    return { kind: 'failed' }
  }
}

const waitsForLabel = (state: TradeState) =>
  state.kind === 'trade' && state.trade.shipment === null && state.trade.status === 'OPEN'

/** While the page waits for the label, a network failure does not remove the trade from it. */
function chooseState(before: TradeState, next: TradeState, access: TradeAccess): TradeState {
  const isShown = before.kind === 'trade' && tradeHash(before.access) === tradeHash(access)
  return next.kind === 'failed' && isShown ? { ...before } : next
}

export interface TradeUse {
  readonly state: TradeState
  readonly retry: () => void
  /** Shows the trade as it is after a change by its seller. */
  readonly replace: (trade: TradeView) => void
}

/** A sale that came with the page: a browser without script has sent its link. */
const toFirstState = (given: TradeView | null): TradeState =>
  given
    ? {
        kind: 'trade',
        trade: given,
        access: { tradeNumber: given.tradeNumber, key: given.readKey },
        isOwnChange: false,
      }
    : { kind: 'loading' }

/** The trade that the address opens, loaded again until it has its label, and whenever it changes. */
export function useTrade(given: TradeView | null): TradeUse {
  const [state, setState] = useState<TradeState>(() => toFirstState(given))
  const [attempt, setAttempt] = useState(0)
  const [polls, setPolls] = useState(0)
  // The account appears after the page: its customer may do more with the sale than the link.
  const isLoggedIn = useIsLoggedIn()
  // The link of another trade, opened in the same tab, changes only the hash.
  const router = useRouter()
  const hash = useCurrentHash()
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setPolls(0)
    setAttempt((count) => count + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again, and so does another address
  useEffect(() => {
    const access = readTradeHash(location.hash)
    const controller = new AbortController()
    if (access)
      load(access, router, controller.signal).then((next) => {
        if (controller.signal.aborted) return
        // In a transition, React draws the long page bit by bit and lets the visitor in between, and waits for lazy parts.
        startTransition(() => setState((before) => chooseState(before, next, access)))
      })
    // The skip link has replaced the fragment: the sale stays, and a reload finds its key again.
    else if (state.kind === 'trade' && findAnchor(location.hash))
      router.replaceAddress(tradeHash(state.access))
    else if (!given) setState({ kind: 'none' })
    return () => controller.abort()
  }, [attempt, hash, isLoggedIn])
  useEffect(() => {
    if (!waitsForLabel(state) || polls >= MAX_POLLS) return
    const timer = setTimeout(() => {
      setPolls((count) => count + 1)
      setAttempt((count) => count + 1)
    }, POLL_MS)
    return () => clearTimeout(timer)
  }, [state, polls])
  const replace = useCallback(
    (trade: TradeView) =>
      startTransition(() =>
        setState((before) => (before.kind === 'trade' ? { ...before, trade, isOwnChange: true } : before)),
      ),
    [],
  )
  const refresh = useCallback(() => setAttempt((count) => count + 1), [])
  useLiveSale(state.kind === 'trade' ? state.trade : null, refresh)
  return { state, retry, replace }
}
