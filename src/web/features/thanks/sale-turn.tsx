import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { StatusChip } from '#web/trades/trade-status-chip.tsx'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'
import { findOurSpan, OurClock } from './our-clock.tsx'
import { findLeadItem, SaleProgress } from './sale-progress.tsx'

const TURNS = { seller: 'TURN_SELLER', shop: 'TURN_SHOP', carrier: 'TURN_CARRIER' } as const

/** Where a sale is on its way: how far, who acts next, and our clock while it is ours. */
export function SaleTurn({ trade }: { readonly trade: TradeView }) {
  const t = useTranslate()
  const lead = findLeadItem(trade.items)
  if (!lead?.next) return <SaleProgress trade={trade} />
  const { key, phase } = TRADE_STATUS_TEXTS[computeTradeStatus(trade.items.map(({ state }) => state))]
  const span = findOurSpan(lead)
  return (
    <section
      aria-labelledby="turn"
      className="mt-6 rounded-card border border-line bg-card px-4 pb-5 pt-5 sm:px-7 sm:pb-7"
    >
      <p>
        <StatusChip text={t(key)} phase={phase} />
      </p>
      <h2 id="turn" className="mt-3 text-section">
        {t(TURNS[lead.next.actor])}
      </h2>
      <SaleProgress trade={trade} />
      {span && <OurClock span={span} currency={trade.currency} />}
    </section>
  )
}
