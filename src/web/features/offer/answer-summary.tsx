import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { GivenAnswers, OfferStep } from '#domain/offers/offer-steps.ts'
import type { RuleQuestion } from '#domain/pricing/price-rule.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { isDifferent } from './fact-line-view.tsx'
import { keyOfStep } from './use-steps.ts'

/** What was answered in a step, in words. */
function useAnswerText(sheet: OfferSheet, { storageGb, conditionId, answers }: GivenAnswers) {
  const t = useTranslate()
  const storageText = useStorageText()
  const describe = ({ code }: RuleQuestion) =>
    (answers[code] ?? []).map((answer) => sheet.texts[code]?.answers[answer] ?? answer)
  return (step: OfferStep): readonly string[] => {
    switch (step.kind) {
      case 'storage':
        return [storageText(storageGb ?? 0)]
      case 'condition': {
        const code = sheet.rule.conditions.find(({ id }) => id === conditionId)?.code ?? ''
        return [t(`CONDITION_${code}` as MessageKey)]
      }
      case 'question':
        return describe(step.question)
      case 'facts': {
        const different = step.lines.filter((line) => isDifferent(line, answers))
        if (different.length === 0) return [t('SHEET_ALL')]
        return different.map(({ question, followUps }) => {
          const details = followUps.flatMap(describe)
          const given = details.length > 0 ? details : describe(question)
          return `${sheet.texts[question.code]?.question} ${given.join(', ')}`
        })
      }
    }
  }
}

export interface AnswerSummaryProps {
  readonly sheet: OfferSheet
  readonly steps: readonly OfferStep[]
  readonly given: GivenAnswers
  readonly titleOf: (step: OfferStep) => string
  readonly onChange: (step: string) => void
  readonly className?: string
}

/** What the price is based on; every answer can be changed. */
export function AnswerSummary(props: AnswerSummaryProps) {
  const { sheet, steps, given, titleOf, onChange, className = '' } = props
  const t = useTranslate()
  const answerText = useAnswerText(sheet, given)
  return (
    <ul className={`mt-4 divide-y divide-line border-y border-line ${className}`}>
      {steps.map((step) => (
        <li key={keyOfStep(step)} className="flex items-center justify-between gap-3 py-2">
          <div className="min-w-0 leading-snug hyphens-auto wrap-break-word">
            <p className="text-small text-ink-soft">{titleOf(step)}</p>
            {answerText(step).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <button
            type="button"
            onClick={() => onChange(keyOfStep(step))}
            className="inline-flex min-h-11 shrink-0 cursor-pointer items-center px-1 text-small font-medium text-accent underline underline-offset-4"
          >
            {t('ANSWERS_CHANGE')}
            <span className="sr-only"> {titleOf(step)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
