import { askedQuestions } from '#domain/pricing/asked-questions.ts'
import type { RuleAnswer, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { isNeutral, isWorse } from './answer-worth.ts'
import { countedAnswers, type InspectionResult, type PriceBasis } from './grading.ts'

/** Questions that every device has, besides those of its question set. */
export const STORAGE_QUESTION = 'STORAGE'
export const CONDITION_QUESTION = 'CONDITION'

/** One difference between what the seller said and what was found. */
export interface Finding {
  readonly question: string
  /** Empty when the seller was not asked, which counts as the best answer. */
  readonly declared: readonly string[]
  readonly found: readonly string[]
  readonly photoIds: readonly string[]
  /** A finding to the seller's disadvantage has to be proven. */
  readonly isWorse: boolean
}

type Difference = Omit<Finding, 'photoIds'>

const answersByCode = ({ answers }: RuleQuestion, codes: readonly string[]): RuleAnswer[] =>
  answers.filter(({ code }) => codes.includes(code))

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code))

function storageDifference({ basis, found }: InspectionResult): Difference[] {
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

function conditionDifference({ basis, found }: InspectionResult): Difference[] {
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

function answerDifference(
  question: RuleQuestion,
  declared: readonly string[] | undefined,
  found: readonly string[],
): Difference[] {
  const after = answersByCode(question, found)
  if (declared ? isSame(declared, found) : isNeutral(after)) return []
  const before = answersByCode(question, declared ?? [])
  const worse = isWorse(before, after)
  return [{ question: question.code, declared: declared ?? [], found, isWorse: worse }]
}

function answerDifferences({ basis, found }: InspectionResult): Difference[] {
  const declared = countedAnswers(basis.rule, basis.declared.answers)
  // Only questions that the found device can answer: what a dead one hides goes with the finding that it is dead.
  return askedQuestions(basis.rule.questions, found.answers).flatMap((question) =>
    answerDifference(question, declared[question.code], found.answers[question.code] ?? []),
  )
}

/** Every difference between what was declared and what was found, in the order of the questions. */
export const listFindings = (inspection: InspectionResult): Finding[] =>
  [
    ...storageDifference(inspection),
    ...conditionDifference(inspection),
    ...answerDifferences(inspection),
  ].map((difference) => ({ ...difference, photoIds: inspection.photoIds[difference.question] ?? [] }))

/** Whether the code is one that a finding can have. */
export const isFindingQuestion = ({ rule }: PriceBasis, question: string): boolean =>
  question === STORAGE_QUESTION ||
  question === CONDITION_QUESTION ||
  rule.questions.some(({ code }) => code === question)
