import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { isPromise, type PriceRule, type RuleAnswer, type RuleQuestion } from './price-rule.ts'

/** A version of the price rule for all categories, as it is published. */
export interface RuleSetContent extends Omit<PriceRule, 'questions'> {
  readonly questionSets: Readonly<Record<CategoryId, readonly RuleQuestion[]>>
}

/** New numbers by the key of the number that they replace. */
export type NumberChanges = Readonly<Record<string, number>>

export const CONDITION_GROUP = 'CONDITION'

/** One factor or deduction of a rule. */
export interface RuleNumber {
  /** `CONDITION.GOOD`, or category, question and answer: `phones.PH_GLASS.CHIPPED`. */
  readonly key: string
  readonly group: typeof CONDITION_GROUP | CategoryId
  /** Null for a condition. */
  readonly question: string | null
  readonly code: string
  /** A factor is in basis points, a deduction in euro cents. */
  readonly kind: 'factor' | 'deduction'
  readonly value: number
  /** Whether it belongs to the structure of the rule, which only a release changes. */
  readonly isFixed: boolean
}

export const NUMBER_PROBLEMS = ['UNKNOWN', 'FIXED', 'RANGE', 'ORDER'] as const

export interface NumberProblem {
  readonly key: string
  readonly problem: (typeof NUMBER_PROBLEMS)[number]
}

const MAX_CONDITION_BP = 2 * FULL_BP
const MAX_DEDUCTION_IN_CENTS = 100_000

/** Texts of the shop name this fee. */
const NAMED_IN_TEXTS: readonly string[] = ['monitors.MO_PACKING.KIT']

/** Base prices are for this condition, and unanswered questions count as answered best: neither may change the price. */
const BASE_CONDITION = 'LIKE_NEW'
const isBest = ({ type }: RuleQuestion, answer: RuleAnswer, place: number): boolean =>
  type === 'single' && place === 0 && 'factorBp' in answer && answer.factorBp === FULL_BP

function toNumber(
  group: CategoryId,
  question: RuleQuestion,
  [answer, place]: readonly [RuleAnswer, number],
): RuleNumber[] {
  const key = `${group}.${question.code}.${answer.code}`
  const isFixed = isBest(question, answer, place) || isPromise(answer.code) || NAMED_IN_TEXTS.includes(key)
  const shared = { key, group, question: question.code, code: answer.code, isFixed }
  if ('factorBp' in answer) return [{ ...shared, kind: 'factor', value: answer.factorBp }]
  if ('deductionInCents' in answer) return [{ ...shared, kind: 'deduction', value: answer.deductionInCents }]
  return []
}

/** Every factor and deduction of a rule, in the order in which they are asked. */
export const listRuleNumbers = ({ conditions, questionSets }: RuleSetContent): RuleNumber[] => [
  ...conditions.map(
    ({ code, factorBp }): RuleNumber => ({
      key: `${CONDITION_GROUP}.${code}`,
      group: CONDITION_GROUP,
      question: null,
      code,
      kind: 'factor',
      value: factorBp,
      isFixed: code === BASE_CONDITION,
    }),
  ),
  ...CATEGORY_IDS.flatMap((group) =>
    questionSets[group].flatMap((question) =>
      question.answers.flatMap((answer, place) => toNumber(group, question, [answer, place])),
    ),
  ),
]

function isInRange({ kind, group }: RuleNumber, value: number): boolean {
  if (!Number.isSafeInteger(value) || value < 1) return false
  if (kind === 'deduction') return value <= MAX_DEDUCTION_IN_CENTS
  return value <= (group === CONDITION_GROUP ? MAX_CONDITION_BP : FULL_BP)
}

/** Conditions that would pay more than the next better one. */
const listMisplaced = ({ conditions }: RuleSetContent, changes: NumberChanges): NumberProblem[] => {
  const factors = conditions.map(({ code, factorBp }) => ({
    key: `${CONDITION_GROUP}.${code}`,
    factorBp: changes[`${CONDITION_GROUP}.${code}`] ?? factorBp,
  }))
  return factors.flatMap(({ key, factorBp }, place) =>
    factorBp > (factors[place - 1]?.factorBp ?? Number.POSITIVE_INFINITY) ? [{ key, problem: 'ORDER' }] : [],
  )
}

/** Why changes can't become a version of the rule; empty where they can. */
export function findNumberProblems(content: RuleSetContent, changes: NumberChanges): NumberProblem[] {
  const known = new Map(listRuleNumbers(content).map((number) => [number.key, number]))
  const own = Object.entries(changes).flatMap(([key, value]): NumberProblem[] => {
    const number = known.get(key)
    if (!number) return [{ key, problem: 'UNKNOWN' }]
    if (number.isFixed) return [{ key, problem: 'FIXED' }]
    return isInRange(number, value) ? [] : [{ key, problem: 'RANGE' }]
  })
  return [...own, ...listMisplaced(content, changes)]
}

function changeAnswer(answer: RuleAnswer, value: number | undefined): RuleAnswer {
  if (value === undefined) return answer
  return 'deductionInCents' in answer
    ? { ...answer, deductionInCents: value }
    : { ...answer, factorBp: value }
}

/** The next version of a rule. Nothing but the numbers differs. */
export const changeRuleNumbers = (
  content: RuleSetContent,
  changes: NumberChanges,
  version: number,
): RuleSetContent => ({
  ...content,
  version,
  conditions: content.conditions.map((condition) => ({
    ...condition,
    factorBp: changes[`${CONDITION_GROUP}.${condition.code}`] ?? condition.factorBp,
  })),
  questionSets: Object.fromEntries(
    Object.entries(content.questionSets).map(([group, questions]) => [
      group,
      questions.map((question) => ({
        ...question,
        answers: question.answers.map((answer) =>
          changeAnswer(answer, changes[`${group}.${question.code}.${answer.code}`]),
        ),
      })),
    ]),
    // One entry per category, as before.
  ) as unknown as RuleSetContent['questionSets'],
})

/** The changes that say something other than the rule itself. */
export function dropUnchanged(content: RuleSetContent, changes: NumberChanges): NumberChanges {
  const values = new Map(listRuleNumbers(content).map(({ key, value }) => [key, value]))
  return Object.fromEntries(Object.entries(changes).filter(([key, value]) => values.get(key) !== value))
}
