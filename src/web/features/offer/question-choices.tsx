import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { previewAnswers, toggleAnswer } from '#domain/pricing/preview-answers.ts'
import type { RuleAnswer, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Choice } from './choice.tsx'
import type { PriceState } from './price-state.ts'
import { useChoiceEffect } from './use-choice-effect.ts'

export interface QuestionChoicesProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly question: RuleQuestion
  readonly given: readonly string[]
  readonly onAnswer: (answers: readonly string[]) => void
}

/** The answers of one question, each with the price that results. */
export function QuestionChoices({ sheet, state, question, given, onAnswer }: QuestionChoicesProps) {
  const t = useTranslate()
  const { describeAnswer } = useChoiceEffect()
  const previews = new Map(
    previewAnswers(state.comparable, question).map((preview) => [preview.answer, preview]),
  )
  const isTicked = ({ code }: RuleAnswer) => question.type === 'multi' && given.includes(code)
  return (
    <div className="grid gap-2 lg:grid-cols-2">
      {question.type === 'multi' && (
        <p className="text-small text-ink-soft lg:col-span-2">{t('OFFER_MULTI_HINT')}</p>
      )}
      {question.answers.map((answer) => (
        <Choice
          key={answer.id}
          type={question.type === 'single' ? 'radio' : 'checkbox'}
          name={question.code}
          value={answer.code}
          isChosen={given.includes(answer.code)}
          onChoose={() => onAnswer(toggleAnswer(question, given, answer.code))}
          effect={describeAnswer(answer, previews.get(answer.code), isTicked(answer))}
        >
          {sheet.texts[question.code]?.answers[answer.code]}
        </Choice>
      ))}
    </div>
  )
}
