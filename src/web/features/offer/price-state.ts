import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { askedQuestions, isAnswered } from '#domain/pricing/asked-questions.ts'
import { type PriceInput, type PriceResult, priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, RuleQuestion } from '#domain/pricing/price-rule.ts'
import type { GivenAnswers } from './use-answers.ts'

/** One thing that is asked: the storage, the condition, or a question of the rule. */
export type Step =
  | { readonly kind: 'storage' }
  | { readonly kind: 'condition' }
  | { readonly kind: 'question'; readonly question: RuleQuestion }

export interface PriceState {
  readonly input: PriceInput
  /** The same without answers that rule an offer out: what the others are worth can still be told. */
  readonly comparable: PriceInput
  readonly result: PriceResult
  readonly steps: readonly Step[]
  /** Whether each step has its answer. */
  readonly isDone: readonly boolean[]
  readonly openCount: number
}

/** The largest storage counts until one is chosen: that is the price shown before. */
const baseOf = ({ prices }: OfferSheet, storageGb: number | null): number => {
  const chosen = prices.find((price) => price.storageGb === storageGb)
  return chosen?.amountInCents ?? Math.max(...prices.map(({ amountInCents }) => amountInCents))
}

function stepsOf({ prices, rule }: OfferSheet, { answers }: GivenAnswers): Step[] {
  const hasStorage = prices.length > 1
  return [
    ...(hasStorage ? [{ kind: 'storage' as const }] : []),
    { kind: 'condition' as const },
    ...askedQuestions(rule.questions, answers).map((question) => ({ kind: 'question' as const, question })),
  ]
}

const isStepDone = (step: Step, { storageGb, conditionId, answers }: GivenAnswers): boolean => {
  if (step.kind === 'storage') return storageGb !== null
  if (step.kind === 'condition') return conditionId !== null
  return isAnswered(step.question, answers[step.question.code])
}

function withoutRefusals({ rule }: OfferSheet, { answers }: GivenAnswers): Answers {
  const refusals = new Set(
    rule.questions.flatMap(({ code, answers: own }) =>
      own.filter((answer) => 'noOffer' in answer).map((answer) => `${code} ${answer.code}`),
    ),
  )
  const kept = Object.entries(answers).filter(
    ([code, given]) => !given.some((own) => refusals.has(`${code} ${own}`)),
  )
  return Object.fromEntries(kept)
}

/** The price and what is still to be said, from the answers so far; no arithmetic outside of the rule. */
export function priceState(sheet: OfferSheet, given: GivenAnswers): PriceState {
  const input: PriceInput = {
    rule: sheet.rule,
    baseInCents: baseOf(sheet, given.storageGb),
    deductionFactorBp: sheet.deductionFactorBp,
    conditionId: given.conditionId,
    answers: given.answers,
  }
  const steps = stepsOf(sheet, given)
  const isDone = steps.map((step) => isStepDone(step, given))
  const comparable = { ...input, answers: withoutRefusals(sheet, given) }
  const openCount = isDone.filter((done) => !done).length
  return { input, comparable, result: priceDevice(input), steps, isDone, openCount }
}
