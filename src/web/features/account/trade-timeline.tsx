import type { TradeRecord } from '#contracts/customer-resources.ts'
import type { TimelineStep } from '#domain/trades/timeline.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useDayText } from '#web/platform/day-text.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { TRADE_STATUS_TEXTS } from './trade-status-text.ts'

const TITLES = {
  created: 'NEXT_CREATED',
  sent: 'NEXT_SENT',
  arrived: 'NEXT_ARRIVED',
  checked: 'NEXT_CHECKED',
  question: 'TIMELINE_QUESTION',
  paid: 'NEXT_PAID',
  returning: 'TIMELINE_RETURNING',
} as const satisfies Record<TimelineStep, MessageKey>

interface StepProps {
  readonly title: string
  readonly date: string | null
  /** Whose turn it is; only at the step that is waited for. */
  readonly turn: string | null
}

function Step({ title, date, turn }: StepProps) {
  const t = useTranslate()
  return (
    <li className="relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0 md:border-l-0 md:border-t-2 md:pb-0 md:pl-0 md:pr-2 md:pt-3 md:last:border-line">
      <span
        className={`absolute -left-[7px] top-1.5 size-3 rounded-full border-2 border-accent md:-top-[7px] md:left-0 ${date ? 'bg-accent' : 'bg-card'}`}
      />
      <span className={`block text-small font-semibold ${date ? '' : 'text-ink-soft'}`}>{title}</span>
      {date && <span className="block text-small text-ink-soft">{date}</span>}
      {turn && <span className="block text-small font-medium text-ink">{turn}</span>}
      {!date && !turn && <span className="sr-only">{t('TIMELINE_OPEN')}</span>}
    </li>
  )
}

/** Where the sale stands: at an open question, or at the first step that has no date. */
function findCurrent({ timeline, status }: TradeRecord): number {
  const question = status === 'ACTION_NEEDED' ? timeline.findIndex(({ step }) => step === 'question') : -1
  return question < 0 ? timeline.findIndex(({ at }) => at === null) : question
}

/** What has happened to a sale, what comes next, and who has to do it. */
export function TradeTimeline({ trade }: { readonly trade: TradeRecord }) {
  const t = useTranslate()
  const day = useDayText('medium')
  const { timeline, status, tradeNumber } = trade
  const current = findCurrent(trade)
  const turn = t(TRADE_STATUS_TEXTS[status].phase === 'waiting' ? 'NEXT_YOU' : 'NEXT_WE')
  return (
    <ol
      aria-label={t('SALES_TIMELINE', { number: tradeNumber })}
      className="grid pl-[6px] md:auto-cols-fr md:grid-flow-col md:pl-0 md:pt-[6px]"
    >
      {timeline.map(({ step, at }, index) => (
        <Step
          key={step}
          title={t(TITLES[step])}
          date={at && day(at)}
          turn={index === current ? turn : null}
        />
      ))}
    </ol>
  )
}
