import { useEffect, useRef, useState } from 'react'
import {
  buildExampleBreakdown,
  EXAMPLE_BASE_IN_CENTS,
  EXAMPLE_QUESTIONS,
  type ExampleAnswers,
  FIRST_EXAMPLE_ANSWERS,
} from '#domain/pricing/example-offer.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ExampleBreakdown } from './example-breakdown.tsx'

type Question = keyof typeof EXAMPLE_QUESTIONS

const QUESTIONS = Object.keys(EXAMPLE_QUESTIONS) as Question[]

// Keys are question and answer codes; the messages' own test notices a missing one.
const textKey = (question: Question, answer?: string) =>
  `HOME_EXAMPLE_${question}${answer ? `_${answer}` : ''}` as MessageKey

interface QuestionProps {
  readonly question: Question
  readonly answers: ExampleAnswers
  readonly onAnswer: (answers: ExampleAnswers) => void
  readonly isReady: boolean
}

const OPTION = 'choice-card flex min-h-12 items-center gap-3 px-4 py-2'

/** One question of the example; every answer shows its effect on the price before it is chosen. */
function ExampleQuestion({ question, answers, onAnswer, isReady }: QuestionProps) {
  const { market } = useShop()
  const t = useTranslate()
  const base = EXAMPLE_BASE_IN_CENTS[market.currency]
  const totalWith = (answer: string) =>
    buildExampleBreakdown(base, { ...answers, [question]: answer }).totalInCents
  const current = totalWith(answers[question])
  return (
    <fieldset disabled={!isReady}>
      <legend className="mb-2 font-semibold">{t(textKey(question))}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {Object.keys(EXAMPLE_QUESTIONS[question]).map((answer) => (
          <label key={answer} className={OPTION}>
            <input
              type="radio"
              name={question}
              value={answer}
              checked={answers[question] === answer}
              onChange={() => onAnswer({ ...answers, [question]: answer })}
              className="size-4 shrink-0 accent-accent focus-visible:outline-none"
            />
            <span className="flex flex-1 flex-wrap justify-between gap-x-3 leading-snug sm:flex-col">
              <span>{t(textKey(question, answer))}</span>
              <span className="amount text-small text-ink-soft">
                {formatMoney(market, totalWith(answer) - current, { isEffect: true })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The answers are disabled until the script runs, because the sum could not follow. */
function useExampleAnswers() {
  const [answers, setAnswers] = useState(FIRST_EXAMPLE_ANSWERS)
  const [isReady, setIsReady] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After going back, the browser may have restored its own choice.
    form.current?.reset()
    setIsReady(true)
  }, [])
  return { answers, setAnswers, form, isReady }
}

/** The price rule to play with: three questions, one breakdown. */
export function ExampleOffer() {
  const { market } = useShop()
  const t = useTranslate()
  const { answers, setAnswers, form, isReady } = useExampleAnswers()
  const base = EXAMPLE_BASE_IN_CENTS[market.currency]
  return (
    <PageSection title={t('HOME_EXAMPLE')} lead={t('HOME_EXAMPLE_TEXT')}>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-12">
        <form ref={form} autoComplete="off" className="grid gap-6">
          {QUESTIONS.map((question) => (
            <ExampleQuestion
              key={question}
              question={question}
              answers={answers}
              onAnswer={setAnswers}
              isReady={isReady}
            />
          ))}
        </form>
        <ExampleBreakdown baseInCents={base} breakdown={buildExampleBreakdown(base, answers)} />
      </div>
    </PageSection>
  )
}
