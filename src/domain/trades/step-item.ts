import type { FindingProblem } from '#domain/inspection/check-findings.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import { type ItemFacts, worthInCents } from './item-facts.ts'
import { type StepEffect, stepEffects } from './step-effects.ts'
import type { Step } from './step-evidence.ts'
import { factsAfter } from './step-facts.ts'
import { passesGuard } from './step-guards.ts'
import { findTransition, type TradeGuard, type TradeState } from './trade-states.ts'

export type StepRefusal = 'NOT_POSSIBLE' | 'WRONG_ACTOR' | TradeGuard

export type StepResult =
  | {
      readonly kind: 'stepped'
      readonly to: TradeState
      /** What would be paid now, without the late bonus; null when nothing would. */
      readonly priceInCents: number | null
      readonly item: ItemFacts
      readonly effects: readonly StepEffect[]
      readonly report: InspectionReport | null
    }
  | {
      readonly kind: 'refused'
      readonly reason: StepRefusal
      /** What the inspector has to put right. */
      readonly problems: readonly FindingProblem[]
    }

const refused = (reason: StepRefusal, report: InspectionReport | null = null): StepResult => ({
  kind: 'refused',
  reason,
  problems: report?.kind === 'problems' ? report.problems : [],
})

/** An appeal is for somebody who has not seen the device before. */
const isOwnAppeal = ({ inspectorId }: ItemFacts, step: Step): boolean =>
  (step.event === 'appeal_upheld' || step.event === 'appeal_rejected') && step.operatorId === inspectorId

/** What happens to a device: the state table with its guards, and all that follows. Nothing else moves a device. */
export function stepItem(item: ItemFacts, step: Step): StepResult {
  const transition = findTransition(item.state, step.event)
  if (!transition) return refused('NOT_POSSIBLE')
  if (step.actor !== transition.actor || isOwnAppeal(item, step)) return refused('WRONG_ACTOR')
  const report = 'inspection' in step && step.inspection ? inspectDevice(item, step.inspection) : null
  const context = { item, step, report }
  if (transition.guard && !passesGuard(transition.guard, context)) return refused(transition.guard, report)
  const next = factsAfter(context, transition.to)
  return {
    kind: 'stepped',
    to: transition.to,
    priceInCents: worthInCents(next),
    item: next,
    effects: stepEffects(step.event, item, next),
    report,
  }
}
