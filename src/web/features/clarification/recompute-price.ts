import type { ClarificationView, Recomputation } from '#contracts/clarification.ts'
import { type Finding, MODEL_QUESTION } from '#domain/inspection/findings.ts'
import { findRule, type NotBuyableReason } from '#domain/inspection/found-model.ts'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import type { PriceBreakdown } from '#domain/pricing/price-device.ts'
import type { PriceRule, RuleAnswer } from '#domain/pricing/price-rule.ts'

/** A finding with its effect: an amount, or the end of the sale. */
export interface ShownFinding extends Finding {
  readonly effect:
    | { readonly kind: 'money'; readonly effectInCents: number }
    | { readonly kind: 'noOffer' | 'gate' }
}

/** What the browser computes from the shop's numbers. */
export interface RecomputedPrice {
  readonly findings: readonly ShownFinding[]
  /** What prices of the day of the inspection add, because they are higher than those of the offer. */
  readonly riseInCents: number
  /** What cutting to whole units changes between the two prices. */
  readonly roundingInCents: number
  readonly breakdown: PriceBreakdown
  /** The version of the rule that the breakdown follows. */
  readonly rule: PriceRule
  /** Null where we cannot buy the device. */
  readonly priceInCents: number | null
  /** Why we cannot; null where we can. */
  readonly reason: NotBuyableReason | null
  /** Whether it is the price that the shop sent. */
  readonly isEqual: boolean
}

type Settled = Extract<InspectionReport, { readonly kind: 'settled' }>

const listFoundAnswers = ({ questions }: PriceRule, { question, found }: Finding): RuleAnswer[] =>
  questions
    .filter(({ code }) => code === question)
    .flatMap(({ answers }) => answers.filter(({ code }) => found.includes(code)))

/** Whether the price list has no price for the model, so that it is why we can't buy the device. */
const isUnpriced = ({ outcome }: Settled, { question }: Finding): boolean =>
  question === MODEL_QUESTION && outcome.kind === 'NOT_BUYABLE' && outcome.reason === 'NO_PRICE'

function describeEffect(rule: PriceRule, finding: Finding, settled: Settled): ShownFinding['effect'] {
  if (isUnpriced(settled, finding)) return { kind: 'noOffer' }
  const answers = listFoundAnswers(rule, finding)
  if (answers.some((answer) => 'noOffer' in answer)) return { kind: 'noOffer' }
  if (answers.some((answer) => 'gate' in answer)) return { kind: 'gate' }
  const effect = settled.effects.effects.find(({ question }) => question === finding.question)
  return { kind: 'money', effectInCents: effect?.effectInCents ?? 0 }
}

function toRecomputedPrice(
  shownInCents: number | null,
  basis: PriceBasis,
  settled: Settled,
): RecomputedPrice {
  const rule = findRule(basis)
  const { outcome, findings, effects, second } = settled
  const priceInCents = 'priceInCents' in outcome ? outcome.priceInCents : null
  return {
    findings: findings.map((finding) => ({ ...finding, effect: describeEffect(rule, finding, settled) })),
    riseInCents: effects.riseInCents,
    roundingInCents: effects.roundingInCents,
    breakdown: second.result.breakdown,
    rule: second.isRisen && basis.later ? basis.later.rule : rule,
    priceInCents,
    reason: outcome.kind === 'NOT_BUYABLE' ? outcome.reason : null,
    isEqual: (outcome.kind === 'LOWERED' || outcome.kind === 'NOT_BUYABLE') && priceInCents === shownInCents,
  }
}

/** Whether a sum is worth showing: not where an answer alone rules the device out. */
export const hasSum = ({ priceInCents, reason }: Pick<RecomputedPrice, 'priceInCents' | 'reason'>): boolean =>
  priceInCents !== null || reason === 'TOO_LOW'

/**
 * Recomputes the second price by the versions of the offer, or of the inspection if they pay more. Null where that fails: then the numbers do not belong
 * together, and no one should rely on them.
 */
export function recomputePrice(
  { quotedInCents, currency, priceInCents }: ClarificationView,
  { basis, found, photoIds }: Recomputation,
): RecomputedPrice | null {
  try {
    const report = inspectDevice({ quotedInCents, currency }, { basis, found, photoIds })
    return report.kind === 'settled' ? toRecomputedPrice(priceInCents, basis, report) : null
  } catch {
    // Another price list, or an answer that the rule does not know: either way there is no price.
    return null
  }
}
