import { exactShare } from '#domain/pricing/exact-share.ts'
import type { RuleAnswer } from '#domain/pricing/price-rule.ts'

/** What answers of one question do to a price, whatever the price is. */
interface AnswerWorth {
  readonly sale: 'open' | 'blocked' | 'refused'
  readonly share: number
  readonly deductionInCents: number
}

/** Fine enough that two products of factors are only equal here when they are equal. */
const WHOLE = 1_000_000_000_000

const SALES = ['refused', 'blocked', 'open'] as const satisfies readonly AnswerWorth['sale'][]

const saleOf = (answers: readonly RuleAnswer[]): AnswerWorth['sale'] => {
  if (answers.some((answer) => 'noOffer' in answer)) return 'refused'
  return answers.some((answer) => 'gate' in answer) ? 'blocked' : 'open'
}

const worthOf = (answers: readonly RuleAnswer[]): AnswerWorth => ({
  sale: saleOf(answers),
  share: exactShare(
    WHOLE,
    answers.flatMap((answer) => ('factorBp' in answer ? answer.factorBp : [])),
  ),
  deductionInCents: answers.reduce(
    (sum, answer) => sum + ('deductionInCents' in answer ? answer.deductionInCents : 0),
    0,
  ),
})

/** Whether a seller gets less by the found answers than by the declared ones, or may. */
export function isWorse(declared: readonly RuleAnswer[], found: readonly RuleAnswer[]): boolean {
  const [before, after] = [worthOf(declared), worthOf(found)]
  return (
    SALES.indexOf(after.sale) < SALES.indexOf(before.sale) ||
    after.share < before.share ||
    after.deductionInCents > before.deductionInCents
  )
}

/** Whether answers change no price, as if the question had not been asked. */
export const isNeutral = (answers: readonly RuleAnswer[]): boolean =>
  !isWorse([], answers) && !isWorse(answers, [])
