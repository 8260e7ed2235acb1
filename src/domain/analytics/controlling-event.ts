/** The events that controlling records. */
export const CONTROLLING_EVENT_NAMES = [
  'marketing_touchpoint',
  'offer_add_to_cart',
  'offer_generated',
  'trade_created',
] as const

export type ControllingEventName = (typeof CONTROLLING_EVENT_NAMES)[number]
