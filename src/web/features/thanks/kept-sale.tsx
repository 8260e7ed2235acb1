import { useEffect, useMemo } from 'react'
import type { KeptSale } from '#domain/trades/kept-sale.ts'
import { forgetStoredSale, readStoredSale } from '#web/platform/browser/stored-sale.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { readTradeHash, tradeHash } from '#web/trades/trade-hash.ts'
import { ITEM_STATE_TEXTS } from '#web/trades/trade-status-text.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'
import type { TradeState } from './use-trade.ts'

/** The kept sale that the page can show instead of the one that it can't load; null without one. */
export function useKeptSale({ kind }: Pick<TradeState, 'kind'>): KeptSale | null {
  const router = useRouter()
  const kept = useMemo(() => {
    if (kind === 'loading' || kind === 'trade') return null
    const sale = readStoredSale()
    const asked = readTradeHash(location.hash)
    return asked === null || asked.tradeNumber === sale?.tradeNumber ? sale : null
  }, [kind])
  useEffect(() => {
    if (!kept) return
    // Opened from the home screen: the address names no sale.
    if (kind === 'none')
      router.replaceAddress(tradeHash({ tradeNumber: kept.tradeNumber, key: kept.readKey }))
    // Its links were replaced: what is kept must not outlive them.
    if (kind === 'outdated') forgetStoredSale()
  }, [kept, kind, router])
  return kept
}

interface KeptSaleViewProps {
  readonly sale: KeptSale
  readonly kind: 'none' | 'failed'
  readonly onRetry: () => void
}

/** A sale as it was when the shop could last be reached. It is loaded again as soon as there is a network. */
export function KeptSaleView({ sale, kind, onRetry }: KeptSaleViewProps) {
  const t = useTranslate()
  const moment = useMomentText()
  const headline = useArrivalFocus()
  const { tradeNumber, savedAtMs, devices } = sale
  useEffect(() => {
    if (kind !== 'failed') return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [kind, onRetry])
  return (
    <div className="grid max-w-text gap-6">
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        {t('DEVICE_NUMBER', { number: tradeNumber })}
      </h1>
      {kind === 'failed' && (
        <Notice tone="plain" role="status">
          <p>{t('DEVICE_OFFLINE', { date: moment(new Date(savedAtMs).toISOString()) })}</p>
        </Notice>
      )}
      <ul className="grid gap-3">
        {devices.map(({ name, count, state }) => (
          <li key={`${state} ${name}`} className="rounded-card border border-line bg-card p-4">
            <p className="font-medium wrap-break-word">{count > 1 ? `${count} × ${name}` : name}</p>
            <p className="mt-1 text-ink-soft">{t(ITEM_STATE_TEXTS[state].key)}</p>
          </li>
        ))}
      </ul>
      {kind === 'failed' && (
        <button
          type="button"
          onClick={onRetry}
          className={`${BUTTON_STYLES.primary} justify-self-start max-sm:w-full`}
        >
          {t('THANKS_RETRY')}
        </button>
      )}
    </div>
  )
}
