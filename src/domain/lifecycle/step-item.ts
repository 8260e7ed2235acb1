import { computeClarificationDeadline } from '#domain/clarification/clarification-clock.ts'
import {
  findClarificationKind,
  isActionReason,
  isWholeDemand,
} from '#domain/clarification/clarification-kind.ts'
import { isAcceptedByRule } from '#domain/inspection/accept-rule.ts'
import { findBetterCounter } from '#domain/inspection/better-counter.ts'
import type { FindingProblem } from '#domain/inspection/check-findings.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import { findOutcomePrice, holdsPrice, lowersPrice } from '#domain/inspection/inspection-outcome.ts'
import { SELLER_GUARDS } from '#domain/trades/trade-can.ts'
import {
  computeExpiry,
  computeQuarantineDeadline,
  computeSearchDeadline,
} from '#domain/trades/trade-clock.ts'
import {
  findTransition,
  type TradeEvent,
  type TradeGuard,
  type TradeState,
} from '#domain/trades/trade-states.ts'
import { computeWorthInCents, type ItemFacts, toSellerFacts, waitsForIdentity } from './item-facts.ts'
import type { Step } from './step.ts'
import { listStepEffects, type StepEffect } from './step-effects.ts'

export type StepRefusal = 'NOT_POSSIBLE' | 'WRONG_ACTOR' | TradeGuard

export type StepResult =
  | {
      readonly kind: 'stepped'
      readonly to: TradeState
      /** What would be paid now, without the late bonus; null if nothing would. */
      readonly priceInCents: number | null
      readonly item: ItemFacts
      readonly effects: readonly StepEffect[]
      readonly report: InspectionReport | null
    }
  | {
      readonly kind: 'refused'
      readonly reason: StepRefusal
      /** What the inspector has to correct. */
      readonly problems: readonly FindingProblem[]
    }

/** A step, with the report on its inspection where it has one. */
interface StepContext {
  readonly item: ItemFacts
  readonly step: Step
  readonly report: InspectionReport | null
}

type Guard = (context: StepContext) => boolean

const confirmsQuote: Guard = ({ report }) => report?.kind === 'settled' && holdsPrice(report.outcome)

/** Turns a guard that the seller's page checks as well into one for a step. */
const fromSellerGuard =
  (guard: (typeof SELLER_GUARDS)[keyof typeof SELLER_GUARDS]): Guard =>
  ({ item }) =>
    guard(toSellerFacts(item))

/** Whether a step passes each guard; `TRADE_GUARDS` says in words what it requires. */
const GUARDS: Readonly<Record<TradeGuard, Guard>> = {
  NOT_SCANNED: fromSellerGuard(SELLER_GUARDS.NOT_SCANNED),
  MAY_TRAVEL: fromSellerGuard(SELLER_GUARDS.MAY_TRAVEL),
  OFFER_HAS_PRICE: fromSellerGuard(SELLER_GUARDS.OFFER_HAS_PRICE),
  FIRST_APPEAL: fromSellerGuard(SELLER_GUARDS.FIRST_APPEAL),
  SEND_IN_DEADLINE: ({ item, step }) =>
    item.lastScanAtMs === null && step.atMs > computeExpiry(item.sendByMs),
  SEARCH_DEADLINE: ({ item, step }) => step.atMs >= computeSearchDeadline(item),
  UNBOXING_PROOF: ({ item }) => item.hasUnboxingProof,
  OWN_LABEL: ({ item }) => item.hadOwnLabel,
  PRICE_HOLDS: confirmsQuote,
  FINDINGS: ({ report }) => report?.kind === 'settled' && lowersPrice(report.outcome),
  LOCK_OR_LACK: ({ item, step }) =>
    step.event === 'customer_action_needed' &&
    isActionReason(step.reason) &&
    isWholeDemand({ reason: step.reason, part: step.part ?? null, refusal: step.refusal ?? null }) &&
    !item.isHazardous,
  ANSWER_DEADLINE: ({ item, step }) =>
    item.deadlineMs !== null && step.atMs >= item.deadlineMs && !item.isHazardous,
  OWN_RULE: ({ item }) => isAcceptedByRule(item.acceptRule, item),
  // An appeal may be upheld without a second grading, but only rejected with one.
  QUOTE_STANDS: (context) => context.report === null || confirmsQuote(context),
  ACCOUNT_VALID: ({ item }) => item.hasValidAccount && !waitsForIdentity(item),
  IDENTITY_MISSING: ({ item }) => waitsForIdentity(item) && !item.isHazardous,
  KEPT_OR_REQUESTED: ({ item, step }) =>
    (step.event === 'authority_handover' && step.isRequested) || step.atMs >= computeQuarantineDeadline(item),
}

