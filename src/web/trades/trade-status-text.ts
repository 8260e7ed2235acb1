import type { TradeState } from '#domain/trades/trade-states.ts'
import type { TradeStatus } from '#domain/trades/trade-status.ts'
import type { MessageKey } from '#messages/message-key.ts'

/** How a status is shown: its label, and whether it waits for the seller, is in progress or is over. */
export const TRADE_STATUS_TEXTS = {
  ACTION_NEEDED: { key: 'STATUS_ACTION_NEEDED', phase: 'waiting' },
  IN_REVIEW: { key: 'STATUS_IN_REVIEW', phase: 'running' },
  SENT: { key: 'STATUS_SENT', phase: 'running' },
  OPEN: { key: 'STATUS_OPEN', phase: 'waiting' },
  RETURNING: { key: 'STATUS_RETURNING', phase: 'running' },
  PAYING: { key: 'STATUS_PAYING', phase: 'running' },
  COMPLETED: { key: 'STATUS_COMPLETED', phase: 'over' },
  RETURNED: { key: 'STATUS_RETURNED', phase: 'over' },
  CANCELLED: { key: 'STATUS_CANCELLED', phase: 'over' },
  EXPIRED: { key: 'STATUS_EXPIRED', phase: 'over' },
} as const satisfies Record<TradeStatus, { key: MessageKey; phase: 'waiting' | 'running' | 'over' }>

export type TradePhase = (typeof TRADE_STATUS_TEXTS)[TradeStatus]['phase']

/** How the state of one device is shown: a label, and the sentence that its mails use, too. */
export const ITEM_STATE_TEXTS = {
  CREATED: { key: 'STATUS_CREATED', text: 'STATUS_CREATED_TEXT' },
  LABEL_ISSUED: { key: 'STATUS_LABEL_ISSUED', text: 'STATUS_LABEL_ISSUED_TEXT' },
  CANCELLED: { key: 'STATUS_CANCELLED', text: 'STATUS_CANCELLED_TEXT' },
  IN_TRANSIT: { key: 'STATUS_IN_TRANSIT', text: 'STATUS_IN_TRANSIT_TEXT' },
  EXPIRED: { key: 'STATUS_EXPIRED', text: 'STATUS_EXPIRED_TEXT' },
  RECEIVED: { key: 'STATUS_RECEIVED', text: 'STATUS_RECEIVED_TEXT' },
  LOST: { key: 'STATUS_LOST', text: 'STATUS_LOST_TEXT' },
  ACCEPTED: { key: 'STATUS_ACCEPTED', text: 'STATUS_ACCEPTED_TEXT' },
  IN_INSPECTION: { key: 'STATUS_IN_INSPECTION', text: 'STATUS_IN_INSPECTION_TEXT' },
  COUNTER_OFFERED: { key: 'STATUS_COUNTER_OFFERED', text: 'STATUS_COUNTER_OFFERED_TEXT' },
  ACTION_REQUIRED: { key: 'STATUS_ACTION_REQUIRED', text: 'STATUS_ACTION_REQUIRED_TEXT' },
  QUARANTINED: { key: 'STATUS_QUARANTINED', text: 'STATUS_QUARANTINED_TEXT' },
  RETURN_PENDING: { key: 'STATUS_RETURN_PENDING', text: 'STATUS_RETURN_PENDING_TEXT' },
  RECYCLED: { key: 'STATUS_RECYCLED', text: 'STATUS_RECYCLED_TEXT' },
  APPEALED: { key: 'STATUS_APPEALED', text: 'STATUS_APPEALED_TEXT' },
  PAYOUT_PENDING: { key: 'STATUS_PAYOUT_PENDING', text: 'STATUS_PAYOUT_PENDING_TEXT' },
  PAID: { key: 'STATUS_PAID', text: 'STATUS_PAID_TEXT' },
  PAYOUT_FAILED: { key: 'STATUS_PAYOUT_FAILED', text: 'STATUS_PAYOUT_FAILED_TEXT' },
  HANDED_OVER: { key: 'STATUS_HANDED_OVER', text: 'STATUS_HANDED_OVER_TEXT' },
  RETURN_SHIPPED: { key: 'STATUS_RETURN_SHIPPED', text: 'STATUS_RETURN_SHIPPED_TEXT' },
  RETURNED: { key: 'STATUS_RETURNED', text: 'STATUS_RETURNED_TEXT' },
} as const satisfies Record<TradeState, { key: MessageKey; text: MessageKey }>
