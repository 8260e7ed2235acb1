import type { ClarificationView, Recomputation } from '#contracts/clarification.ts'
import type { Finding } from '#domain/inspection/findings.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import type { PriceBreakdown } from '#domain/pricing/price-device.ts'
import type { NoOfferReason, PriceRule, RuleAnswer } from '#domain/pricing/price-rule.ts'

/** A finding with what it does: an amount, or the end of the sale. */
export interface ShownFinding extends Finding {
  readonly effect:
    | { readonly kind: 'money'; readonly effectInCents: number }
    | { readonly kind: 'noOffer' | 'gate' }
}

/** What the shop's numbers come to when they are worked out here. */
export interface RecomputedPrice {
  readonly findings: readonly ShownFinding[]
  /** What cutting to whole units changes between the two prices. */
  readonly roundingInCents: number
  readonly receipt: PriceBreakdown
  /** Null where we cannot buy the device. */
  readonly priceInCents: number | null
  /** Why we cannot; null where we can. */
  readonly reason: NoOfferReason | null
  /** Whether it is the number that the shop has sent. */
  readonly isEqual: boolean
}

type Settled = Extract<InspectionReport, { readonly kind: 'settled' }>

const foundAnswers = ({ questions }: PriceRule, { question, found }: Finding): RuleAnswer[] =>
  questions
    .filter(({ code }) => code === question)
    .flatMap(({ answers }) => answers.filter(({ code }) => found.includes(code)))

function effectOf(
  rule: PriceRule,
  finding: Finding,
  { effects }: Settled['effects'],
): ShownFinding['effect'] {
  const answers = foundAnswers(rule, finding)
  if (answers.some((answer) => 'noOffer' in answer)) return { kind: 'noOffer' }
  if (answers.some((answer) => 'gate' in answer)) return { kind: 'gate' }
  const effect = effects.find(({ question }) => question === finding.question)
  return { kind: 'money', effectInCents: effect?.effectInCents ?? 0 }
}

function toCase(shownInCents: number | null, rule: PriceRule, settled: Settled): RecomputedPrice {
  const { outcome, findings, effects, second } = settled
  const priceInCents = 'priceInCents' in outcome ? outcome.priceInCents : null
  return {
    findings: findings.map((finding) => ({ ...finding, effect: effectOf(rule, finding, effects) })),
    roundingInCents: effects.roundingInCents,
    receipt: second.result.receipt,
    priceInCents,
    reason: outcome.kind === 'NOT_BUYABLE' ? outcome.reason : null,
    isEqual: (outcome.kind === 'LOWERED' || outcome.kind === 'NOT_BUYABLE') && priceInCents === shownInCents,
  }
}

/** Whether a sum has anything to say: not where an answer alone rules the device out. */
export const hasSum = ({ priceInCents, reason }: Pick<RecomputedPrice, 'priceInCents' | 'reason'>): boolean =>
  priceInCents !== null || reason === 'TOO_LOW'

/**
 * Works the second price out again from what it is made of, by the rule of every offer. Null where that cannot be done:
 * then the numbers do not belong together, and nobody should rely on them.
 */
export function recomputePrice(
  { quotedInCents, currency, priceInCents }: ClarificationView,
  { basis, found, photoIds }: Recomputation,
): RecomputedPrice | null {
  try {
    const report = inspectDevice({ quotedInCents, currency }, { basis, found, photoIds })
    return report.kind === 'settled' ? toCase(priceInCents, basis.rule, report) : null
  } catch {
    // Another price list, an answer that the rule does not know: whatever it is, it makes no price.
    return null
  }
}
