import type { Answers, RuleQuestion } from './price-rule.ts'

const POWER = /_POWER$/

/** Whether the device was said not to start. */
const isDead = (questions: readonly RuleQuestion[], answers: Answers): boolean =>
  questions.some(({ code }) => POWER.test(code) && answers[code]?.[0] === 'NO')

/**
 * The questions that are asked, given the answers so far. Those that a dead device makes unanswerable are left out and
 * count as answered best, as do follow-up questions that nobody had to be asked.
 */
export function askedQuestions(questions: readonly RuleQuestion[], answers: Answers): RuleQuestion[] {
  const isWithoutPower = isDead(questions, answers)
  const shown = new Set<string>()
  return questions.filter(({ code, when, needsPower }) => {
    const isWanted = !when || (shown.has(when.question) && answers[when.question]?.[0] === when.answer)
    const isAsked = isWanted && !(needsPower && isWithoutPower)
    if (isAsked) shown.add(code)
    return isAsked
  })
}

/** The first asked question that has no valid answer yet. */
export const findUnanswered = (
  questions: readonly RuleQuestion[],
  answers: Answers,
): RuleQuestion | undefined =>
  askedQuestions(questions, answers).find((question) => !isAnswered(question, answers[question.code]))

/** Whether these are answers of the question, as many as it takes. */
export function isAnswered({ type, answers }: RuleQuestion, given: readonly string[] | undefined): boolean {
  if (!given || given.length === 0 || new Set(given).size !== given.length) return false
  if (type === 'single' && given.length !== 1) return false
  return given.every((code) => answers.some((answer) => answer.code === code))
}
