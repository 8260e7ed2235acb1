import { listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import { isPromise, type PriceRule, type RuleAnswer, type RuleQuestion } from '#domain/pricing/price-rule.ts'
import { isNeutral, isWorse } from './answer-worth.ts'
import { findRule, isModelWorse, transferBasis } from './found-model.ts'
import { type InspectionResult, type PriceBasis, pickCountedAnswers } from './grading.ts'

/** Asked about every device, besides the questions of its question set. */
export const STORAGE_QUESTION = 'STORAGE'
export const CONDITION_QUESTION = 'CONDITION'
/** Only a finding where it is another model than the seller described. */
export const MODEL_QUESTION = 'MODEL'

/** One difference between what the seller declared and what was found, which matters to the price. */
export interface Finding {
  readonly question: string
  /** Empty where the seller was not asked, which counts as the best answer. */
  readonly declared: readonly string[]
  readonly found: readonly string[]
  readonly photoIds: readonly string[]
  /** To the seller's disadvantage: it needs a photo. */
  readonly isWorse: boolean
}

type Difference = Omit<Finding, 'photoIds'>

/** The answers to one question; nothing is declared where the seller was not asked. */
interface GivenCodes {
  readonly declared: readonly string[] | undefined
  readonly found: readonly string[]
}

const filterAnswers = ({ answers }: RuleQuestion, codes: readonly string[]): RuleAnswer[] =>
  answers.filter(({ code }) => codes.includes(code))

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code))

function compareModel({ basis, found }: InspectionResult): Difference[] {
  if (!basis.model) return []
  const { deviceId, describedId } = basis.model
  return [
    {
      question: MODEL_QUESTION,
      declared: [String(describedId)],
      found: [String(deviceId)],
      isWorse: isModelWorse(basis, found),
    },
  ]
}

function compareStorage({ basis, found }: InspectionResult): Difference[] {
  const { declared } = basis
  if (declared.storageGb === found.storageGb) return []
  const amountOf = (storageGb: number) =>
    basis.prices.find((price) => price.storageGb === storageGb)?.amountInCents ?? 0
  return [
    {
      question: STORAGE_QUESTION,
      declared: [String(declared.storageGb)],
      found: [String(found.storageGb)],
      isWorse: amountOf(found.storageGb) < amountOf(declared.storageGb),
    },
  ]
}

function compareCondition({ basis, found }: InspectionResult): Difference[] {
  const { declared, rule } = basis
  if (declared.conditionId === found.conditionId) return []
  const find = (conditionId: number) => rule.conditions.find(({ id }) => id === conditionId)
  const [before, after] = [find(declared.conditionId), find(found.conditionId)]
  return [
    {
      question: CONDITION_QUESTION,
      declared: before ? [before.code] : [],
      found: after ? [after.code] : [],
      isWorse: (after?.factorBp ?? 0) < (before?.factorBp ?? 0),
    },
  ]
}

/** Whether it depends on the answer which other questions are asked. */
const hasConsequences = ({ questions }: PriceRule, { code, answers }: RuleQuestion): boolean =>
  answers.some(({ isWithoutPower }) => isWithoutPower) ||
  questions.some(({ when }) => when?.question === code)

function compareAnswer(
  rule: PriceRule,
  question: RuleQuestion,
  { declared, found }: GivenCodes,
): Difference[] {
  const after = filterAnswers(question, found)
  const before = filterAnswers(question, declared ?? [])
  // A promise is kept where nothing is in the way any more, just as if the question had not been asked.
  const hasDeclared = declared !== undefined && !declared.some(isPromise)
  // "The pen is in the parcel, if it came with one" is true of a tablet without a pen: both answers cost nothing.
  const isAlike =
    isNeutral(after) && (!hasDeclared || (isNeutral(before) && !hasConsequences(rule, question)))
  if (isAlike || (hasDeclared && isSame(declared, found))) return []
  const worse = isWorse(before, after)
  return [{ question: question.code, declared: declared ?? [], found, isWorse: worse }]
}

function compareAnswers({ basis, found }: InspectionResult): Difference[] {
  const declared = pickCountedAnswers(basis.rule, basis.declared.answers)
  // Only questions that apply to the found device: what a dead one hides is covered by the finding that it is dead.
  return listAskedQuestions(basis.rule.questions, found.answers).flatMap((question) =>
    compareAnswer(basis.rule, question, {
      declared: declared[question.code],
      found: found.answers[question.code] ?? [],
    }),
  )
}

/**
 * Every difference that matters between what was declared and what was found, in the order of the questions. Where the
 * model is another one, the rest is compared as if the seller had described it.
 */
export function listFindings(inspection: InspectionResult): Finding[] {
  const own = { ...inspection, basis: transferBasis(inspection.basis, inspection.found) }
  return [
    ...compareModel(inspection),
    ...compareStorage(own),
    ...compareCondition(own),
    ...compareAnswers(own),
  ].map((difference) => ({ ...difference, photoIds: inspection.photoIds[difference.question] ?? [] }))
}

/** Whether a finding can be about this code. */
export const isFindingQuestion = (basis: PriceBasis, question: string): boolean =>
  question === STORAGE_QUESTION ||
  question === CONDITION_QUESTION ||
  (question === MODEL_QUESTION && Boolean(basis.model)) ||
  findRule(basis).questions.some(({ code }) => code === question)
