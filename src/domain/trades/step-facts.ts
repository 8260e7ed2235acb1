import { clarificationDeadline } from '#domain/clarification/clarification-clock.ts'
import { findClarificationKind } from '#domain/clarification/clarification-kind.ts'
import type { InspectionReport } from '#domain/inspection/inspect-device.ts'
import type { ItemFacts } from './item-facts.ts'
import type { StepEvent } from './step-evidence.ts'
import type { StepContext } from './step-guards.ts'
import type { TradeState } from './trade-states.ts'

type Change = (context: StepContext) => Partial<ItemFacts>

/** The price of an inspection; null where it makes none. */
const priceOf = (report: InspectionReport | null): number | null =>
  report?.kind === 'settled' && 'priceInCents' in report.outcome ? report.outcome.priceInCents : null

const inspectorOf = ({ item, step }: StepContext): string | null =>
  'operatorId' in step ? step.operatorId : item.inspectorId

const inspected: Change = ({ item, step }) => ({ inspectedAtMs: item.inspectedAtMs ?? step.atMs })

// An appeal is never to the seller's disadvantage: the better of the two counter-offers stands.
const betterCounter = ({ item, report }: StepContext): number | null => {
  const prices = [item.counterInCents, priceOf(report)].filter((price) => price !== null)
  return prices.length > 0 ? Math.max(...prices) : null
}

/** What an event changes besides the state. */
const CHANGES: Partial<Readonly<Record<StepEvent, Change>>> = {
  carrier_scan: ({ step }) => ({ lastScanAtMs: step.atMs }),
  booked_in: ({ step }) => ({ bookedInAtMs: step.atMs }),
  insurance_confirmed: ({ item }) => ({ agreedInCents: item.quotedInCents }),
  match_or_better: (context) => ({ ...inspected(context), agreedInCents: priceOf(context.report) }),
  deviation: (context) => ({
    ...inspected(context),
    counterInCents: priceOf(context.report),
    inspectorId: inspectorOf(context),
  }),
  customer_action_needed: inspected,
  blocklist_hit: inspected,
  accept: ({ item }) => ({ agreedInCents: item.counterInCents }),
  policy_accept: ({ item }) => ({ agreedInCents: item.counterInCents }),
  appeal: ({ item }) => ({ appeals: item.appeals + 1 }),
  appeal_upheld: ({ item, report }) => ({ agreedInCents: priceOf(report) ?? item.quotedInCents }),
  appeal_rejected: (context) => ({ counterInCents: betterCounter(context) }),
}

/** The facts of a device after a step that its guard has let pass. */
export function factsAfter(context: StepContext, to: TradeState): ItemFacts {
  const { item, step } = context
  const next = { ...item, ...CHANGES[step.event]?.(context), state: to, stateSinceMs: step.atMs }
  const deadlineMs = findClarificationKind(to)
    ? clarificationDeadline(step.atMs, { wasAppealed: next.appeals > 0 })
    : null
  return { ...next, deadlineMs }
}
