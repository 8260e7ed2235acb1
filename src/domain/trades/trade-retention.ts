import { DAY_MS } from '#domain/kernel/durations.ts'
import { isTerminalState, TRADE_STATES, type TradeState } from './trade-states.ts'

/** States in which a device and its seller are done with each other. */
export const OVER_STATES: readonly TradeState[] = TRADE_STATES.filter(isTerminalState)

/** States after which nothing was bought: such a trade leaves no document that a law wants to be kept. */
export const UNSOLD_STATES: readonly TradeState[] = ['CANCELLED', 'EXPIRED', 'RETURNED']

/** A parcel that comes late must still find its sender. */
const UNSOLD_KEEP_DAYS = 365

/** Documents of a purchase. This time and the next one begin with the end of the year. */
const PURCHASE_KEEP_YEARS = 10

/** What is needed to answer claims from a purchase, and no part of its documents: how to reach and to pay the seller. */
const CONTACT_KEEP_YEARS = 3

/** A trade without a purchase that ended before is forgotten. */
export const unsoldKeptSince = (nowMs: number): number => nowMs - UNSOLD_KEEP_DAYS * DAY_MS

const yearsBefore = (nowMs: number, years: number): number =>
  Date.UTC(new Date(nowMs).getUTCFullYear() - years, 0, 1)

/** A purchase that ended before is forgotten: its year and ten more are over. */
export const purchasesKeptSince = (nowMs: number): number => yearsBefore(nowMs, PURCHASE_KEEP_YEARS)

/** How to reach the seller of a purchase that ended before is forgotten: its year and three more are over. */
export const contactsKeptSince = (nowMs: number): number => yearsBefore(nowMs, CONTACT_KEEP_YEARS)
