import { askedQuestions } from './asked-questions.ts'
import { exactShare } from './exact-share.ts'
import { applyFactors } from './factor-steps.ts'
import type { Answers, Gate, NoOfferReason, PriceRule, RuleAnswer } from './price-rule.ts'

export interface PriceInput {
  readonly rule: PriceRule
  readonly baseInCents: number
  /** How much of a fixed deduction a market's price list takes: its currency may be another. */
  readonly deductionFactorBp: number
  /** The best but one, like new, as long as nobody has said anything. */
  readonly conditionId: number | null
  readonly answers: Answers
}

/** One line of the receipt: a question with the answer that changes the price. */
export interface PriceLine {
  readonly question: string
  readonly answer: string
  readonly effectInCents: number
}

export interface PriceBreakdown {
  readonly baseInCents: number
  readonly lines: readonly PriceLine[]
  /** What the least share of the base price adds. */
  readonly floorInCents: number
  /** What cutting to whole units takes away. */
  readonly roundingInCents: number
  readonly totalInCents: number
}

export type PriceResult =
  | { readonly kind: 'offer'; readonly receipt: PriceBreakdown }
  /** Blocked until something is done; the price stays visible. */
  | { readonly kind: 'gate'; readonly gate: Gate; readonly receipt: PriceBreakdown }
  | { readonly kind: 'noOffer'; readonly reason: NoOfferReason; readonly receipt: PriceBreakdown }

const WHOLE_UNIT_IN_CENTS = 100
const CONDITION = 'CONDITION'
const LIKE_NEW = 4

interface GivenAnswer {
  readonly question: string
  readonly answer: RuleAnswer
}

/** The answers that count: of asked questions, as they were given. */
const givenAnswers = ({ questions }: PriceRule, answers: Answers): GivenAnswer[] =>
  askedQuestions(questions, answers).flatMap((question) =>
    question.answers
      .filter(({ code }) => answers[question.code]?.includes(code))
      .map((answer) => ({ question: question.code, answer })),
  )

interface Factor {
  readonly question: string
  readonly answer: string
  readonly factorBp: number
}

function factorsOf({ rule, conditionId }: PriceInput, given: readonly GivenAnswer[]): Factor[] {
  const condition = rule.conditions.find(({ id }) => id === (conditionId ?? LIKE_NEW))
  if (!condition) throw new Error(`Unknown condition: ${conditionId}`)
  return [
    { question: CONDITION, answer: condition.code, factorBp: condition.factorBp },
    ...given.flatMap(({ question, answer }) =>
      'factorBp' in answer ? [{ question, answer: answer.code, factorBp: answer.factorBp }] : [],
    ),
  ]
}

/** What each factor changes; cut once, at the end, by the sum of all. */
function factorLines(baseInCents: number, factors: readonly Factor[]): PriceLine[] {
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

const deductionLines = ({ deductionFactorBp }: PriceInput, given: readonly GivenAnswer[]): PriceLine[] =>
  given.flatMap(({ question, answer }) =>
    'deductionInCents' in answer
      ? [
          {
            question,
            answer: answer.code,
            effectInCents: -exactShare(answer.deductionInCents, [deductionFactorBp]),
          },
        ]
      : [],
  )

function buildBreakdown(input: PriceInput, given: readonly GivenAnswer[]): PriceBreakdown {
  const { baseInCents, rule } = input
  const lines = [...factorLines(baseInCents, factorsOf(input, given)), ...deductionLines(input, given)]
  const sum = lines.reduce((total, { effectInCents }) => total + effectInCents, baseInCents)
  const floorInCents = Math.max(0, exactShare(baseInCents, [rule.floorBp]) - sum)
  const exact = sum + floorInCents
  const totalInCents = exact - (exact % WHOLE_UNIT_IN_CENTS)
  return { baseInCents, lines, floorInCents, roundingInCents: totalInCents - exact, totalInCents }
}

/**
 * The price of a device for a set of answers; unanswered questions count as answered best. Integers only:
 * floor(base × condition × factors) − deductions, at least the floor, cut to whole units of the currency.
 */
export function priceDevice(input: PriceInput): PriceResult {
  const given = givenAnswers(input.rule, input.answers)
  const receipt = buildBreakdown(input, given)
  const refusal = given.find(({ answer }) => 'noOffer' in answer)?.answer
  if (refusal && 'noOffer' in refusal) return { kind: 'noOffer', reason: refusal.noOffer, receipt }
  if (receipt.totalInCents < input.rule.minOfferInCents)
    return { kind: 'noOffer', reason: 'TOO_LOW', receipt }
  const blocked = given.find(({ answer }) => 'gate' in answer)?.answer
  if (blocked && 'gate' in blocked) return { kind: 'gate', gate: blocked.gate, receipt }
  return { kind: 'offer', receipt }
}

/** What is paid now; nothing where we make no offer. */
export const payableInCents = (result: PriceResult): number =>
  result.kind === 'noOffer' ? 0 : result.receipt.totalInCents
