import type { TradeItem } from '#contracts/trade-items.ts'
import type { TimelineStep } from '#domain/trades/timeline.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { StepList } from '#web/ui/step-list.tsx'

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
  const turn = useTurnText()(next)
  const steps = timeline.map(({ step, at }) => ({
    name: step,
    title: t(STEP_TITLES[step]),
    date: at && day(at),
    turn: step === next?.step ? turn : null,
  }))
  return <StepList label={label} steps={steps} openText={t('TIMELINE_OPEN')} />
}
