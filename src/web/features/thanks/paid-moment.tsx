import type { TradeView } from '#contracts/trades.ts'
import { countDaysTaken } from '#domain/inspection/inspection-clock.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Dial } from './dial.tsx'

interface PaidMomentProps {
  readonly trade: TradeView
  readonly paidInCents: number
}

/** When the last device was paid for. */
const findPaidMs = ({ items }: TradeView): number =>
  Math.max(...items.flatMap(({ state, since }) => (state === 'PAID' ? [Date.parse(since)] : [])))

/** The moment everything led to: every mark of the dial lights up, and the amount stands alone. */
export function PaidMoment({ trade, paidInCents }: PaidMomentProps) {
  const { market } = useShop()
  const t = useTranslate()
  const days = countDaysTaken(Date.parse(trade.createdAt), findPaidMs(trade))
  return (
    <div className="mt-6 grid items-center gap-x-8 gap-y-4 rounded-card bg-accent-tint px-5 py-6 sm:grid-cols-[9rem_1fr] sm:px-8 sm:py-8">
      <div className="size-28 sm:size-36">
        <Dial share={1} isSweeping>
          <path
            d="m40 61 14 14 27-29"
            fill="none"
            pathLength={1}
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="dial-tick stroke-accent"
          />
        </Dial>
      </div>
      <div className="dial-rise min-w-0">
        <p className="amount text-hero leading-none font-semibold tracking-tight text-accent">
          {formatMoney({ ...market, currency: trade.currency }, paidInCents)}
        </p>
        <p className="mt-3 text-lead">{t('PAID_DAYS', { count: days })}</p>
      </div>
    </div>
  )
}
