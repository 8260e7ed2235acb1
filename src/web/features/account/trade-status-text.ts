import type { TradeStatus } from '#domain/trades/trade-status.ts'
import type { MessageKey } from '#messages/message-key.ts'

/** How a status is shown: its words, and whether it waits for the seller, is under way or is over. */
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
