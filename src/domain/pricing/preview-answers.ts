import { type PriceInput, priceDevice, toPayableInCents } from './price-device.ts'
import type { RuleQuestion } from './price-rule.ts'
import { answerSealed } from './sealed-device.ts'

/** What choosing an answer would do to the price. */
export interface AnswerPreview {
  readonly answer: string
  /** The price with this answer; 0 where we make no offer. */
  readonly priceInCents: number
  /** Difference from the current price. */
  readonly effectInCents: number
  /** We make no offer with this answer. */
  readonly hasNoOffer: boolean
  /** It leads to another question, which decides what it does to the price. */
  readonly opensQuestions: boolean
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

/** Whether this answer leads to further questions that change the price. */
const opensQuestions = ({ rule }: PriceInput, { code }: RuleQuestion, answer: string): boolean =>
  rule.questions.some(({ when }) => when?.question === code && when.answer === answer)

const current = new WeakMap<PriceInput, number>()

/** The price as it is, which every question of a page asks for. */
function priceNow(input: PriceInput): number {
  const known = current.get(input)
  if (known !== undefined) return known
  const payable = toPayableInCents(priceDevice(input))
  current.set(input, payable)
  return payable
}

/** What every answer of a question would change: sellers see it before they choose. */
export function previewAnswers(input: PriceInput, question: RuleQuestion): AnswerPreview[] {
  const given = input.answers[question.code] ?? []
  const now = priceNow(input)
  return question.answers.map(({ code }) => {
    const answers = { ...input.answers, [question.code]: toggleAnswer(question, given, code) }
    const result = priceDevice({ ...input, answers })
    const priceInCents = toPayableInCents(result)
    return {
      answer: code,
      priceInCents,
      effectInCents: priceInCents - now,
      hasNoOffer: result.kind === 'noOffer',
      opensQuestions: opensQuestions(input, question, code),
    }
  })
}

/** What a condition or a storage size would do to the price. */
export interface ChoicePreview {
  readonly priceInCents: number
  /** Difference from the current price. */
  readonly effectInCents: number
  /** We make no offer with this choice. */
  readonly hasNoOffer: boolean
}

function previewChoice(now: number, input: PriceInput): ChoicePreview {
  const result = priceDevice(input)
  const priceInCents = toPayableInCents(result)
  return { priceInCents, effectInCents: priceInCents - now, hasNoOffer: result.kind === 'noOffer' }
}

/** What every condition would change. A sealed device is worth its best answers, whatever was answered before. */
export function previewConditions(input: PriceInput): (ChoicePreview & { readonly id: number })[] {
  const { rule, answers } = input
  const inCondition = (conditionId: number | null): PriceInput => ({
    ...input,
    conditionId,
    answers: answerSealed(rule.questions, conditionId, answers),
  })
  const now = toPayableInCents(priceDevice(inCondition(input.conditionId)))
  return rule.conditions.map(({ id }) => ({ id, ...previewChoice(now, inCondition(id)) }))
}

/** What every storage size would change. */
export function previewStorages(
  input: PriceInput,
  prices: readonly { readonly storageGb: number; readonly amountInCents: number }[],
): (ChoicePreview & { readonly storageGb: number })[] {
  const now = toPayableInCents(priceDevice(input))
  return prices.map(({ storageGb, amountInCents }) => ({
    storageGb,
    ...previewChoice(now, { ...input, baseInCents: amountInCents }),
  }))
}
