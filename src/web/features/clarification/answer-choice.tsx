import type { ClarificationView } from '#contracts/clarification.ts'
import { SECOND_ANSWER_CLOCK } from '#domain/trades/trade-clock.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AnswerFailure, AnswerForm, type AnswerFormProps } from './answer-form.tsx'
import type { ClarificationLink } from './clarification-link.ts'
import { ANSWER_TEXTS } from './clarification-texts.ts'
import { useAnswer } from './use-answer.ts'
import { useClarificationMoney } from './use-question-texts.ts'

/** One answer. Its meaning can be read first; deciding takes a second click. */
function Choice(props: AnswerFormProps) {
  const t = useTranslate()
  const { answer, price } = props
  const { button, text } = ANSWER_TEXTS[answer]
  return (
    <li>
      {/* Opens without script, and one at a time where the browser supports it. */}
      <details name="answer" className="group rounded-card border border-line bg-card open:border-accent">
        <summary className="flex min-h-16 items-center justify-between gap-3 rounded-card px-5 py-3 font-semibold hover:text-accent">
          <span className="min-w-0 hyphens-auto wrap-break-word">{t(button, { price })}</span>
          <Icon name="chevron" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-5 pb-5">
          <p>{t(text, { price, days: SECOND_ANSWER_CLOCK.days })}</p>
          <AnswerForm {...props} />
        </div>
      </details>
    </li>
  )
}

export interface AnswerChoiceProps {
  readonly view: ClarificationView
  readonly link: ClarificationLink
}

/** All answers look alike: saying no is as easy as saying yes. */
export function AnswerChoice({ view, link }: AnswerChoiceProps) {
  const t = useTranslate()
  const moment = useMomentText()
  const use = useAnswer(link)
  const { amount } = useClarificationMoney(view.currency)
  const price = view.priceInCents === null ? '' : amount(view.priceInCents)
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-section">
        {t('CLARIFICATION_ANSWERS')}
      </h2>
      <p className="mt-2">
        <time dateTime={view.answerBy}>{t('CLARIFICATION_ANSWER_BY', { date: moment(view.answerBy) })}</time>
      </p>
      <div className="mt-4">
        <AnswerFailure state={use.state} />
        <ul className="grid items-start gap-3 sm:grid-cols-2">
          {view.answers.map(({ answer, offerId }) => (
            <Choice key={offerId} link={link} answer={answer} offerId={offerId} price={price} use={use} />
          ))}
        </ul>
      </div>
    </section>
  )
}
