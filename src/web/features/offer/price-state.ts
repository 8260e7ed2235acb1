import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { isAnswered, listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import { type PriceInput, type PriceResult, priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, RuleQuestion } from '#domain/pricing/price-rule.ts'
import type { GivenAnswers } from './use-answers.ts'

/** One step of the form: the storage, the condition, or a question of the rule. */
export type Step =
  | { readonly kind: 'storage' }
  | { readonly kind: 'condition' }
  | { readonly kind: 'question'; readonly question: RuleQuestion }

export interface PriceState {
  readonly input: PriceInput
  /** Without answers that rule an offer out, so that the effect of the others can still be shown. */
  readonly comparable: PriceInput
  readonly result: PriceResult
  readonly steps: readonly Step[]
  /** Whether each step has its answer. */
  readonly isDone: readonly boolean[]
  readonly openCount: number
}

/** Before a size is chosen the highest price counts. */
const pickBaseInCents = ({ prices }: OfferSheet, storageGb: number | null): number => {
  const chosen = prices.find((price) => price.storageGb === storageGb)
  return chosen?.amountInCents ?? Math.max(...prices.map(({ amountInCents }) => amountInCents))
}

function listSteps({ prices, rule }: OfferSheet, { answers }: GivenAnswers): Step[] {
  const hasStorage = prices.length > 1
  return [
    ...(hasStorage ? [{ kind: 'storage' as const }] : []),
    { kind: 'condition' as const },
    ...listAskedQuestions(rule.questions, answers).map((question) => ({
      kind: 'question' as const,
      question,
    })),
  ]
}

const isStepDone = (step: Step, { storageGb, conditionId, answers }: GivenAnswers): boolean => {
  if (step.kind === 'storage') return storageGb !== null
  if (step.kind === 'condition') return conditionId !== null
  return isAnswered(step.question, answers[step.question.code])
}

function dropRefusals({ rule }: OfferSheet, { answers }: GivenAnswers): Answers {
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

/** The price and the open steps, from the answers so far. All arithmetic is in the rule. */
export function buildPriceState(sheet: OfferSheet, given: GivenAnswers): PriceState {
  const input: PriceInput = {
    rule: sheet.rule,
    baseInCents: pickBaseInCents(sheet, given.storageGb),
    deductionFactorBp: sheet.deductionFactorBp,
    conditionId: given.conditionId,
    answers: given.answers,
  }
  const steps = listSteps(sheet, given)
  const isDone = steps.map((step) => isStepDone(step, given))
  const comparable = { ...input, answers: dropRefusals(sheet, given) }
  const openCount = isDone.filter((done) => !done).length
  return { input, comparable, result: priceDevice(input), steps, isDone, openCount }
}
