import { type PriceInput, priceDevice, toPayableInCents } from './price-device.ts'
import type { RuleQuestion } from './price-rule.ts'

/** What choosing an answer would do to the price. */
export interface AnswerPreview {
  readonly answer: string
  /** Difference from the current price. */
  readonly effectInCents: number
  /** We make no offer with this answer. */
  readonly hasNoOffer: boolean
}

/** The answers of a question after a click on one: it replaces a single choice, and toggles in a multiple one. */
export function toggleAnswer(
  { type }: Pick<RuleQuestion, 'type'>,
  given: readonly string[],
  answer: string,
): readonly string[] {
  if (type === 'single') return [answer]
  return given.includes(answer) ? given.filter((code) => code !== answer) : [...given, answer]
}

/** What every answer of a question would change: sellers see it before they choose. */
export function previewAnswers(input: PriceInput, question: RuleQuestion): AnswerPreview[] {
  const given = input.answers[question.code] ?? []
  const now = toPayableInCents(priceDevice(input))
  return question.answers.map(({ code }) => {
    const answers = { ...input.answers, [question.code]: toggleAnswer(question, given, code) }
    const result = priceDevice({ ...input, answers })
    return {
      answer: code,
      effectInCents: toPayableInCents(result) - now,
      hasNoOffer: result.kind === 'noOffer',
    }
  })
}

/** What every condition would change. */
export function previewConditions(
  input: PriceInput,
): { readonly id: number; readonly effectInCents: number }[] {
  const now = toPayableInCents(priceDevice(input))
  return input.rule.conditions.map(({ id }) => ({
    id,
    effectInCents: toPayableInCents(priceDevice({ ...input, conditionId: id })) - now,
  }))
}
