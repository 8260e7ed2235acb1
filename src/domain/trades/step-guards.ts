import { isActionReason, isWholeDemand } from '#domain/clarification/clarification-kind.ts'
import { isAcceptedByRule } from '#domain/inspection/accept-rule.ts'
import type { InspectionReport } from '#domain/inspection/inspect-device.ts'
import type { InspectionOutcome } from '#domain/inspection/inspection-outcome.ts'
import type { ItemFacts } from './item-facts.ts'
import type { Step } from './step-evidence.ts'
import { daysAfter, QUARANTINE_DAYS, SEARCH_DAYS } from './trade-clock.ts'
import type { TradeGuard } from './trade-states.ts'

/** A step with the report of its inspection, where it has one. */
export interface StepContext {
  readonly item: ItemFacts
  readonly step: Step
  readonly report: InspectionReport | null
}

type Guard = (context: StepContext) => boolean

const hasOutcome = (
  report: InspectionReport | null,
  ...kinds: readonly InspectionOutcome['kind'][]
): boolean => report?.kind === 'settled' && kinds.includes(report.outcome.kind)

const priceHolds: Guard = ({ report }) => hasOutcome(report, 'MATCH', 'RAISED', 'TOLERATED')

const isCounterOffer: Guard = ({ report }) => hasOutcome(report, 'LOWERED', 'NOT_BUYABLE')

/** Whether each guard lets a step pass, by the name under which it is described. */
const GUARDS: Readonly<Record<TradeGuard, Guard>> = {
  NOT_SCANNED: ({ item }) => item.lastScanAtMs === null,
  SEND_IN_DEADLINE: ({ item, step }) => item.lastScanAtMs === null && step.atMs >= item.sendByMs,
  SEARCH_DEADLINE: ({ item, step }) =>
    step.atMs >= daysAfter(item.lastScanAtMs ?? item.stateSinceMs, SEARCH_DAYS),
  UNBOXING_PROOF: ({ item }) => item.hasUnboxingProof,
  OWN_LABEL: ({ item }) => item.hadOwnLabel,
  PRICE_HOLDS: priceHolds,
  FINDINGS: isCounterOffer,
  LOCK_OR_LACK: ({ item, step }) =>
    step.event === 'customer_action_needed' &&
    isActionReason(step.reason) &&
    isWholeDemand({ part: null, ...step }) &&
    !item.isHazardous,
  ANSWER_DEADLINE: ({ item, step }) =>
    item.deadlineMs !== null && step.atMs >= item.deadlineMs && !item.isHazardous,
  MAY_TRAVEL: ({ item }) => !item.isHazardous,
  OFFER_HAS_PRICE: ({ item }) => item.counterInCents !== null,
  OWN_RULE: ({ item }) => isAcceptedByRule(item.acceptRule, item),
  FIRST_APPEAL: ({ item }) => item.appeals === 0,
  // An appeal is rejected by a second grading only; it may be upheld without one.
  QUOTE_STANDS: (context) => context.report === null || priceHolds(context),
  SEVEN_DAYS_MORE: isCounterOffer,
  ACCOUNT_VALID: ({ item }) => item.hasValidAccount,
  KEPT_OR_REQUESTED: ({ item, step }) =>
    (step.event === 'authority_handover' && step.isRequested) ||
    step.atMs >= daysAfter(item.stateSinceMs, QUARANTINE_DAYS),
}

/** Whether what a guard demands is true. */
export const passesGuard = (guard: TradeGuard | null, context: StepContext): boolean =>
  guard === null || GUARDS[guard](context)
