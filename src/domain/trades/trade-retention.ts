import { DAY_MS, YEAR_MS } from '#domain/kernel/durations.ts'
import { isTerminalState, TRADE_STATES, type TradeState } from './trade-states.ts'

/** States in which nothing more happens between a seller and us. */
export const OVER_STATES: readonly TradeState[] = TRADE_STATES.filter(isTerminalState)

/** Final states without a purchase: the law doesn't require us to keep anything about such a trade. */
export const UNSOLD_STATES: readonly TradeState[] = ['CANCELLED', 'EXPIRED', 'RETURNED']

/** We must still be able to return a parcel that arrives late. */
export const UNSOLD_KEEP_YEARS = 1

/**
 * Documents of a purchase: vouchers of § 147 (1) no. 4 AO, kept for eight years since 2025 (§ 147 (3) AO, § 257 (4) HGB).
 * This period and the next two start at the end of the year.
 */
export const PURCHASE_KEEP_YEARS = 8

/** The purchase register. No process removes its rows, so this is what we promise, not what a job does. */
export const REGISTER_KEEP_YEARS = 10

/** Contact details and payout account, which we need to answer claims but which aren't part of the documents. */
export const CONTACT_KEEP_YEARS = 3

/** A parcel that its seller hands in after the deadline arrives within these weeks, or never. */
export const EXPIRED_OPEN_WEEKS = 4

/** Sales that expired before this moment are over: whoever asks to be erased needn't wait for them. */
export const computeExpiredCutoff = (nowMs: number): number => nowMs - EXPIRED_OPEN_WEEKS * 7 * DAY_MS

/** Trades without a purchase that ended before this moment are erased. */
export const computeUnsoldCutoff = (nowMs: number): number => nowMs - UNSOLD_KEEP_YEARS * YEAR_MS

const startOfYearBefore = (nowMs: number, years: number): number =>
  Date.UTC(new Date(nowMs).getUTCFullYear() - years, 0, 1)

/** Purchases that ended before this moment are erased: after eight full years. */
export const computePurchaseCutoff = (nowMs: number): number => startOfYearBefore(nowMs, PURCHASE_KEEP_YEARS)

/** Contact details of purchases that ended before this moment are erased: after three full years. */
export const computeContactCutoff = (nowMs: number): number => startOfYearBefore(nowMs, CONTACT_KEEP_YEARS)
