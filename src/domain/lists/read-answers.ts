import { isWorse } from '#domain/inspection/answer-worth.ts'
import { findUnanswered, isAnswered, listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import type { Answers, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { pickBestAnswer } from '#domain/pricing/sealed-device.ts'

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

/** Completes the answers of a device: a question without one counts as answered in the best way. */
export function assumeBestAnswers(questions: readonly RuleQuestion[], given: Answers): Answers {
  let answers = given
  // Every answer may lead to another question.
  for (let open = findUnanswered(questions, answers); open; open = findUnanswered(questions, answers))
    answers = { ...answers, [open.code]: [pickBestAnswer(open)] }
  const asked = listAskedQuestions(questions, answers)
  return Object.fromEntries(asked.map(({ code }) => [code, answers[code] ?? []]))
}

/** Whether one of the answers takes something off the price, or stops the sale. */
export const hasCostlyAnswer = (questions: readonly RuleQuestion[], given: Answers): boolean =>
  questions.some(({ code, answers }) =>
    isWorse(
      [],
      answers.filter((answer) => given[code]?.includes(answer.code)),
    ),
  )
