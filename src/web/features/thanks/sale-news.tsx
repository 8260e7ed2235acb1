import { useEffect, useRef, useState } from 'react'
import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'
import { useJourneyText } from './use-journey-text.ts'

/** The newest that a visitor can hear about a sale: its latest entry, and where that leaves it. */
function useNewsText(trade: TradeView): string {
  const t = useTranslate()
  const describe = useJourneyText(trade)
  const latest = trade.journey?.[trade.journey.length - 1]
  const status = t(TRADE_STATUS_TEXTS[computeTradeStatus(trade.items.map(({ state }) => state))].key)
  return latest ? `${describe(latest)}. ${status}.` : status
}

interface SaleNewsProps {
  readonly trade: TradeView
  /** What the seller did here is said where they did it. */
  readonly isOwnChange: boolean
}

/** Says politely what has changed on a page that nobody touched. */
export function SaleNews({ trade, isOwnChange }: SaleNewsProps) {
  const t = useTranslate()
  const text = useNewsText(trade)
  const known = useRef(text)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (known.current === text) return
    known.current = text
    if (!isOwnChange) setNews(text)
  }, [text, isOwnChange])
  return (
    <p aria-live="polite" className="sr-only">
      {news && t('JOURNEY_NEWS', { text: news })}
    </p>
  )
}
