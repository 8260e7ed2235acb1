import { listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import type { PriceResult } from '#domain/pricing/price-device.ts'
import type { Answers, Gate, PriceRule } from '#domain/pricing/price-rule.ts'
import {
  CONDITION_QUESTION,
  type Finding,
  listFindings,
  MODEL_QUESTION,
  STORAGE_QUESTION,
} from './findings.ts'
import { type FoundPrice, priceFound, toExactInCents, transferBasis } from './found-model.ts'
import {
  type Grading,
  type InspectionResult,
  type PriceBasis,
  pickCountedAnswers,
  priceGrading,
} from './grading.ts'
import { raiseToLater } from './price-rise.ts'

export interface SecondPrice {
  readonly result: FoundPrice
  /** What blocks the purchase, even where the price alone already rules it out. */
  readonly gate: Gate | null
  /** Whether it is the later price, because that is higher. */
  readonly isRisen: boolean
}

/** What correcting one answer changes, with all findings before it corrected already. */
export interface FindingEffect {
  readonly question: string
  readonly effectInCents: number
  /** Whether we buy the device with the findings up to and including this one. */
  readonly kind: PriceResult['kind']
}

export interface FindingEffects {
  readonly effects: readonly FindingEffect[]
  /** What cutting to whole units changes between the two prices. */
  readonly roundingInCents: number
  /** What later prices add for the same findings; zero where they aren't higher. */
  readonly riseInCents: number
}

function findGate({ questions }: PriceRule, answers: Answers): Gate | null {
  const given = listAskedQuestions(questions, answers).flatMap((question) =>
    question.answers.filter(({ code }) => answers[question.code]?.includes(code)),
  )
  const blocked = given.find((answer) => 'gate' in answer)
  return blocked && 'gate' in blocked ? blocked.gate : null
}

/**
 * The price of a device as it was found. A price agreed by hand was agreed for the device as described: what is better than
 * that raises it to the listed price at most, and never by the share that was added by hand.
 */
function priceSecond(basis: PriceBasis, own: PriceBasis, grading: Grading): FoundPrice {
  const second = priceFound(own, grading)
  if (!own.listed) return second
  const { breakdown: quoted } = priceGrading(basis, basis.declared)
  if (second.breakdown.totalInCents <= quoted.totalInCents) return second
  const { breakdown: listed } = priceFound({ ...own, prices: own.listed }, grading)
  if (listed.totalInCents >= second.breakdown.totalInCents) return second
  return { ...second, breakdown: listed.totalInCents > quoted.totalInCents ? listed : quoted }
}

/**
 * The price of the device as it was found, by rule and price list alone: those of the model that was found, in the versions of
 * the offer or in those of the inspection, whichever pay more.
 */
export function computeSecondPrice({ basis, found }: Pick<InspectionResult, 'basis' | 'found'>): SecondPrice {
  const own = transferBasis(basis, found)
  const offered = priceSecond(basis, own, found)
  const result = raiseToLater(offered, basis, found)
  return { result, gate: findGate(own.rule, found.answers), isRisen: result !== offered }
}

function correct(grading: Grading, question: string, found: Grading): Grading {
  if (question === STORAGE_QUESTION) return { ...grading, storageGb: found.storageGb }
  if (question === CONDITION_QUESTION) return { ...grading, conditionId: found.conditionId }
  return { ...grading, answers: { ...grading.answers, [question]: found.answers[question] ?? [] } }
}

/**
 * The order of corrections. Answers that are no finding are corrected as well, at no cost: a follow-up question counts
 * only where the answer that leads to it is given.
 */
const listCorrections = ({ rule }: PriceBasis, found: Grading): string[] => [
  STORAGE_QUESTION,
  CONDITION_QUESTION,
  ...listAskedQuestions(rule.questions, found.answers).map(({ code }) => code),
]

/** What each finding costs, corrected one after the other: the effects lead from the quoted price to the second one. */
export function computeFindingEffects(inspection: InspectionResult): FindingEffects {
  const { basis, found } = inspection
  const own = transferBasis(basis, found)
  const findings = new Map<string, Finding>(listFindings(inspection).map((one) => [one.question, one]))
  const effects: FindingEffect[] = []
  let grading: Grading = { ...own.declared, answers: pickCountedAnswers(own.rule, own.declared.answers) }
  const quoted = priceGrading(basis, basis.declared)
  let current: FoundPrice = quoted
  const take = (question: string) => {
    const next = priceSecond(basis, own, grading)
    const effectInCents = toExactInCents(next) - toExactInCents(current)
    if (findings.has(question)) effects.push({ question, effectInCents, kind: next.kind })
    current = next
  }
  take(MODEL_QUESTION)
  for (const question of listCorrections(own, found)) {
    grading = correct(grading, question, found)
    take(question)
  }
  const second = raiseToLater(current, basis, found)
  return {
    effects,
    riseInCents: toExactInCents(second) - toExactInCents(current),
    roundingInCents: second.breakdown.roundingInCents - quoted.breakdown.roundingInCents,
  }
}
