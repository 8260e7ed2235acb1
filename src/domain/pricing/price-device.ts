import { truncateToWholeUnits } from '#domain/money/whole-units.ts'
import { applyFactors } from './apply-factors.ts'
import { listAskedQuestions } from './list-asked-questions.ts'
import { multiplyExactly } from './multiply-exactly.ts'
import type { Answers, Gate, NoOfferReason, PriceRule, RuleAnswer } from './price-rule.ts'

export interface PriceInput {
  readonly rule: PriceRule
  readonly baseInCents: number
  /** Scales fixed deductions, which are in euro cents, to the currency of the price list. */
  readonly deductionFactorBp: number
  /** Null before the seller has chosen one, which counts as like new. */
  readonly conditionId: number | null
  readonly answers: Answers
}

/** One line of the breakdown: an answer and what it does to the price. */
export interface PriceLine {
  readonly question: string
  readonly answer: string
  readonly effectInCents: number
}

export interface PriceBreakdown {
  readonly baseInCents: number
  readonly lines: readonly PriceLine[]
  /** What raising the price to the least share of the base price adds. */
  readonly floorInCents: number
  /** What cutting to whole units takes off. */
  readonly roundingInCents: number
  readonly totalInCents: number
}

export type PriceResult =
  | { readonly kind: 'offer'; readonly breakdown: PriceBreakdown }
  /** Blocked until the seller does something; the price stays visible. */
  | { readonly kind: 'gate'; readonly gate: Gate; readonly breakdown: PriceBreakdown }
  | { readonly kind: 'noOffer'; readonly reason: NoOfferReason; readonly breakdown: PriceBreakdown }

const CONDITION = 'CONDITION'
const LIKE_NEW = 4

interface GivenAnswer {
  readonly question: string
  readonly answer: RuleAnswer
}

/**
 * The answers that count: those of questions that are asked. Open questions are left out first: most are open where a page
 * prices every answer, and none of them decides whether another one is asked.
 */
function listGivenAnswers({ questions }: PriceRule, answers: Answers): GivenAnswer[] {
  const answered = questions.filter(({ code }) => answers[code] !== undefined)
  return listAskedQuestions(answered, answers).flatMap((question) =>
    question.answers
      .filter(({ code }) => answers[question.code]?.includes(code))
      .map((answer) => ({ question: question.code, answer })),
  )
}

interface Factor {
  readonly question: string
  readonly answer: string
  readonly factorBp: number
}

function listFactors({ rule, conditionId }: PriceInput, given: readonly GivenAnswer[]): Factor[] {
  const condition = rule.conditions.find(({ id }) => id === (conditionId ?? LIKE_NEW))
  if (!condition) throw new Error(`Unknown condition: ${conditionId}`)
  return [
    { question: CONDITION, answer: condition.code, factorBp: condition.factorBp },
    ...given.flatMap(({ question, answer }) =>
      'factorBp' in answer ? [{ question, answer: answer.code, factorBp: answer.factorBp }] : [],
    ),
  ]
}

/** What each factor changes, in exact cents: only the sum of all lines is cut to whole units. */
function buildFactorLines(baseInCents: number, factors: readonly Factor[]): PriceLine[] {
  const steps = applyFactors(
    baseInCents,
    factors.map(({ answer, factorBp }) => ({ code: answer, factorBp })),
  ).steps
  return factors.map(({ question, answer }, index) => ({
    question,
    answer,
    effectInCents: steps[index]?.effectInCents ?? 0,
  }))
}

const buildDeductionLines = ({ deductionFactorBp }: PriceInput, given: readonly GivenAnswer[]): PriceLine[] =>
  given.flatMap(({ question, answer }) =>
    'deductionInCents' in answer
      ? [
          {
            question,
            answer: answer.code,
            effectInCents: -multiplyExactly(answer.deductionInCents, [deductionFactorBp]),
          },
        ]
      : [],
  )

function buildBreakdown(input: PriceInput, given: readonly GivenAnswer[]): PriceBreakdown {
  const { baseInCents, rule } = input
  const lines = [
    ...buildFactorLines(baseInCents, listFactors(input, given)),
    ...buildDeductionLines(input, given),
  ]
  const sum = lines.reduce((total, { effectInCents }) => total + effectInCents, baseInCents)
  const floorInCents = Math.max(0, multiplyExactly(baseInCents, [rule.floorBp]) - sum)
  const exact = sum + floorInCents
  const totalInCents = truncateToWholeUnits(exact)
  return { baseInCents, lines, floorInCents, roundingInCents: totalInCents - exact, totalInCents }
}

/**
 * Prices a device for a set of answers; unanswered questions count as answered best. Integers only:
 * floor(base × condition × factors) − deductions, at least the floor, cut to whole units of the currency.
 */
export function priceDevice(input: PriceInput): PriceResult {
  const given = listGivenAnswers(input.rule, input.answers)
  const breakdown = buildBreakdown(input, given)
  const refusal = given.find(({ answer }) => 'noOffer' in answer)?.answer
  if (refusal && 'noOffer' in refusal) return { kind: 'noOffer', reason: refusal.noOffer, breakdown }
  if (breakdown.totalInCents < input.rule.minOfferInCents)
    return { kind: 'noOffer', reason: 'TOO_LOW', breakdown }
  const blocked = given.find(({ answer }) => 'gate' in answer)?.answer
  if (blocked && 'gate' in blocked) return { kind: 'gate', gate: blocked.gate, breakdown }
  return { kind: 'offer', breakdown }
}

/** The amount we would pay: nothing where we make no offer. */
export const toPayableInCents = (result: PriceResult): number =>
  result.kind === 'noOffer' ? 0 : result.breakdown.totalInCents
