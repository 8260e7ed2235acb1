import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { LoadFailure } from './require-customer.tsx'
import { TradeCard } from './trade-card.tsx'
import { type TradeHistoryUse, useTradeHistory } from './use-trade-history.ts'

function NoTrades() {
  const t = useTranslate()
  return (
    <div className="mt-5 grid items-center gap-6 sm:grid-cols-[1fr_13rem]">
      <div>
        <h3 className="text-title">{t('SALES_EMPTY')}</h3>
        <p className="mt-2 max-w-text text-ink-soft">{t('SALES_EMPTY_TEXT')}</p>
        <RouteLink route="home" className={`${BUTTON_STYLES.primary} mt-5`}>
          {t('SALES_EMPTY_BUTTON')}
        </RouteLink>
      </div>
      <Art name="step-send" className="h-auto w-full max-w-52" />
    </div>
  )
}

function MoreTrades({ more, loadMore }: Pick<TradeHistoryUse, 'more' | 'loadMore'>) {
  const t = useTranslate()
  const [added, setAdded] = useState(0)
  return (
    <div className="mt-6">
      {more !== 'none' && (
        <button
          type="button"
          aria-disabled={more === 'loading'}
          onClick={() => void loadMore().then(setAdded)}
          className={`${BUTTON_STYLES.secondary} max-sm:w-full`}
        >
          {t(more === 'loading' ? 'ACCOUNT_SENDING' : 'SALES_MORE')}
        </button>
      )}
      <div role="alert">
        {more === 'failed' && (
          <div className="pt-4">
            <Notice tone="error">
              <p>{t('ACCOUNT_NO_ANSWER')}</p>
            </Notice>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {added > 0 ? t('SALES_MORE_SHOWN', { count: added }) : ''}
      </p>
    </div>
  )
}

/** The button to load more is gone with the last page: reading goes on at the first sale that was added. */
function useFirstAdded(older: TradeHistoryUse['older']) {
  const card = useRef<HTMLLIElement>(null)
  const knownCount = useRef(0)
  const trade = older[knownCount.current]
  useEffect(() => {
    if (older.length === knownCount.current) return
    knownCount.current = older.length
    card.current?.focus()
  }, [older])
  return { trade, card }
}

/** All sales of the customer, with their status. */
export function TradeHistory() {
  const t = useTranslate()
  const { state, older, more, retry, loadMore } = useTradeHistory()
  const trades = state.kind === 'loaded' ? [...state.data, ...older] : []
  const firstAdded = useFirstAdded(older)
  return (
    <section aria-labelledby="sales">
      <h2 id="sales" className="text-section">
        {t('SALES_TITLE')}
      </h2>
      {state.kind === 'loading' && (
        <p role="status" className="mt-4 text-ink-soft">
          {t('SALES_LOADING')}
        </p>
      )}
      {state.kind === 'failed' && (
        <div className="mt-4">
          <LoadFailure text={t('SALES_FAILED')} onRetry={retry} />
        </div>
      )}
      {state.kind === 'loaded' && trades.length === 0 && <NoTrades />}
      {trades.length > 0 && (
        <>
          <ul className="mt-5 grid gap-5">
            {trades.map((trade) => (
              <li
                key={trade.transactionId}
                ref={trade === firstAdded.trade ? firstAdded.card : null}
                tabIndex={-1}
                className="outline-none"
              >
                <TradeCard trade={trade} />
              </li>
            ))}
          </ul>
          <MoreTrades more={more} loadMore={loadMore} />
        </>
      )}
    </section>
  )
}
