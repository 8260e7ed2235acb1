import { z } from 'zod'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import { GATES, isPromise, NO_OFFER_REASONS, type PriceRule } from '#domain/pricing/price-rule.ts'
import type { RuleSetContent } from '#domain/pricing/rule-numbers.ts'

const ID = { id: z.number().int().positive(), code: z.string().regex(/^[A-Z0-9_]{1,40}$/) }
const BASIS_POINTS = z.number().int().min(0).max(20_000)

const ANSWER_FIELDS = {
  ...ID,
  /** The device does not start: questions with `needsPower` are not asked. */
  isWithoutPower: z.literal(true).exactOptional(),
}

const ANSWER = z.union([
  z.strictObject({ ...ANSWER_FIELDS, factorBp: BASIS_POINTS }),
  z.strictObject({ ...ANSWER_FIELDS, deductionInCents: z.number().int().positive() }),
  z.strictObject({ ...ANSWER_FIELDS, noOffer: z.enum(NO_OFFER_REASONS) }),
  z.strictObject({ ...ANSWER_FIELDS, gate: z.enum(GATES) }),
])

const hasUniqueCodes = (entries: readonly { readonly code: string }[]): boolean =>
  new Set(entries.map(({ code }) => code)).size === entries.length

/** A seller who will do it before shipping is offered as much as one who has done it. */
const hasFreePromises = (answers: readonly z.output<typeof ANSWER>[]): boolean =>
  answers.every((answer) => !isPromise(answer.code) || ('factorBp' in answer && answer.factorBp === FULL_BP))

const QUESTION = z.strictObject({
  ...ID,
  type: z.enum(['single', 'multi']),
  /** Asked only where an earlier question has this answer. */
  when: z.strictObject({ question: z.string(), answer: z.string() }).exactOptional(),
  /** Not asked about a device that does not start. */
  needsPower: z.boolean().exactOptional(),
  answers: z
    .array(ANSWER)
    .min(2)
    .refine(hasUniqueCodes, 'has an answer code twice')
    .refine(hasFreePromises, 'has a promise that changes the price'),
})

type Question = z.output<typeof QUESTION>

/** Whether every follow-up question follows an answer that exists and was asked for before. */
const hasReachableQuestions = (questions: readonly Question[]): boolean =>
  questions.every(({ when }, index) => {
    if (!when) return true
    const earlier = questions.slice(0, index).find(({ code }) => code === when.question)
    return earlier?.answers.some(({ code }) => code === when.answer) ?? false
  })

const QUESTIONS = z
  .array(QUESTION)
  .refine(hasUniqueCodes, 'has a question code twice')
  .refine(hasReachableQuestions, 'has a question that follows no earlier answer')

/** Carts, lists and signed offers name a condition by its id alone, so no version may give an id another meaning. */
const hasKnownConditions = (conditions: readonly { readonly id: number; readonly code: string }[]): boolean =>
  conditions.every(({ id, code }) => findConditionCode(id) === code)

const CONDITIONS = z
  .array(z.strictObject({ ...ID, factorBp: BASIS_POINTS }))
  .length(5)
  .refine(hasUniqueCodes, 'has a condition twice')
  .refine(hasKnownConditions, 'has a condition with another code')

/**
 * A published version of the price rule. Stored versions are read for ever, so a field that is added here later has to be
 * optional; and a release without that field skips the versions that have it. How to ask is no part of it: see
 * `question-hints.ts`.
 */
const RULE_SET_FILE = z.strictObject({
  version: z.number().int().positive(),
  conditions: CONDITIONS,
  minOfferInCents: z.number().int().positive(),
  floorBp: BASIS_POINTS,
  questionSets: z.record(z.enum(CATEGORY_IDS), QUESTIONS),
})

/** The price rule of every category, all of one version. */
export interface RuleSet {
  readonly version: number
  readonly rules: Readonly<Record<CategoryId, PriceRule>>
}

/** Reads a published rule as it was written; throws where it is not one. */
export const parseRuleSetContent = (content: unknown): RuleSetContent =>
  // The schema requires every category, and every answer has one effect.
  RULE_SET_FILE.parse(content) as unknown as RuleSetContent

/** Reads a published rule; throws where it is not one. */
export function parseRuleSet(content: unknown): RuleSet {
  const { questionSets, ...shared } = parseRuleSetContent(content)
  const rules = Object.fromEntries(
    Object.entries(questionSets).map(([category, questions]) => [category, { ...shared, questions }]),
  )
  // One rule per category.
  return { version: shared.version, rules: rules as RuleSet['rules'] }
}
