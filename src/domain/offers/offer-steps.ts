import { findUnanswered, isAnswered, listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import { type PriceInput, priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, PriceRule, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { answerSealed, listApplicableQuestions, pickBestAnswer } from '#domain/pricing/sealed-device.ts'

/** What a seller has answered about a device so far. */
export interface GivenAnswers {
  readonly storageGb: number | null
  readonly conditionId: number | null
  readonly answers: Answers
}

/** What decides which steps there are, and in which order. */
export interface StepSheet {
  readonly rule: PriceRule
  /** One entry of size 0 for a device without storage. */
  readonly prices: readonly { readonly storageGb: number; readonly amountInCents: number }[]
  readonly deductionFactorBp: number
}

/** A statement on the sheet of facts. */
export interface FactLine {
  readonly question: RuleQuestion
  /** The answer that the statement stands for. */
  readonly goodAnswer: string
  /** Questions that open inside the line once it has the answer they follow. */
  readonly followUps: readonly RuleQuestion[]
}

/** One screen on the way to a price. */
export type OfferStep =
  | { readonly kind: 'storage' }
  | { readonly kind: 'condition' }
  | { readonly kind: 'question'; readonly question: RuleQuestion }
  | { readonly kind: 'facts'; readonly lines: readonly FactLine[] }

const NO_ANSWERS: Answers = {}

/** Everything that may be asked because of a question's answers. */
function listFollowUps(questions: readonly RuleQuestion[], { code }: RuleQuestion): RuleQuestion[] {
  return questions
    .filter(({ when }) => when?.question === code)
    .flatMap((followUp) => [followUp, ...listFollowUps(questions, followUp)])
}

const isFollowUp = ({ when }: RuleQuestion): boolean => when !== undefined

const computeSpread = (totals: readonly number[]): number => Math.max(...totals) - Math.min(...totals)

/**
 * How much a step moves the price of this device, all else being best. An answer that ends the sale does not move the
 * price: it must not push its question before the condition, which decides what is asked at all.
 */
function createSpreads({ rule, prices, deductionFactorBp }: StepSheet) {
  const top: PriceInput = {
    rule,
    baseInCents: Math.max(...prices.map(({ amountInCents }) => amountInCents)),
    deductionFactorBp,
    conditionId: null,
    answers: NO_ANSWERS,
  }
  const price = (changed: Partial<PriceInput>) => priceDevice({ ...top, ...changed }).breakdown.totalInCents
  return (step: OfferStep): number => {
    switch (step.kind) {
      case 'storage':
        return computeSpread(prices.map(({ amountInCents }) => price({ baseInCents: amountInCents })))
      case 'condition':
        return computeSpread(rule.conditions.map(({ id }) => price({ conditionId: id })))
      case 'question': {
        const { code, answers } = step.question
        const open = answers.filter((answer) => !('noOffer' in answer))
        return computeSpread(open.map((answer) => price({ answers: { [code]: [answer.code] } })))
      }
      case 'facts':
        return 0
    }
  }
}

/** Storage, condition and the questions that are asked on their own: what moves the price most comes first. */
function orderSingleSteps(sheet: StepSheet): readonly OfferStep[] {
  const { rule, prices } = sheet
  const single = rule.questions.filter((question) => !question.isFact && !isFollowUp(question))
  const steps: readonly OfferStep[] = [
    ...(prices.length > 1 ? [{ kind: 'storage' as const }] : []),
    { kind: 'condition' },
    ...single.map((question) => ({ kind: 'question' as const, question })),
  ]
  const measure = createSpreads(sheet)
  const spreads = new Map(steps.map((step) => [step, measure(step)]))
  const withFollowUps = (step: OfferStep): OfferStep[] =>
    step.kind === 'question'
      ? [
          step,
          ...listFollowUps(rule.questions, step.question).map((question) => ({
            kind: 'question' as const,
            question,
          })),
        ]
      : [step]
  return [...steps]
    .sort((one, other) => (spreads.get(other) ?? 0) - (spreads.get(one) ?? 0))
    .flatMap(withFollowUps)
}

/** Measuring takes dozens of prices, and every answer of a seller asks for the same order again. */
const singleSteps = new WeakMap<StepSheet, readonly OfferStep[]>()

function listSingleSteps(sheet: StepSheet): readonly OfferStep[] {
  const known = singleSteps.get(sheet)
  if (known) return known
  const steps = orderSingleSteps(sheet)
  singleSteps.set(sheet, steps)
  return steps
}

/** The questions that these answers lead to. */
function listAsked({ questions }: PriceRule, { conditionId, answers }: GivenAnswers): RuleQuestion[] {
  const asked = listAskedQuestions(questions, answerSealed(questions, conditionId, answers))
  const applicable = new Set(listApplicableQuestions(questions, conditionId))
  return asked.filter((question) => applicable.has(question))
}

/**
 * The steps to the price of a device: what moves its price most first, then the sheet of facts. The order follows from
 * the device alone, so it never changes while a seller answers; steps that cannot apply are left out.
 */
export function listOfferSteps(sheet: StepSheet, given: GivenAnswers): readonly OfferStep[] {
  const { questions } = sheet.rule
  const asked = listAsked(sheet.rule, given)
  const single = listSingleSteps(sheet).filter(
    (step) => step.kind !== 'question' || asked.includes(step.question),
  )
  const lines = asked
    .filter((question) => question.isFact && !isFollowUp(question))
    .map((question) => ({
      question,
      goodAnswer: pickBestAnswer(question),
      followUps: listFollowUps(questions, question),
    }))
  return lines.length > 0 ? [...single, { kind: 'facts', lines }] : single
}

/** The follow-up questions of a line that its answers open. */
export const listOpenFollowUps = ({ question, followUps }: FactLine, answers: Answers): RuleQuestion[] =>
  listAskedQuestions([question, ...followUps], answers).filter((asked) => asked !== question)

const isLineDone = ({ question, followUps }: FactLine, answers: Answers): boolean =>
  findUnanswered([question, ...followUps], answers) === undefined

/** Whether a step has all its answers. */
export function isStepDone(step: OfferStep, { storageGb, conditionId, answers }: GivenAnswers): boolean {
  switch (step.kind) {
    case 'storage':
      return storageGb !== null
    case 'condition':
      return conditionId !== null
    case 'question':
      return isAnswered(step.question, answers[step.question.code])
    case 'facts':
      return step.lines.every((line) => isLineDone(line, answers))
  }
}

/** What a seller says about a fact that does not apply: its only alternative; where there are several, nothing yet. */
export function answerDiffering({ question, goodAnswer }: FactLine): readonly string[] {
  const [only, ...more] = question.answers.filter(({ code }) => code !== goodAnswer)
  return only && more.length === 0 ? [only.code] : []
}

/** "Yes, all of it": every line that the seller has left alone gets its good answer. */
export function confirmFacts(lines: readonly FactLine[], answers: Answers): Answers {
  const confirm = (line: FactLine): readonly string[] => {
    const given = answers[line.question.code]
    if (given?.length === 0) return answerDiffering(line)
    return given && isAnswered(line.question, given) ? given : [line.goodAnswer]
  }
  const confirmed = lines.map((line) => [line.question.code, confirm(line)] as const)
  return { ...answers, ...Object.fromEntries(confirmed) }
}

/**
 * The answers as the shop prices and stores them: those of questions that are asked, and the best ones for what was
 * skipped because the device is sealed.
 */
export function writeOutAnswers({ questions }: PriceRule, given: GivenAnswers): Answers {
  const counted = answerSealed(questions, given.conditionId, given.answers)
  const asked = listAskedQuestions(questions, counted)
  return Object.fromEntries(
    asked.flatMap(({ code }) => (counted[code] ? [[code, counted[code]] as const] : [])),
  )
}
