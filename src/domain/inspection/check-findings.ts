import { askedQuestions, isAnswered } from '#domain/pricing/asked-questions.ts'
import { CONDITION_QUESTION, isFindingQuestion, listFindings, STORAGE_QUESTION } from './findings.ts'
import type { InspectionResult } from './grading.ts'

/** Why an inspection is not taken. */
export interface FindingProblem {
  readonly key: 'FINDING_QUESTION' | 'FINDING_ANSWER' | 'FINDING_WITHOUT_PHOTO'
  readonly question: string
}

/** Codes that no question of the device has. */
function findStrangeQuestions({ basis, found, photoIds }: InspectionResult): FindingProblem[] {
  const answered = Object.keys(found.answers).filter((code) =>
    basis.rule.questions.every((question) => question.code !== code),
  )
  const photographed = Object.keys(photoIds).filter((code) => !isFindingQuestion(basis, code))
  return [...new Set([...answered, ...photographed])].map((question) => ({
    key: 'FINDING_QUESTION',
    question,
  }))
}

/** Questions that the found device can answer, without an answer that they know. */
function findStrangeAnswers({ basis, found }: InspectionResult): FindingProblem[] {
  const { rule, prices } = basis
  const questions = askedQuestions(rule.questions, found.answers)
    .filter((question) => !isAnswered(question, found.answers[question.code]))
    .map(({ code }) => code)
  if (rule.conditions.every(({ id }) => id !== found.conditionId)) questions.unshift(CONDITION_QUESTION)
  if (prices.every(({ storageGb }) => storageGb !== found.storageGb)) questions.unshift(STORAGE_QUESTION)
  return questions.map((question) => ({ key: 'FINDING_ANSWER', question }))
}

/** Findings to the seller's disadvantage that nothing proves. */
const findUnproven = (inspection: InspectionResult): FindingProblem[] =>
  listFindings(inspection)
    .filter(({ isWorse, photoIds }) => isWorse && photoIds.length === 0)
    .map(({ question }) => ({ key: 'FINDING_WITHOUT_PHOTO', question }))

/** What an inspector has to put right: every question answered, and a photo for what costs the seller money. */
export function checkFindings(inspection: InspectionResult): FindingProblem[] {
  const strange = [...findStrangeQuestions(inspection), ...findStrangeAnswers(inspection)]
  return strange.length > 0 ? strange : findUnproven(inspection)
}
