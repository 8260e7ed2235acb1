import { FULL_BP } from '#domain/money/basis-points.ts'
import { askedQuestions, findUnanswered, isAnswered } from '#domain/pricing/asked-questions.ts'
import type { Answers, RuleAnswer, RuleQuestion } from '#domain/pricing/price-rule.ts'

export type AnswersReading =
  | { readonly kind: 'answers'; readonly answers: Answers }
  /** The part that cannot be understood. */
  | { readonly kind: 'unknown'; readonly part: string }

/** `BATTERY` is enough where the questions are those of phones. */
const findQuestion = (questions: readonly RuleQuestion[], code: string): RuleQuestion | undefined =>
  questions.find((question) => question.code === code || question.code.replace(/^[A-Z]+_/, '') === code)

/** Reads `code=value,code=value`; several values of a question stand behind each other, or with a plus between. */
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

/** What an answer costs, to compare answers of one question only. */
function costOf(answer: RuleAnswer): number {
  if ('factorBp' in answer) return FULL_BP - answer.factorBp
  if ('deductionInCents' in answer) return answer.deductionInCents
  return Number.MAX_SAFE_INTEGER
}

const bestOf = ({ answers }: RuleQuestion): string =>
  answers.reduce((best, answer) => (costOf(answer) < costOf(best) ? answer : best)).code

/** All answers of a device: what was not said counts as the best that can be said. */
export function completeAnswers(questions: readonly RuleQuestion[], given: Answers): Answers {
  let answers = given
  // Each round answers one question, which may be the reason for another.
  for (let open = findUnanswered(questions, answers); open; open = findUnanswered(questions, answers))
    answers = { ...answers, [open.code]: [bestOf(open)] }
  const asked = askedQuestions(questions, answers)
  return Object.fromEntries(asked.map(({ code }) => [code, answers[code] ?? []]))
}
