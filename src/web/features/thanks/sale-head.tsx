import { useEffect, useRef } from 'react'
import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus, type TradeStatus } from '#domain/trades/trade-status.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { StatusChip } from '#web/trades/trade-status-chip.tsx'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'

interface SaleProps {
  readonly trade: TradeView
}

/** When the seller ends the sale, its button disappears: the headline gets the focus, and is read out. */
function useFocusOnChange(status: TradeStatus) {
  const headline = useRef<HTMLHeadingElement>(null)
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current !== status) headline.current?.focus()
    shown.current = status
  }, [status])
  return headline
}

function Numbers({ trade: { tradeNumber, customerNumber } }: SaleProps) {
  const t = useTranslate()
  const numbers = [
    { label: t('THANKS_NUMBER'), number: tradeNumber },
    { label: t('THANKS_CUSTOMER'), number: customerNumber },
  ]
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
      {numbers.map(({ label, number }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="amount text-title font-semibold">{number}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The number and the status of the sale. */
export function SaleHead({ trade }: SaleProps) {
  const t = useTranslate()
  const day = useDayText()
  const { items, firstName, sendBy, email } = trade
  const status = computeTradeStatus(items.map(({ state }) => state))
  const headline = useFocusOnChange(status)
  const isOpen = status === 'OPEN'
  const { key, phase } = TRADE_STATUS_TEXTS[status]
  return (
    <>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        {isOpen ? t('THANKS_TITLE', { firstName }) : t('SALE_TITLE')}
      </h1>
      {isOpen ? (
        <p className="mt-3 max-w-text text-lead">{t('THANKS_LEAD', { date: day(sendBy) })}</p>
      ) : (
        <p className="mt-4">
          <StatusChip text={t(key)} phase={phase} />
        </p>
      )}
      <p className="mt-1 text-ink-soft wrap-break-word">
        {t(isOpen ? 'THANKS_MAIL' : 'SALE_MAIL', { email })}
      </p>
      <Numbers trade={trade} />
    </>
  )
}
