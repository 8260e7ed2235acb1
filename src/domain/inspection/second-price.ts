import { askedQuestions } from '#domain/pricing/asked-questions.ts'
import type { PriceResult } from '#domain/pricing/price-device.ts'
import type { Answers, Gate, PriceRule } from '#domain/pricing/price-rule.ts'
import { CONDITION_QUESTION, type Finding, listFindings, STORAGE_QUESTION } from './findings.ts'
import {
  countedAnswers,
  type Grading,
  type InspectionResult,
  type PriceBasis,
  priceGrading,
} from './grading.ts'

export interface SecondPrice {
  readonly result: PriceResult
  /** What blocks the purchase. Known even where the price alone already rules it out. */
  readonly gate: Gate | null
}

/** What correcting one answer changes, all findings before it being corrected already. */
export interface FindingEffect {
  readonly question: string
  readonly effectInCents: number
  /** Whether we buy the device with the findings up to this one. */
  readonly kind: PriceResult['kind']
}

export interface FindingEffects {
  readonly effects: readonly FindingEffect[]
  /** What cutting to whole units changes between the two prices. */
  readonly roundingInCents: number
}

function findGate({ questions }: PriceRule, answers: Answers): Gate | null {
  const given = askedQuestions(questions, answers).flatMap((question) =>
    question.answers.filter(({ code }) => answers[question.code]?.includes(code)),
  )
  const blocked = given.find((answer) => 'gate' in answer)
  return blocked && 'gate' in blocked ? blocked.gate : null
}

/** The price of the device as it was found: the rule, the price list and nothing else. */
export const secondPrice = ({ basis, found }: Pick<InspectionResult, 'basis' | 'found'>): SecondPrice => ({
  result: priceGrading(basis, found),
  gate: findGate(basis.rule, found.answers),
})

function correct(grading: Grading, question: string, found: Grading): Grading {
  if (question === STORAGE_QUESTION) return { ...grading, storageGb: found.storageGb }
  if (question === CONDITION_QUESTION) return { ...grading, conditionId: found.conditionId }
  return { ...grading, answers: { ...grading.answers, [question]: found.answers[question] ?? [] } }
}

/** Before it is cut to whole units. */
const exactInCents = ({ receipt }: PriceResult): number => receipt.totalInCents - receipt.roundingInCents

/**
 * The order of corrections. Answers that are no finding go along, at no cost: a follow-up question counts only when
 * the answer that leads to it is there.
 */
const corrections = ({ rule }: PriceBasis, found: Grading): string[] => [
  STORAGE_QUESTION,
  CONDITION_QUESTION,
  ...askedQuestions(rule.questions, found.answers).map(({ code }) => code),
]

/** What each finding costs, corrected one after the other; the sum leads from the quoted price to the second one. */
export function findingEffects(inspection: InspectionResult): FindingEffects {
  const { basis, found } = inspection
  const findings = new Map<string, Finding>(listFindings(inspection).map((one) => [one.question, one]))
  const effects: FindingEffect[] = []
  let grading: Grading = { ...basis.declared, answers: countedAnswers(basis.rule, basis.declared.answers) }
  const quoted = priceGrading(basis, grading)
  let current = quoted
  for (const question of corrections(basis, found)) {
    grading = correct(grading, question, found)
    const next = priceGrading(basis, grading)
    const effectInCents = exactInCents(next) - exactInCents(current)
    if (findings.has(question)) effects.push({ question, effectInCents, kind: next.kind })
    current = next
  }
  return { effects, roundingInCents: current.receipt.roundingInCents - quoted.receipt.roundingInCents }
}
