import type { TradeItem } from '#contracts/trade-items.ts'
import type { TimelineStep } from '#domain/trades/timeline.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

export const STEP_TITLES = {
  created: 'NEXT_CREATED',
  sent: 'NEXT_SENT',
  arrived: 'NEXT_ARRIVED',
  checked: 'NEXT_CHECKED',
  clarification: 'TIMELINE_QUESTION',
  paid: 'NEXT_PAID',
  returning: 'TIMELINE_RETURNING',
} as const satisfies Record<TimelineStep, MessageKey>

const TURNS = { seller: 'NEXT_YOU', shop: 'NEXT_WE', carrier: 'NEXT_CARRIER' } as const

/** From which width the steps fit in a row: more steps need more space. Without container queries they are a list. */
const LAYOUTS = {
  few: {
    list: '@min-[34rem]:auto-cols-fr @min-[34rem]:grid-flow-col @min-[34rem]:pl-0 @min-[34rem]:pt-[6px]',
    step: '@min-[34rem]:border-l-0 @min-[34rem]:border-t-2 @min-[34rem]:pb-0 @min-[34rem]:pl-0 @min-[34rem]:pr-2 @min-[34rem]:pt-3 @min-[34rem]:last:border-line',
    dot: '@min-[34rem]:-top-[7px] @min-[34rem]:left-0',
  },
  many: {
    list: '@min-[48rem]:auto-cols-fr @min-[48rem]:grid-flow-col @min-[48rem]:pl-0 @min-[48rem]:pt-[6px]',
    step: '@min-[48rem]:border-l-0 @min-[48rem]:border-t-2 @min-[48rem]:pb-0 @min-[48rem]:pl-0 @min-[48rem]:pr-2 @min-[48rem]:pt-3 @min-[48rem]:last:border-line',
    dot: '@min-[48rem]:-top-[7px] @min-[48rem]:left-0',
  },
} as const

const FEW_STEPS = 5

interface StepProps {
  readonly layout: (typeof LAYOUTS)[keyof typeof LAYOUTS]
  readonly title: string
  readonly date: string | null
  /** Whose turn it is and until when; only at the pending step. */
  readonly turn: string | null
}

function Step({ layout, title, date, turn }: StepProps) {
  const t = useTranslate()
  return (
    <li
      className={`relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0 ${layout.step}`}
    >
      <span
        className={`absolute -left-[7px] top-1.5 size-3 rounded-full border-2 border-accent ${layout.dot} ${date ? 'bg-accent' : 'bg-card'}`}
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
  /** A label for screen readers. */
  readonly label: string
  readonly timeline: TradeItem['timeline']
  /** The pending step; null when nothing is pending. */
  readonly next: TradeItem['next']
}

/** Whose turn it is, and until when; empty when nothing is pending. */
export function useTurnText(): (next: TradeItem['next']) => string {
  const t = useTranslate()
  const day = useDayText('medium')
  return (next) => {
    if (!next) return ''
    const who = t(TURNS[next.actor])
    return next.until ? t('NEXT_UNTIL', { who, date: day(next.until) }) : who
  }
}

/** What has happened, what comes next, who acts, and until when. */
export function TradeSteps({ label, timeline, next }: TradeStepsProps) {
  const t = useTranslate()
  const day = useDayText('medium')
  const layout = LAYOUTS[timeline.length > FEW_STEPS ? 'many' : 'few']
  const turn = useTurnText()(next)
  return (
    <div className="@container">
      <ol aria-label={label} className={`grid pl-[6px] ${layout.list}`}>
        {timeline.map(({ step, at }) => (
          <Step
            key={step}
            layout={layout}
            title={t(STEP_TITLES[step])}
            date={at && day(at)}
            turn={step === next?.step ? turn : null}
          />
        ))}
      </ol>
    </div>
  )
}
