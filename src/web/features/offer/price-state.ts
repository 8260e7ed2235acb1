import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import {
  type GivenAnswers,
  isStepDone,
  listOfferSteps,
  type OfferStep,
  writeOutAnswers,
} from '#domain/offers/offer-steps.ts'
import { findHighestPrice } from '#domain/pricing/highest-price.ts'
import { type PriceInput, type PriceResult, priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'

export interface PriceState {
  /** Without answers that rule an offer out, so that the effect of the others can still be shown. */
  readonly comparable: PriceInput
  readonly result: PriceResult
  /** The most that we pay, whatever is answered about its state. */
  readonly highestInCents: number
  readonly steps: readonly OfferStep[]
  /** Whether each step has its answer. */
  readonly isDone: readonly boolean[]
  readonly openCount: number
  /** Whether the seller has answered anything. */
  readonly hasAnswers: boolean
  /** The step whose answer rules an offer out or blocks the sale; null where none does. */
  readonly stopIndex: number | null
}

/** Before a size is chosen the highest price counts. */
const pickBaseInCents = ({ prices }: OfferSheet, storageGb: number | null): number => {
  const chosen = prices.find((price) => price.storageGb === storageGb)
  return chosen?.amountInCents ?? Math.max(...prices.map(({ amountInCents }) => amountInCents))
}

const buildInput = (sheet: OfferSheet, given: GivenAnswers): PriceInput => ({
  rule: sheet.rule,
  baseInCents: pickBaseInCents(sheet, given.storageGb),
  deductionFactorBp: sheet.deductionFactorBp,
  conditionId: given.conditionId,
  answers: writeOutAnswers(sheet.rule, given),
})

function dropRefusals({ rule, answers }: PriceInput): Answers {
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

/** What was answered in one step, and nothing else. */
function pickAnswers(
  step: OfferStep,
  { storageGb, conditionId, answers }: GivenAnswers,
): Partial<GivenAnswers> {
  if (step.kind === 'storage') return { storageGb }
  if (step.kind === 'condition') return { conditionId }
  const questions =
    step.kind === 'question'
      ? [step.question]
      : step.lines.flatMap(({ question, followUps }) => [question, ...followUps])
  const own = questions.flatMap(({ code }) => (answers[code] ? [[code, answers[code]] as const] : []))
  return { answers: Object.fromEntries(own) }
}

/** The first step with whose answer there is no offer any more: sellers stop there instead of answering in vain. */
function findStopIndex(sheet: OfferSheet, steps: readonly OfferStep[], given: GivenAnswers): number | null {
  let known: GivenAnswers = { storageGb: null, conditionId: null, answers: {} }
  for (const [index, step] of steps.entries()) {
    const own = pickAnswers(step, given)
    known = { ...known, ...own, answers: { ...known.answers, ...own.answers } }
    if (priceDevice(buildInput(sheet, known)).kind !== 'offer') return index
  }
  return null
}

const hasAnswers = ({ storageGb, conditionId, answers }: GivenAnswers): boolean =>
  storageGb !== null || conditionId !== null || Object.values(answers).some((own) => own.length > 0)

/** The price and the open steps, from the answers so far. All arithmetic is in the rule. */
export function buildPriceState(sheet: OfferSheet, given: GivenAnswers): PriceState {
  const input = buildInput(sheet, given)
  const result = priceDevice(input)
  const steps = listOfferSteps(sheet, given)
  const isDone = steps.map((step) => isStepDone(step, given))
  return {
    comparable: { ...input, answers: dropRefusals(input) },
    result,
    highestInCents: findHighestPrice(input.rule, input.baseInCents),
    steps,
    isDone,
    openCount: isDone.filter((done) => !done).length,
    hasAnswers: hasAnswers(given),
    stopIndex: result.kind === 'offer' ? null : findStopIndex(sheet, steps, given),
  }
}
