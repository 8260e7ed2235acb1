import { OVER_STATES } from '#domain/trades/trade-retention.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'

export const MESSAGE_TEMPLATES = ['PARCEL', 'TRACKING', 'NEW_OFFER', 'ANSWER', 'PAYOUT', 'ADDRESS'] as const

export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number]

/** What decides whether a message is true of a sale. */
export interface MessageFacts {
  /** Of its devices. */
  readonly states: readonly TradeState[]
  /** Until when the seller can answer a new offer; null where none waits for an answer. */
  readonly newOfferUntilMs: number | null
  /** Until when the seller can do what we have asked for; null where nothing waits for them. */
  readonly actionUntilMs: number | null
  /** Whether the bank has our order. A device also waits for its payout after the bank has returned one. */
  readonly isPayoutOrdered: boolean
}

/** What support can write to a seller without typing, and when it is true. The texts are in `src/messages/correspondence`. */
const IS_TRUE: Readonly<Record<MessageTemplate, (facts: MessageFacts) => boolean>> = {
  PARCEL: ({ states }) => states.includes('LABEL_ISSUED'),
  TRACKING: ({ states }) => states.includes('IN_TRANSIT'),
  NEW_OFFER: ({ newOfferUntilMs }) => newOfferUntilMs !== null,
  ANSWER: ({ actionUntilMs }) => actionUntilMs !== null,
  PAYOUT: ({ isPayoutOrdered }) => isPayoutOrdered,
  ADDRESS: ({ states }) => states.some((state) => !OVER_STATES.includes(state)),
}

export const isMessageTemplate = (name: string): name is MessageTemplate => Object.hasOwn(IS_TRUE, name)

/** Whether what a template says is true of a sale. */
export const fitsTemplate = (template: MessageTemplate, facts: MessageFacts): boolean =>
  IS_TRUE[template](facts)

/** The deadline that a template names; null where it names none. */
export function findDeadline(
  template: MessageTemplate,
  { newOfferUntilMs, actionUntilMs }: MessageFacts,
): number | null {
  if (template === 'NEW_OFFER') return newOfferUntilMs
  return template === 'ANSWER' ? actionUntilMs : null
}