type Change = (context: StepContext) => Partial<ItemFacts>

/** The price that an inspection leads to; null where there is none. */
const findReportPrice = (report: InspectionReport | null): number | null =>
  report?.kind === 'settled' ? findOutcomePrice(report.outcome) : null

const markInspected: Change = ({ item, step }) => ({ inspectedAtMs: item.inspectedAtMs ?? step.atMs })

const acceptCounter: Change = ({ item }) => ({ agreedInCents: item.counterInCents })

/** What an event changes besides the state. */
const CHANGES: Partial<Readonly<Record<TradeEvent, Change>>> = {
  carrier_scan: ({ step }) => ({ lastScanAtMs: step.atMs }),
  booked_in: ({ step }) => ({ bookedInAtMs: step.atMs }),
  insurance_confirmed: ({ item }) => ({ agreedInCents: item.quotedInCents }),
  match_or_better: (context) => ({
    ...markInspected(context),
    agreedInCents: findReportPrice(context.report),
  }),
  deviation: (context) => ({
    ...markInspected(context),
    counterInCents: findReportPrice(context.report),
    inspectorId: 'operatorId' in context.step ? context.step.operatorId : context.item.inspectorId,
  }),
  customer_action_needed: markInspected,
  blocklist_hit: markInspected,
  accept: acceptCounter,
  policy_accept: acceptCounter,
  appeal: ({ item }) => ({ appeals: item.appeals + 1 }),
  appeal_upheld: ({ item, report }) => ({ agreedInCents: findReportPrice(report) ?? item.quotedInCents }),
  appeal_rejected: ({ item, report }) => ({
    counterInCents: findBetterCounter(item.counterInCents, findReportPrice(report)),
  }),
  identity_declined: () => ({ agreedInCents: null }),
}

/** The facts after a step that has passed its guard. A clarification starts with its deadline. */
function applyChanges(context: StepContext, to: TradeState): ItemFacts {
  const { item, step } = context
  const next = { ...item, ...CHANGES[step.event]?.(context), state: to, stateSinceMs: step.atMs }
  const deadlineMs = findClarificationKind(to)
    ? computeClarificationDeadline(step.atMs, { wasAppealed: next.appeals > 0 })
    : null
  return { ...next, deadlineMs }
}

const refuse = (reason: StepRefusal, report: InspectionReport | null = null): StepResult => ({
  kind: 'refused',
  reason,
  problems: report?.kind === 'problems' ? report.problems : [],
})

/** An appeal goes to an inspector who hasn't seen the device before. */
const isOwnAppeal = ({ inspectorId }: ItemFacts, step: Step): boolean =>
  (step.event === 'appeal_upheld' || step.event === 'appeal_rejected') && step.operatorId === inspectorId

/**
 * Moves a device by one step: the table says whether the event is possible and by whom, the guard whether it passes, the
 * changes what is true afterwards, the effects what has to be done. Nothing else moves a device.
 */
export function stepItem(item: ItemFacts, step: Step): StepResult {
  const transition = findTransition(item.state, step.event)
  if (!transition) return refuse('NOT_POSSIBLE')
  const { actor, guard, to } = transition
  if (step.actor !== actor || isOwnAppeal(item, step)) return refuse('WRONG_ACTOR')
  const report = 'inspection' in step && step.inspection ? inspectDevice(item, step.inspection) : null
  const context = { item, step, report }
  if (guard && !GUARDS[guard](context)) return refuse(guard, report)
  const next = applyChanges(context, to)
  return {
    kind: 'stepped',
    to,
    priceInCents: computeWorthInCents(next),
    item: next,
    effects: listStepEffects(step.event, item, { next, report }),
    report,
  }
}
