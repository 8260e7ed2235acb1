import { multiplyExactly } from '#domain/pricing/multiply-exactly.ts'
import type { RuleAnswer } from '#domain/pricing/price-rule.ts'

/** What answers of one question do to any price. */
interface AnswerWorth {
  readonly sale: 'open' | 'blocked' | 'refused'
  readonly share: number
  readonly deductionInCents: number
}

/** Fine enough to tell any two products of factors apart. */
const WHOLE = 1_000_000_000_000

const SALES = ['refused', 'blocked', 'open'] as const satisfies readonly AnswerWorth['sale'][]

const rateSale = (answers: readonly RuleAnswer[]): AnswerWorth['sale'] => {
  if (answers.some((answer) => 'noOffer' in answer)) return 'refused'
  return answers.some((answer) => 'gate' in answer) ? 'blocked' : 'open'
}

const rateAnswers = (answers: readonly RuleAnswer[]): AnswerWorth => ({
  sale: rateSale(answers),
  share: multiplyExactly(
    WHOLE,
    answers.flatMap((answer) => ('factorBp' in answer ? answer.factorBp : [])),
  ),
  deductionInCents: answers.reduce(
    (sum, answer) => sum + ('deductionInCents' in answer ? answer.deductionInCents : 0),
    0,
  ),
})

/** Whether the found answers could pay the seller less than the declared ones. */
export function isWorse(declared: readonly RuleAnswer[], found: readonly RuleAnswer[]): boolean {
  const [before, after] = [rateAnswers(declared), rateAnswers(found)]
  return (
    SALES.indexOf(after.sale) < SALES.indexOf(before.sale) ||
    after.share < before.share ||
    after.deductionInCents > before.deductionInCents
  )
}

/** Whether answers never change a price, as if the question had not been asked. */
export const isNeutral = (answers: readonly RuleAnswer[]): boolean =>
  !isWorse([], answers) && !isWorse(answers, [])
