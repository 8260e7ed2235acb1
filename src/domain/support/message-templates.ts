import { OVER_STATES } from '#domain/trades/trade-retention.ts'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'

/**
 * What support can write to a seller without typing, and while a device is in which state it is true. The texts are in
 * `src/messages/correspondence`.
 */
const TEMPLATES = {
  PARCEL: ['LABEL_ISSUED'],
  TRACKING: ['IN_TRANSIT'],
  ANSWER: ['COUNTER_OFFERED', 'ACTION_REQUIRED'],
  PAYOUT: ['PAYOUT_PENDING'],
  ADDRESS: TRADE_STATES.filter((state) => !OVER_STATES.includes(state)),
} as const satisfies Readonly<Record<string, readonly TradeState[]>>

export type MessageTemplate = keyof typeof TEMPLATES

export const MESSAGE_TEMPLATES = [
  'PARCEL',
  'TRACKING',
  'ANSWER',
  'PAYOUT',
  'ADDRESS',
] as const satisfies readonly MessageTemplate[]

export const isMessageTemplate = (name: string): name is MessageTemplate => Object.hasOwn(TEMPLATES, name)

/** Whether what a template says is true of a sale whose devices are in these states. */
export function fitsTemplate(template: MessageTemplate, states: readonly TradeState[]): boolean {
  const fitting: readonly TradeState[] = TEMPLATES[template]
  return states.some((state) => fitting.includes(state))
}
