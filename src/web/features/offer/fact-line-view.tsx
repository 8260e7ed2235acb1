import { useId } from 'react'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { DIFFERS } from '#domain/offers/given-answers.ts'
import { answerDiffering, type FactLine, listOpenFollowUps } from '#domain/offers/offer-steps.ts'
import type { Answers, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LateStopNotice } from './late-stop-notice.tsx'
import type { PriceState } from './price-state.ts'
import { QuestionChoices } from './question-choices.tsx'

export interface FactLineViewProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly line: FactLine
  readonly answers: Answers
  readonly tipsPath: string | null
  /** The seller opened this line and has not said what is true instead. */
  readonly isMissing: boolean
  readonly onAnswer: (question: string, answers: readonly string[]) => void
}

/** An answer of this line ends or blocks the sale. */
const isStopping = ({ question }: FactLine, answers: Answers): boolean =>
  question.answers.some(
    (answer) => ('noOffer' in answer || 'gate' in answer) && answers[question.code]?.includes(answer.code),
  )

/** A line without an answer applies; an opened one has another answer, or none yet (an empty list). */
export const isDifferent = ({ question, goodAnswer }: FactLine, answers: Answers): boolean => {
  const given = answers[question.code]
  return given !== undefined && given[0] !== goodAnswer
}

/**
 * One fact: it applies as it reads, or the seller says that it doesn't, and what is true instead. A native field, so that
 * the form says so without script, too; style sheets open the line.
 */
export function FactLineView(props: FactLineViewProps) {
  const { sheet, state, line, answers, tipsPath, isMissing, onAnswer } = props
  const { question, goodAnswer } = line
  const t = useTranslate()
  const id = useId()
  const text = sheet.texts[question.code]
  const choices = (asked: RuleQuestion) => (
    <QuestionChoices
      sheet={sheet}
      state={state}
      question={asked}
      given={answers[asked.code] ?? []}
      onAnswer={(given) => onAnswer(asked.code, given)}
    />
  )
  return (
    <li className="group/line flex flex-wrap items-center gap-x-3 px-3.5 has-[[name=differs]:checked]:bg-tint">
      <Icon
        name="tick"
        className="size-5 shrink-0 text-accent group-has-[[name=differs]:checked]/line:hidden"
      />
      <Icon
        name="close"
        className="hidden size-5 shrink-0 text-amber group-has-[[name=differs]:checked]/line:block"
      />
      <p id={id} className="min-w-0 flex-1 basis-40 py-2.5 leading-snug hyphens-auto lg:py-1.5">
        {text?.fact ?? text?.question}
      </p>
      {/* The box is only in sight when it is ticked: a list of empty ones would ask to be ticked. */}
      <label className="fact-differs">
        <input
          type="checkbox"
          name={DIFFERS}
          value={question.code}
          checked={isDifferent(line, answers)}
          onChange={(event) =>
            onAnswer(question.code, event.currentTarget.checked ? answerDiffering(line) : [goodAnswer])
          }
          aria-labelledby={`${id}-differs ${id}`}
          className="fact-box"
        />
        <span id={`${id}-differs`}>{t('SHEET_DIFFERS')}</span>
      </label>
      <div className="hidden basis-full pt-1 pb-4 group-has-[[name=differs]:checked]/line:block">
        {isMissing && (
          <p role="alert" className="mb-2 text-small font-medium text-error">
            {t('SHEET_CHOOSE')}
          </p>
        )}
        <fieldset className="min-w-0">
          <legend className="mb-2 font-medium">{text?.question}</legend>
          {/* Whoever wants the good answer back takes the tick away. */}
          {choices({ ...question, answers: question.answers.filter(({ code }) => code !== goodAnswer) })}
        </fieldset>
        {listOpenFollowUps(line, answers).map((followUp) => (
          <fieldset key={followUp.code} className="mt-4 min-w-0">
            <legend className="mb-2 font-medium">{sheet.texts[followUp.code]?.question}</legend>
            {choices(followUp)}
          </fieldset>
        ))}
        <p className="mt-2 text-small text-ink-soft">{text?.description}</p>
        {isStopping(line, answers) && (
          <LateStopNotice
            sheet={sheet}
            result={state.result}
            tipsPath={tipsPath}
            question={question}
            onAnswer={(given) => onAnswer(question.code, given)}
          />
        )}
      </div>
    </li>
  )
}
