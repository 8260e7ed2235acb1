import { type ClarificationKind, findClarificationKind } from '#domain/clarification/clarification-kind.ts'
import { ruleAnswer } from '#domain/inspection/accept-rule.ts'
import { type ItemFacts, payoutInCents } from './item-facts.ts'
import type { StepEvent } from './step-evidence.ts'

/** What the seller is written about a device. */
export type StepMail =
  | 'TRADE_CREATED'
  | 'EXPIRED'
  | 'ARRIVED'
  | 'ACCEPTED'
  | 'COUNTER_OFFER'
  | 'ACTION_REQUIRED'
  | 'PAYOUT_SENT'
  | 'PAYOUT_FAILED'
  | 'RETURN_SHIPPED'
  | 'LOST'
  | 'QUARANTINED'
  | 'RETURN_PENDING'
  | 'RECYCLED'

/** How a seller's own rule answers a counter-offer. */
export type RuleEvent = 'policy_accept' | 'decline' | 'recycle'

/** What has to be done because of a step, besides storing it. */
export type StepEffect =
  | { readonly kind: 'mail'; readonly mail: StepMail }
  | {
      readonly kind: 'openClarification'
      readonly clarificationKind: ClarificationKind
      readonly deadlineMs: number
    }
  | { readonly kind: 'closeClarification' }
  /** The seller has answered at checkout already: this step follows at once, by the actor that the table names. */
  | { readonly kind: 'followRule'; readonly event: RuleEvent }
  | { readonly kind: 'bookReturn' }
  | { readonly kind: 'orderPayout'; readonly amountInCents: number }
  /** For the purchase register: that the device was bought, and that it was paid. */
  | { readonly kind: 'recordPurchase' | 'recordPayment'; readonly amountInCents: number }

const MAILS: Partial<Readonly<Record<StepEvent, StepMail>>> = {
  label_issued: 'TRADE_CREATED',
  send_in_deadline: 'EXPIRED',
  booked_in: 'ARRIVED',
  insurance_confirmed: 'ACCEPTED',
  match_or_better: 'ACCEPTED',
  accept: 'ACCEPTED',
  policy_accept: 'ACCEPTED',
  appeal_upheld: 'ACCEPTED',
  deviation: 'COUNTER_OFFER',
  appeal_rejected: 'COUNTER_OFFER',
  customer_action_needed: 'ACTION_REQUIRED',
  bank_confirmed: 'PAYOUT_SENT',
  bank_rejected: 'PAYOUT_FAILED',
  return_scanned: 'RETURN_SHIPPED',
  search_deadline: 'LOST',
  not_in_parcel: 'LOST',
  blocklist_hit: 'QUARANTINED',
  decline: 'RETURN_PENDING',
  ask_return: 'RETURN_PENDING',
  answer_deadline: 'RETURN_PENDING',
  return_allowed: 'RETURN_PENDING',
  recycle: 'RECYCLED',
}

const RULE_EVENTS = { ACCEPT: 'policy_accept', RETURN: 'decline', RECYCLE: 'recycle', ASK: null } as const

function findRuleEvent(next: ItemFacts): RuleEvent | null {
  const event = next.state === 'COUNTER_OFFERED' ? RULE_EVENTS[ruleAnswer(next.acceptRule, next)] : null
  // What may not travel cannot be sent back, whatever the rule says: its seller is asked.
  if (event === 'decline' && next.isHazardous) return null
  // Whoever has appealed wants to decide: the rule may still say yes for him, but gives nothing away any more.
  return next.appeals > 0 && event !== 'policy_accept' ? null : event
}

/** Nobody is asked what he has decided before: the mail is that of the step that follows. */
function mailEffects(event: StepEvent, next: ItemFacts): StepEffect[] {
  const followed = findRuleEvent(next)
  if (followed) return [{ kind: 'followRule', event: followed }]
  const mail = MAILS[event]
  return mail ? [{ kind: 'mail', mail }] : []
}

function clarificationEffects(before: ItemFacts, next: ItemFacts): StepEffect[] {
  const clarificationKind = findClarificationKind(next.state)
  return [
    ...(findClarificationKind(before.state) ? [{ kind: 'closeClarification' } as const] : []),
    ...(clarificationKind && next.deadlineMs !== null
      ? [{ kind: 'openClarification', clarificationKind, deadlineMs: next.deadlineMs } as const]
      : []),
  ]
}

function parcelEffects(event: StepEvent, next: ItemFacts): StepEffect[] {
  // A parcel that could not be delivered needs a person: the same label would bring it back again.
  return next.state === 'RETURN_PENDING' && event !== 'undeliverable' ? [{ kind: 'bookReturn' }] : []
}

function moneyEffects(next: ItemFacts): StepEffect[] {
  if (next.state === 'PAYOUT_PENDING') return [{ kind: 'orderPayout', amountInCents: payoutInCents(next) }]
  // A device that was lost on the way is paid, but it was never bought: the register has no place for it.
  if (next.inspectedAtMs === null) return []
  if (next.state === 'ACCEPTED') return [{ kind: 'recordPurchase', amountInCents: payoutInCents(next) }]
  return next.state === 'PAID' ? [{ kind: 'recordPayment', amountInCents: payoutInCents(next) }] : []
}

/** Everything that follows from a step, given the facts before and after it. */
export const stepEffects = (event: StepEvent, before: ItemFacts, next: ItemFacts): StepEffect[] => [
  ...clarificationEffects(before, next),
  ...moneyEffects(next),
  ...parcelEffects(event, next),
  ...mailEffects(event, next),
]
