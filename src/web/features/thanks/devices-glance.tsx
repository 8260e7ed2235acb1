import type { TradeView } from '#contracts/trades.ts'
import { countStates } from '#domain/trades/trade-status.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { ITEM_STATE_TEXTS } from '#web/trades/trade-status-text.ts'

/** A household's parcel in one line: how many devices are how far. Nothing where all are equally far. */
export function DevicesGlance({ trade }: { readonly trade: TradeView }) {
  const t = useTranslate()
  const counts = countStates(trade.items.map(({ state }) => state))
  if (counts.length < 2) return null
  return (
    <ul aria-label={t('SALE_DEVICES')} className="flex flex-wrap gap-2">
      {counts.map(({ state, count }) => (
        <li
          key={state}
          className="inline-flex items-baseline gap-2 rounded-full border border-line bg-card px-4 py-1.5 text-small"
        >
          <span className="amount font-semibold">{count}</span> {t(ITEM_STATE_TEXTS[state].key)}
        </li>
      ))}
    </ul>
  )
}
