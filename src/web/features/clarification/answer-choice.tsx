import type { ClarificationView } from '#contracts/clarification.ts'
import { SECOND_ANSWER_CLOCK } from '#domain/trades/trade-clock.ts'
import { pickAnswerTexts } from '#messages/answer-texts.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { AnswerFailure, AnswerForm, type AnswerFormProps } from './answer-form.tsx'
import { ChoiceFold } from './choice-fold.tsx'
import type { ClarificationLink } from './clarification-link.ts'
import { SendPartChoice } from './part-parcel.tsx'
import { useAnswer } from './use-answer.ts'
import { useClarificationMoney } from './use-question-texts.ts'

function Choice(props: AnswerFormProps) {
  const t = useTranslate()
  const { answer, reason, price } = props
  const { button, text } = pickAnswerTexts(answer, reason)
  return (
    <ChoiceFold title={t(button, { price })}>
      <p>{t(text, { price, days: SECOND_ANSWER_CLOCK.days })}</p>
      <AnswerForm {...props} />
    </ChoiceFold>
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
  const { reason, answers, answerBy, partParcel } = view
  const price = view.priceInCents === null ? '' : amount(view.priceInCents)
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-section">
        {t('CLARIFICATION_ANSWERS')}
      </h2>
      <p className="mt-2">
        <time dateTime={answerBy}>{t('CLARIFICATION_ANSWER_BY', { date: moment(answerBy) })}</time>
      </p>
      <div className="mt-4">
        <AnswerFailure state={use.state} />
        <ul className="grid items-start gap-3 sm:grid-cols-2">
          {partParcel?.state === 'offered' && <SendPartChoice link={link} use={use} />}
          {answers.map(({ answer, offerId }) => (
            <Choice
              key={offerId}
              link={link}
              answer={answer}
              reason={reason}
              offerId={offerId}
              price={price}
              use={use}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
