import { findConditionCode } from './find-condition-code.ts'
import type { Answers, RuleAnswer, RuleQuestion } from './price-rule.ts'

/** Whether this condition means that the device is still in its sealed box. */
const isSealed = (conditionId: number | null): boolean =>
  conditionId !== null && findConditionCode(conditionId) === 'NEW'

const toFactorBp = (answer: RuleAnswer): number => ('factorBp' in answer ? answer.factorBp : -1)

/** The answer that takes nothing off the price; where several do, the one that is listed first. */
export function pickBestAnswer({ code, answers }: Pick<RuleQuestion, 'code' | 'answers'>): string {
  const [first, ...others] = answers
  if (!first) throw new Error(`Question ${code} has no answers`)
  return others.reduce((best, answer) => (toFactorBp(answer) > toFactorBp(best) ? answer : best), first).code
}

/** Whether a question is left out about a sealed device: nobody can see inside the box. */
const isSkippedWhenSealed = ({ when, isAskedWhenSealed }: RuleQuestion): boolean =>
  !when && !isAskedWhenSealed

/** The questions that may be asked in this condition, whatever the other answers are. */
export function listApplicableQuestions(
  questions: readonly RuleQuestion[],
  conditionId: number | null,
): readonly RuleQuestion[] {
  return isSealed(conditionId) ? questions.filter((question) => !isSkippedWhenSealed(question)) : questions
}

/**
 * The answers that count in this condition. About a sealed device, what is not asked is answered best, even where the
 * seller answered otherwise before calling it sealed.
 */
export function answerSealed(
  questions: readonly RuleQuestion[],
  conditionId: number | null,
  answers: Answers,
): Answers {
  if (!isSealed(conditionId)) return answers
  const skipped = questions.filter(isSkippedWhenSealed)
  const best = skipped.map((question) => [question.code, [pickBestAnswer(question)]] as const)
  return { ...answers, ...Object.fromEntries(best) }
}
