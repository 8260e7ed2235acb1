import type { Answers } from '#domain/pricing/price-rule.ts'

/** A question about a device and the answers given to it, both as codes. */
export interface QuestionAndAnswers {
  readonly question: string
  readonly answers: readonly string[]
}

/** The answers of an offer as its events carry them: codes alone, in the order of the alphabet. */
export const listQuestionsAndAnswers = (given: Answers): QuestionAndAnswers[] =>
  Object.entries(given)
    .map(([question, answers]) => ({ question, answers }))
    .sort((one, other) => (one.question < other.question ? -1 : 1))
