import type { Answers, RuleQuestion } from './price-rule.ts'

/** What decides whether a question is asked. The desk's form has no more of it than this. */
interface AskableQuestion {
  readonly code: string
  readonly when?: RuleQuestion['when'] | null
  readonly needsPower?: boolean
  readonly answers: readonly { readonly code: string; readonly isWithoutPower?: boolean }[]
}

/** Whether an answer says that the device does not start. */
const isWithoutPower = (questions: readonly AskableQuestion[], given: Answers): boolean =>
  questions.some(({ code, answers }) => {
    const own = given[code]
    return own !== undefined && answers.some((answer) => answer.isWithoutPower && own.includes(answer.code))
  })

/**
 * The questions that are asked, given the answers so far. Questions that a device without power cannot answer are left
 * out and count as answered best, as do follow-up questions that do not apply.
 */
export function listAskedQuestions<Question extends AskableQuestion>(
  questions: readonly Question[],
  answers: Answers,
): Question[] {
  const hasNoPower = isWithoutPower(questions, answers)
  const shown = new Set<string>()
  return questions.filter(({ code, when, needsPower }) => {
    const isWanted = !when || (shown.has(when.question) && answers[when.question]?.[0] === when.answer)
    const isAsked = isWanted && !(needsPower && hasNoPower)
    if (isAsked) shown.add(code)
    return isAsked
  })
}

/** The first asked question that has no valid answer yet. */
export const findUnanswered = (
  questions: readonly RuleQuestion[],
  answers: Answers,
): RuleQuestion | undefined =>
  listAskedQuestions(questions, answers).find((question) => !isAnswered(question, answers[question.code]))

/** Whether the given codes are answers of the question, and as many as it takes. */
export function isAnswered({ type, answers }: RuleQuestion, given: readonly string[] | undefined): boolean {
  if (!given || given.length === 0 || new Set(given).size !== given.length) return false
  if (type === 'single' && given.length !== 1) return false
  return given.every((code) => answers.some((answer) => answer.code === code))
}
