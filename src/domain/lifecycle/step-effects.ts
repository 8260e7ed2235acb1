import { type ClarificationKind, findClarificationKind } from '#domain/clarification/clarification-kind.ts'
import { applyAcceptRule } from '#domain/inspection/accept-rule.ts'
import type { InspectionReport } from '#domain/inspection/inspect-device.ts'
import type { SaleMail } from '#domain/mails/mail-registry.ts'
import type { TradeEvent } from '#domain/trades/trade-states.ts'
import { computePayoutInCents, type ItemFacts } from './item-facts.ts'
import { findStepMail } from './seller-notices.ts'

/** How the seller's own rule answers a counter-offer. */
export type RuleEvent = 'policy_accept' | 'decline' | 'recycle'

/** What has to be done after a step, besides storing it. */
export type StepEffect =
  | { readonly kind: 'mail'; readonly mail: SaleMail }
  | {
      readonly kind: 'openClarification'
      readonly clarificationKind: ClarificationKind
      readonly deadlineMs: number
    }
  | { readonly kind: 'closeClarification' }
  /** The seller's rule from the checkout answers: this step follows at once, by the actor in the table. */
  | { readonly kind: 'followRule'; readonly event: RuleEvent }
  | { readonly kind: 'orderPayout'; readonly amountInCents: number }
  /** Entries in the purchase register. */
  | { readonly kind: 'recordPurchase' | 'recordPayment'; readonly amountInCents: number }
  /** An entry that takes the purchase back, if one was recorded. */
  | { readonly kind: 'reversePurchase' }

/** The facts after a step, and the report on its inspection where it has one. */
interface Stepped {
  readonly next: ItemFacts
  readonly report: InspectionReport | null
}

const RULE_EVENTS = { ACCEPT: 'policy_accept', RETURN: 'decline', RECYCLE: 'recycle', ASK: null } as const

/** Another model that the price list doesn't have may be worth more than the one that was sold. */
const isWithoutPrice = (report: InspectionReport | null): boolean =>
  report?.kind === 'settled' && report.outcome.kind === 'NOT_BUYABLE' && report.outcome.reason === 'NO_PRICE'

function findRuleEvent({ next, report }: Stepped): RuleEvent | null {
  // Nobody thinks of a damaged battery or of the wrong device in the box at checkout: the seller is asked.
  if (next.state !== 'COUNTER_OFFERED' || next.isHazardous || isWithoutPrice(report)) return null
  const event = RULE_EVENTS[applyAcceptRule(next.acceptRule, next)]
  // Sellers who appeal want to decide themselves: their rule may still accept, but no longer gives the device away.
  return next.appeals > 0 && event !== 'policy_accept' ? null : event
}

/** Where the seller's rule answers, the step it triggers sends the mail. */
function listMailEffects(event: TradeEvent, stepped: Stepped): StepEffect[] {
  const followed = findRuleEvent(stepped)
  if (followed) return [{ kind: 'followRule', event: followed }]
  const mail = findStepMail(event)
  return mail ? [{ kind: 'mail', mail }] : []
}

function listClarificationEffects(before: ItemFacts, next: ItemFacts): StepEffect[] {
  const clarificationKind = findClarificationKind(next.state)
  const effects: StepEffect[] = []
  if (findClarificationKind(before.state)) effects.push({ kind: 'closeClarification' })
  if (clarificationKind && next.deadlineMs !== null)
    effects.push({ kind: 'openClarification', clarificationKind, deadlineMs: next.deadlineMs })
  return effects
}

function listMoneyEffects(event: TradeEvent, next: ItemFacts): StepEffect[] {
  // It was recorded before someone asked for the document.
  if (event === 'identity_declined') return [{ kind: 'reversePurchase' }]
  if (next.state === 'PAYOUT_PENDING')
    return [{ kind: 'orderPayout', amountInCents: computePayoutInCents(next) }]
  // A device lost in transit is paid for, but never bought, so it isn't in the register.
  if (next.inspectedAtMs === null) return []
  // The register names the document, so the entry is written when that is accepted.
  if (next.state === 'ACCEPTED' && next.isIdentityMissing) return []
  if (next.state === 'ACCEPTED')
    return [{ kind: 'recordPurchase', amountInCents: computePayoutInCents(next) }]
  return next.state === 'PAID' ? [{ kind: 'recordPayment', amountInCents: computePayoutInCents(next) }] : []
}

/** Everything that follows from a step, given the facts before and after it. */
export const listStepEffects = (event: TradeEvent, before: ItemFacts, stepped: Stepped): StepEffect[] => [
  ...listClarificationEffects(before, stepped.next),
  ...listMoneyEffects(event, stepped.next),
  ...listMailEffects(event, stepped),
]
