import { type PriceInput, payableInCents, priceDevice } from './price-device.ts'
import type { RuleQuestion } from './price-rule.ts'

/** What choosing an answer does to the price that is shown. */
export interface AnswerChange {
  readonly answer: string
  /** Difference to the price now. */
  readonly effectInCents: number
  /** There is no offer with this answer. */
  readonly hasNoOffer: boolean
}

/** The answers of a question after one of them was touched: chosen alone, or added and taken away again. */
export function withAnswer(
  { type }: Pick<RuleQuestion, 'type'>,
  given: readonly string[],
  answer: string,
): readonly string[] {
  if (type === 'single') return [answer]
  return given.includes(answer) ? given.filter((code) => code !== answer) : [...given, answer]
}

/** For every answer of a question, what it would change: sellers see it before they choose. */
export function whatIf(input: PriceInput, question: RuleQuestion): AnswerChange[] {
  const given = input.answers[question.code] ?? []
  const now = payableInCents(priceDevice(input))
  return question.answers.map(({ code }) => {
    const answers = { ...input.answers, [question.code]: withAnswer(question, given, code) }
    const result = priceDevice({ ...input, answers })
    return {
      answer: code,
      effectInCents: payableInCents(result) - now,
      hasNoOffer: result.kind === 'noOffer',
    }
  })
}

/** The same for the five conditions. */
export function whatIfCondition(
  input: PriceInput,
): { readonly id: number; readonly effectInCents: number }[] {
  const now = payableInCents(priceDevice(input))
  return input.rule.conditions.map(({ id }) => ({
    id,
    effectInCents: payableInCents(priceDevice({ ...input, conditionId: id })) - now,
  }))
}
