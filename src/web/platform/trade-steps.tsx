import type { TradeItem } from '#contracts/trade-items.ts'
import type { TimelineStep } from '#domain/trades/timeline.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useDayText } from './day-text.ts'
import { useTranslate } from './i18n.tsx'

const TITLES = {
  created: 'NEXT_CREATED',
  sent: 'NEXT_SENT',
  arrived: 'NEXT_ARRIVED',
  checked: 'NEXT_CHECKED',
  question: 'TIMELINE_QUESTION',
  paid: 'NEXT_PAID',
  returning: 'TIMELINE_RETURNING',
} as const satisfies Record<TimelineStep, MessageKey>

const TURNS = { seller: 'NEXT_YOU', shop: 'NEXT_WE', carrier: 'NEXT_CARRIER' } as const

interface StepProps {
  readonly title: string
  readonly date: string | null
  /** Whose turn it is, and until when; only at the step that is waited for. */
  readonly turn: string | null
}

function Step({ title, date, turn }: StepProps) {
  const t = useTranslate()
  return (
    <li className="relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0 md:border-l-0 md:border-t-2 md:pb-0 md:pl-0 md:pr-1 md:pt-3 md:last:border-line">
      <span
        className={`absolute -left-[7px] top-1.5 size-3 rounded-full border-2 border-accent md:-top-[7px] md:left-0 ${date ? 'bg-accent' : 'bg-card'}`}
      />
      <span className={`block text-small font-semibold hyphens-auto ${date ? '' : 'text-ink-soft'}`}>
        {title}
      </span>
      {date && <span className="block text-small text-ink-soft">{date}</span>}
      {turn && <span className="block text-small font-medium text-ink">{turn}</span>}
      {!date && !turn && <span className="sr-only">{t('TIMELINE_OPEN')}</span>}
    </li>
  )
}

export interface TradeStepsProps {
  /** For those who do not see what the list belongs to. */
  readonly label: string
  readonly timeline: TradeItem['timeline']
  /** What is waited for; null when nothing is. */
  readonly next: TradeItem['next']
}

/** What has happened, what comes next, who has to do it, and until when. */
export function TradeSteps({ label, timeline, next }: TradeStepsProps) {
  const t = useTranslate()
  const day = useDayText('medium')
  const who = next ? t(TURNS[next.actor]) : ''
  const turn = next?.until ? t('NEXT_UNTIL', { who, date: day(next.until) }) : who
  return (
    <ol aria-label={label} className="grid pl-[6px] md:auto-cols-fr md:grid-flow-col md:pl-0 md:pt-[6px]">
      {timeline.map(({ step, at }) => (
        <Step
          key={step}
          title={t(TITLES[step])}
          date={at && day(at)}
          turn={step === next?.step ? turn : null}
        />
      ))}
    </ol>
  )
}
