import type { TradeRecord } from '#contracts/customer-resources.ts'
import type { TradeItem } from '#contracts/trade-items.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'
import { TradeSteps } from '#web/trades/trade-steps.tsx'

/** What the sale waits for: its only device's next step, an open clarification, or the first step without a date. */
function findNextStep({ timeline, status, items }: TradeRecord): TradeItem['next'] {
  const [only, ...others] = items
  if (only && others.length === 0) return only.next
  const isClarification = status === 'ACTION_NEEDED' && timeline.some(({ step }) => step === 'clarification')
  const step = isClarification ? 'clarification' : timeline.find(({ at }) => at === null)?.step
  const actor = TRADE_STATUS_TEXTS[status].phase === 'waiting' ? 'seller' : 'shop'
  return step ? { step, actor, until: null } : null
}

/** The steps of the sale as a whole. */
export function TradeTimeline({ trade }: { readonly trade: TradeRecord }) {
  const t = useTranslate()
  return (
    <TradeSteps
      label={t('SALES_TIMELINE', { number: trade.tradeNumber })}
      timeline={trade.timeline}
      next={findNextStep(trade)}
    />
  )
}
