import { isAnswered, listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import { isPromise, type RuleQuestion } from '#domain/pricing/price-rule.ts'
import { CONDITION_QUESTION, isFindingQuestion, listFindings, STORAGE_QUESTION } from './findings.ts'
import { findRule, listSizes } from './found-model.ts'
import type { InspectionResult } from './grading.ts'

/** Why findings are refused. */
export interface FindingProblem {
  readonly key: 'FINDING_QUESTION' | 'FINDING_ANSWER' | 'FINDING_WITHOUT_PHOTO'
  readonly question: string
}

/** Codes that are not questions of the device. */
function findUnknownQuestions({ basis, found, photoIds }: InspectionResult): FindingProblem[] {
  const answered = Object.keys(found.answers).filter((code) =>
    findRule(basis).questions.every((question) => question.code !== code),
  )
  const photographed = Object.keys(photoIds).filter((code) => !isFindingQuestion(basis, code))
  return [...new Set([...answered, ...photographed])].map((question) => ({
    key: 'FINDING_QUESTION',
    question,
  }))
}

/** Whether an inspector can have found these answers: a promise of the seller is nothing to be found. */
const isFound = (question: RuleQuestion, codes: readonly string[] | undefined): boolean =>
  isAnswered(question, codes) && !codes?.some(isPromise)

/** Questions that apply to the found device and have no valid answer. */
function findInvalidAnswers({ basis, found }: InspectionResult): FindingProblem[] {
  const rule = findRule(basis)
  const questions = listAskedQuestions(rule.questions, found.answers)
    .filter((question) => !isFound(question, found.answers[question.code]))
    .map(({ code }) => code)
  if (rule.conditions.every(({ id }) => id !== found.conditionId)) questions.unshift(CONDITION_QUESTION)
  if (listSizes(basis).every(({ storageGb }) => storageGb !== found.storageGb))
    questions.unshift(STORAGE_QUESTION)
  return questions.map((question) => ({ key: 'FINDING_ANSWER', question }))
}

/** Findings to the seller's disadvantage without a photo. */
const findUnproven = (inspection: InspectionResult): FindingProblem[] =>
  listFindings(inspection)
    .filter(({ isWorse, photoIds }) => isWorse && photoIds.length === 0)
    .map(({ question }) => ({ key: 'FINDING_WITHOUT_PHOTO', question }))

/** What an inspector has to correct: every question needs an answer, and every finding that costs the seller money a photo. */
export function checkFindings(inspection: InspectionResult): FindingProblem[] {
  const strange = [...findUnknownQuestions(inspection), ...findInvalidAnswers(inspection)]
  return strange.length > 0 ? strange : findUnproven(inspection)
}
