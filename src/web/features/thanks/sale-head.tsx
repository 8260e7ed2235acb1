import { useEffect, useRef } from 'react'
import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus, type TradeStatus } from '#domain/trades/trade-status.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { TRADE_STATUS_TEXTS } from '#web/trades/trade-status-text.ts'
import { tradeWorthInCents } from '#web/trades/trade-worth.ts'
import { SaleProgress } from './sale-progress.tsx'
import { SaleTurn } from './sale-turn.tsx'
import { SellAgain } from './sell-again.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'

interface SaleProps {
  readonly trade: TradeView
}

const findStatus = ({ items }: TradeView): TradeStatus => computeTradeStatus(items.map(({ state }) => state))

interface SaleHeadProps extends SaleProps {
  /** Whether the seller has just changed the sale here. */
  readonly isOwnChange: boolean
}

/**
 * When the seller ends the sale, its button disappears: the headline gets the focus, and is read out. What happens to the
 * sale meanwhile takes the focus from nobody.
 */
function useHeadline(status: TradeStatus, isOwnChange: boolean) {
  const headline = useArrivalFocus()
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current !== status && isOwnChange) headline.current?.focus()
    shown.current = status
  }, [status, isOwnChange, headline])
  return headline
}

/** A sale that is over says so in its headline. */
function chooseTitle(status: TradeStatus, { items }: TradeView): MessageKey {
  if (status === 'OPEN') return 'THANKS_TITLE'
  if (status === 'CANCELLED') return 'SALE_CANCELLED_TITLE'
  if (status === 'EXPIRED') return 'SALE_EXPIRED_TITLE'
  if (status === 'RETURNED') return 'SALE_OVER_TITLE'
  if (status !== 'COMPLETED') return 'SALE_TITLE'
  // Recycled and handed-over devices complete a sale, too.
  return tradeWorthInCents(items, null) > 0 ? 'SALE_PAID_TITLE' : 'SALE_OVER_TITLE'
}

/** The numbers of a sale, and where its mails go. */
export function SaleNumbers({ trade }: SaleProps) {
  const t = useTranslate()
  const { tradeNumber, customerNumber, email } = trade
  const status = findStatus(trade)
  const isOver = TRADE_STATUS_TEXTS[status].phase === 'over'
  const numbers = [
    { label: t('THANKS_NUMBER'), number: tradeNumber },
    { label: t('THANKS_CUSTOMER'), number: customerNumber },
  ]
  return (
    <div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {numbers.map(({ label, number }) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="amount text-title font-semibold">{number}</dd>
          </div>
        ))}
      </dl>
      {!isOver && (
        <p className="mt-2 text-ink-soft wrap-break-word">
          {t(status === 'OPEN' ? 'THANKS_MAIL' : 'SALE_MAIL', { email })}
        </p>
      )}
    </div>
  )
}

/** Sales that never were on their way have no steps to show. */
const WITHOUT_STEPS: readonly TradeStatus[] = ['CANCELLED', 'EXPIRED']

/** What has become of the sale, whose turn it is, and until when. */
export function SaleHead({ trade, isOwnChange }: SaleHeadProps) {
  const t = useTranslate()
  const day = useDayText()
  const { firstName, sendBy } = trade
  const status = findStatus(trade)
  const headline = useHeadline(status, isOwnChange)
  const isOpen = status === 'OPEN'
  const isOver = TRADE_STATUS_TEXTS[status].phase === 'over'
  return (
    <>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none wrap-break-word">
        {t(chooseTitle(status, trade), { firstName })}
      </h1>
      {isOpen && (
        <p className="mt-3 max-w-text text-lead text-pretty">{t('THANKS_LEAD', { date: day(sendBy) })}</p>
      )}
      {isOver && <SellAgain trade={trade} status={status} />}
      {!isOpen && (
        <div className="mt-5">
          <SaleNumbers trade={trade} />
        </div>
      )}
      {isOpen || isOver ? (
        !WITHOUT_STEPS.includes(status) && <SaleProgress trade={trade} />
      ) : (
        <SaleTurn trade={trade} />
      )}
    </>
  )
}
