import type { TradeItem } from '#contracts/trade-items.ts'
import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { STEP_TITLES, useTurnText } from '#web/trades/trade-steps.tsx'
import { tradeWorthInCents } from '#web/trades/trade-worth.ts'
import { Icon } from '#web/ui/icon.tsx'

type Entry = TradeItem['timeline'][number]

const DOTS = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-accent bg-card',
  open: 'border-line bg-card',
} as const

interface StepProps extends Entry {
  readonly isCurrent: boolean
  /** The date of a step that was reached, or who takes it and until when. */
  readonly note: string
}

function Step({ step, at, isCurrent, note }: StepProps) {
  const t = useTranslate()
  const progress = at ? 'done' : isCurrent ? 'current' : 'open'
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative min-w-0 not-last:after:absolute not-last:after:left-6 not-last:after:right-0 not-last:after:top-[11px] not-last:after:border-t-2 not-last:after:border-line"
    >
      <span className={`grid size-6 place-items-center rounded-full border-2 ${DOTS[progress]}`}>
        {at && <Icon name="tick" className="size-4" />}
        {/* A border, not a background: forced colours keep it. */}
        {progress === 'current' && <span className="rounded-full border-4 border-accent" />}
      </span>
      <span className="sr-only block pt-2 pr-3 text-small @min-[40rem]:not-sr-only @min-[40rem]:block @min-[40rem]:pt-2 @min-[40rem]:pr-3">
        <span className={`block font-semibold hyphens-auto ${progress === 'open' ? 'text-ink-soft' : ''}`}>
          {t(STEP_TITLES[step])}
        </span>
        <span className={`block min-h-[2lh] ${isCurrent ? 'font-medium' : 'text-ink-soft'}`}>
          {note || <span className="sr-only">{t('TIMELINE_OPEN')}</span>}
        </span>
      </span>
    </li>
  )
}

/**
 * All steps of a sale that waits for its parcel: on a phone a row of dots with the step that is next, else all with names.
 * Two lines are reserved for whose turn it is, which changes when the label is there.
 */
export function SaleTimeline({ trade: { items, voucher, currency } }: { readonly trade: TradeView }) {
  const { market } = useShop()
  const t = useTranslate()
  const day = useDayText('medium')
  const describeTurn = useTurnText()
  const waiting = items.find(({ state }) => computeTradeStatus([state]) === 'OPEN')
  if (!waiting) return null
  const { timeline, next } = waiting
  const turn = describeTurn(next)
  const amount = formatMoney({ ...market, currency }, tradeWorthInCents(items, voucher))
  const describeStep = ({ step, at }: Entry): string => {
    if (at) return day(at)
    if (step === next?.step) return turn
    return step === 'paid' ? amount : ''
  }
  return (
    <div className="@container mt-6">
      <ol aria-label={t('SALE_TIMELINE_ALL')} className="grid auto-cols-fr grid-flow-col">
        {timeline.map((entry) => (
          <Step
            key={entry.step}
            {...entry}
            isCurrent={entry.step === next?.step}
            note={describeStep(entry)}
          />
        ))}
      </ol>
      {next && (
        // The list says the same to screen readers.
        <p aria-hidden="true" className="mt-2 text-small @max-[24rem]:min-h-[2lh] @min-[40rem]:hidden">
          <span className="font-semibold">{t(STEP_TITLES[next.step])}</span> · {turn}
        </p>
      )}
    </div>
  )
}
