import { readGivenAnswers } from '#domain/offers/given-answers.ts'
import type { GivenAnswers, StepSheet } from '#domain/offers/offer-steps.ts'
import { findUnanswered } from '#domain/pricing/list-asked-questions.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import { answerSealed } from '#domain/pricing/sealed-device.ts'

/** A device as a visitor described it. */
export interface WatchedDevice {
  readonly storageGb: number
  /** Null where the visitor has not said: it counts as like new. */
  readonly conditionId: number | null
  readonly answers: Answers
}

/** What is watched: without a size, the one that brings most. Null where the market does not buy the device. */
export function describeWatched({ rule, prices }: StepSheet, given: GivenAnswers): WatchedDevice | null {
  const best = [...prices].sort((one, other) => other.amountInCents - one.amountInCents)[0]
  const chosen = prices.find(({ storageGb }) => storageGb === given.storageGb) ?? best
  if (!chosen) return null
  const { conditionId, answers } = given
  const said = Object.fromEntries(Object.entries(answers).filter(([, codes]) => codes.length > 0))
  return {
    storageGb: chosen.storageGb,
    conditionId,
    answers: answerSealed(rule.questions, conditionId, said),
  }
}

/** What we pay for a watched device today; 0 where we make no offer. Open questions count as answered best. */
export function priceWatched(
  { rule, prices, deductionFactorBp }: StepSheet,
  { storageGb, conditionId, answers }: WatchedDevice,
): number {
  const base = prices.find((price) => price.storageGb === storageGb)
  if (!base) return 0
  const result = priceDevice({
    rule,
    conditionId,
    answers,
    deductionFactorBp,
    baseInCents: base.amountInCents,
  })
  return result.kind === 'noOffer' ? 0 : result.breakdown.totalInCents
}

/** Whether a visitor has described the whole device. */
export const isFullyDescribed = ({ rule }: StepSheet, { conditionId, answers }: WatchedDevice): boolean =>
  conditionId !== null && findUnanswered(rule.questions, answers) === undefined

/**
 * Whether today's rule still knows everything that the watcher has said, and asks nothing more of someone who had answered
 * every question. Otherwise its price is that of a better device: what the rule doesn't know counts as answered best.
 */
export function isStillUnderstood(
  sheet: StepSheet,
  watched: WatchedDevice & { readonly isComplete: boolean },
): boolean {
  const { conditionId, answers } = readGivenAnswers(watched, sheet)
  const isKnown =
    conditionId === watched.conditionId && Object.keys(watched.answers).every((code) => code in answers)
  const said = { ...watched, answers: answerSealed(sheet.rule.questions, conditionId, answers) }
  return isKnown && (!watched.isComplete || isFullyDescribed(sheet, said))
}
