import type { ClarificationView } from '#contracts/clarification.ts'
import type { Translate } from '#messages/format-message.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { measureTimeLeft } from './time-left.ts'

function describeTimeLeft(t: Translate, answerBy: string): string {
  const left = measureTimeLeft(Date.parse(answerBy), Date.now())
  if (left.unit === 'days') return t('CLARIFICATION_LEFT_DAYS', { count: left.count })
  if (left.unit === 'hours') return t('CLARIFICATION_LEFT_HOURS', { count: left.count })
  return t(left.unit === 'soon' ? 'CLARIFICATION_LEFT_SOON' : 'CLARIFICATION_LEFT_NONE')
}

export type AnswerDeadlineProps = Pick<ClarificationView, 'answerBy' | 'isHazardous'>

/** The deadline to answer, in words. No running countdown: it would put pressure on the seller. */
export function AnswerDeadline({ answerBy, isHazardous }: AnswerDeadlineProps) {
  const t = useTranslate()
  const moment = useMomentText()
  return (
    <div className="flex items-start gap-3">
      <Icon name="clock" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div>
        <p>
          <time dateTime={answerBy} className="font-semibold">
            {t('CLARIFICATION_ANSWER_BY', { date: moment(answerBy) })}
          </time>{' '}
          {/* The server rendered this a moment earlier. */}
          <span suppressHydrationWarning>{describeTimeLeft(t, answerBy)}</span>
        </p>
        <p className="text-ink-soft">
          {t(isHazardous ? 'CLARIFICATION_SILENCE_KEPT' : 'CLARIFICATION_SILENCE')}
        </p>
      </div>
    </div>
  )
}
