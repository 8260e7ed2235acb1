import { FULL_BP } from '#domain/money/basis-points.ts'
import { findUnanswered, isAnswered, listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import type { Answers, RuleAnswer, RuleQuestion } from '#domain/pricing/price-rule.ts'

export type AnswersReading =
  | { readonly kind: 'answers'; readonly answers: Answers }
  /** The part that cannot be understood. */
  | { readonly kind: 'unknown'; readonly part: string }

/** The prefix may be left out: `BATTERY` is enough for a phone. */
const findQuestion = (questions: readonly RuleQuestion[], code: string): RuleQuestion | undefined =>
  questions.find((question) => question.code === code || question.code.replace(/^[A-Z]+_/, '') === code)

/** Reads `code=value,code=value`. Several values of a question are joined by a plus, or repeat the code. */
export function readAnswers(text: string, questions: readonly RuleQuestion[]): AnswersReading {
  const given: Record<string, string[]> = {}
  for (const part of text
    .split(/[,|]/)
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const [code = '', values = '', ...rest] = part
      .toUpperCase()
      .split('=')
      .map((piece) => piece.trim())
    const question = findQuestion(questions, code)
    const codes = values.split('+').map((value) => value.trim())
    const own = question ? [...(given[question.code] ?? []), ...codes] : []
    if (!question || rest.length > 0 || !isAnswered(question, own)) return { kind: 'unknown', part }
    given[question.code] = own
  }
  return { kind: 'answers', answers: given }
}

/** The cost of an answer, only comparable within a question. */
function rateCost(answer: RuleAnswer): number {
  if ('factorBp' in answer) return FULL_BP - answer.factorBp
  if ('deductionInCents' in answer) return answer.deductionInCents
  return Number.MAX_SAFE_INTEGER
}

const findBest = ({ answers }: RuleQuestion): string =>
  answers.reduce((best, answer) => (rateCost(answer) < rateCost(best) ? answer : best)).code

/** Completes the answers of a device: a question without one counts as answered in the best way. */
export function completeAnswers(questions: readonly RuleQuestion[], given: Answers): Answers {
  let answers = given
  // Every answer may lead to another question.
  for (let open = findUnanswered(questions, answers); open; open = findUnanswered(questions, answers))
    answers = { ...answers, [open.code]: [findBest(open)] }
  const asked = listAskedQuestions(questions, answers)
  return Object.fromEntries(asked.map(({ code }) => [code, answers[code] ?? []]))
}
