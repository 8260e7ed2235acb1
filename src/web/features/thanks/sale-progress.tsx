import type { TradeItem } from '#contracts/trade-items.ts'
import type { TradeView } from '#contracts/trades.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatDay } from '#messages/locale/format-day.ts'
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
  /** The date in as few characters as a phone has room for. */
  readonly shortDate: string
}

function Step({ step, at, isCurrent, note, shortDate }: StepProps) {
  const t = useTranslate()
  // A question that waits for its answer was reached, but isn't done.
  const reached = at ? 'done' : 'open'
  const progress = isCurrent ? 'current' : reached
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={`relative min-w-0 not-last:after:absolute not-last:after:left-9 not-last:after:right-0 not-last:after:top-[16px] not-last:after:border-t-4 ${progress === 'done' ? 'not-last:after:border-accent' : 'not-last:after:border-line'}`}
    >
      <span className={`grid size-9 place-items-center rounded-full border-2 ${DOTS[progress]}`}>
        {progress === 'done' && <Icon name="tick" className="size-5" />}
        {/* A border, not a background: forced colours keep it. */}
        {progress === 'current' && <span className="rounded-full border-6 border-accent" />}
      </span>
      {/* The note says the same to screen readers. */}
      <span
        aria-hidden="true"
        className="block min-h-[1lh] pt-1 text-xs whitespace-nowrap text-ink-soft @min-[40rem]:hidden"
      >
        {shortDate}
      </span>
      <span className="sr-only @min-[40rem]:not-sr-only @min-[40rem]:block @min-[40rem]:pt-2 @min-[40rem]:pr-3">
        <span
          className={`block font-display text-base leading-tight font-semibold hyphens-auto ${progress === 'open' ? 'text-ink-soft' : ''}`}
        >
          {t(STEP_TITLES[step])}
        </span>
        <span
          className={`mt-0.5 block min-h-[2lh] text-small ${isCurrent ? 'font-medium' : 'text-ink-soft'}`}
        >
          {note || <span className="sr-only">{t('TIMELINE_OPEN')}</span>}
        </span>
      </span>
    </li>
  )
}

/** The device that says where the whole sale is: the one that most needs someone. */
export function findLeadItem(items: readonly TradeItem[]): TradeItem | undefined {
  const status = computeTradeStatus(items.map(({ state }) => state))
  return items.find(({ state }) => computeTradeStatus([state]) === status)
}

/** All steps of a sale with their dates. A phone has room for dots and short dates, and names the step that is next. */
export function SaleProgress({ trade: { items, voucher, currency } }: { readonly trade: TradeView }) {
  const { market } = useShop()
  const t = useTranslate()
  const day = useDayText('medium')
  const describeTurn = useTurnText()
  const lead = findLeadItem(items)
  if (!lead) return null
  const { timeline, next } = lead
  const turn = describeTurn(next)
  const amount = formatMoney({ ...market, currency }, tradeWorthInCents(items, voucher))
  const describeStep = ({ step, at }: Entry): string => {
    if (step === next?.step) return turn
    if (at) return day(at)
    return step === 'paid' ? amount : ''
  }
  // Six dates stand side by side on the narrowest phones.
  const month = timeline.length > 5 ? 'numeric' : 'short'
  const shorten = (at: string) =>
    formatDay(market.locale, new Date(at), { day: 'numeric', month, timeZone: market.timeZone })
  return (
    <div className="@container mt-6">
      <ol aria-label={t('SALE_TIMELINE_ALL')} className="grid auto-cols-fr grid-flow-col">
        {timeline.map((entry) => (
          <Step
            key={entry.step}
            {...entry}
            isCurrent={entry.step === next?.step}
            note={describeStep(entry)}
            shortDate={entry.at ? shorten(entry.at) : ''}
          />
        ))}
      </ol>
      {next && (
        // The list says the same to screen readers.
        <p aria-hidden="true" className="mt-1 text-small @max-[24rem]:min-h-[2lh] @min-[40rem]:hidden">
          <span className="font-semibold">{t(STEP_TITLES[next.step])}</span> · {turn}
        </p>
      )}
    </div>
  )
}
