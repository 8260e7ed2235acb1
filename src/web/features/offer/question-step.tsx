import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { previewAnswers, toggleAnswer } from '#domain/pricing/preview-answers.ts'
import type { RuleAnswer, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Choice } from './choice.tsx'
import type { PriceState } from './price-state.ts'
import { useEffectText } from './use-effect-text.ts'

export interface QuestionStepProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly question: RuleQuestion
  readonly onAnswer: (answers: readonly string[]) => void
}

/** The answers of one question, each with its effect before it is chosen. */
export function QuestionStep({ sheet, state, question, onAnswer }: QuestionStepProps) {
  const t = useTranslate()
  const effectText = useEffectText()
  const given = state.input.answers[question.code] ?? []
  const changes = new Map(previewAnswers(state.comparable, question).map((change) => [change.answer, change]))
  const describeAnswer = (answer: RuleAnswer): string => {
    const change = changes.get(answer.code)
    if ('noOffer' in answer || change?.hasNoOffer) return t('EFFECT_NO_OFFER')
    if ('gate' in answer) return t('EFFECT_BLOCKED')
    return effectText(
      given.includes(answer.code) && question.type === 'single' ? 0 : (change?.effectInCents ?? 0),
    )
  }
  return (
    <div className="grid gap-2">
      {question.type === 'multi' && <p className="text-small text-ink-soft">{t('OFFER_MULTI_HINT')}</p>}
      {question.answers.map((answer) => (
        <Choice
          key={answer.id}
          type={question.type === 'single' ? 'radio' : 'checkbox'}
          name={question.code}
          value={answer.code}
          isChosen={given.includes(answer.code)}
          onChoose={() => onAnswer(toggleAnswer(question, given, answer.code))}
          effect={describeAnswer(answer)}
          isWarning={'noOffer' in answer || 'gate' in answer}
        >
          {sheet.texts[question.code]?.answers[answer.code]}
        </Choice>
      ))}
    </div>
  )
}
