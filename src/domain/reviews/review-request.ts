import { DAY_MS } from '#domain/kernel/durations.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'

/** A seller is asked for a review this long after the last payout: the money has arrived by then. */
export const REVIEW_ASK_DAYS = 5

/** Nobody remembers a sale much longer. It also keeps the first start from asking about sales of years ago. */
export const REVIEW_ASK_UNTIL_DAYS = 30

/** Whether a sale may have a review: it has once one of its devices is paid, so every review is a real seller's. */
export const canBeReviewed = (devices: readonly { readonly state: TradeState }[]): boolean =>
  devices.some(({ state }) => state === 'PAID')

/** The moments between which the last payout of a sale was made whose seller is asked now. */
export const computeAskPeriod = (nowMs: number): { readonly fromMs: number; readonly untilMs: number } => ({
  fromMs: nowMs - REVIEW_ASK_UNTIL_DAYS * DAY_MS,
  untilMs: nowMs - REVIEW_ASK_DAYS * DAY_MS,
})
