import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { findEndOfDay, toMarketDay } from '#domain/markets/market-date.ts'

/** How long a seller has, and after how many days we send a reminder. */
export interface TradeClock {
  readonly days: number
  readonly reminderDays: readonly number[]
}

/** From creating a trade to the carrier's first scan. The price is guaranteed for as long. */
export const SEND_IN_DAYS = 21

export const SEND_IN_CLOCK = { days: SEND_IN_DAYS, reminderDays: [7, 14, 19] } as const satisfies TradeClock

/** From opening a clarification to the seller's answer. */
export const ANSWER_CLOCK = { days: 14, reminderDays: [3, 7, 12] } as const satisfies TradeClock

/** After a rejected appeal the seller gets less time: the matter is known by then. */
export const SECOND_ANSWER_CLOCK = { days: 7, reminderDays: [3] } as const satisfies TradeClock

/** From a parcel's last scan until it counts as lost. */
export const SEARCH_DAYS = 14

/** How long we keep a device on a block list before handing it over. */
export const QUARANTINE_DAYS = 28

/** How long we wait for a new address, after a return came back, before we call the seller. */
export const UNDELIVERED_CALL_DAYS = 5

/** How long a device that goes back may wait until the carrier has it. */
export const RETURN_SEND_DAYS = 3

/** Days of 24 hours: a deadline doesn't shift when a market changes to or from summer time. */
export const addDays = (startMs: number, days: number): number => startMs + days * DAY_MS

/**
 * The last moment in which a parcel may be scanned. Sellers see a date, so all of that day counts, to 24:00 in their
 * market, and never less than 21 days.
 */
export const computeSendInDeadline = (createdAtMs: number, timeZone: string): number =>
  findEndOfDay(toMarketDay(new Date(addDays(createdAtMs, SEND_IN_CLOCK.days)), timeZone), timeZone)

/**
 * How long we wait for reports of scans on the last day. Carriers report in batches, so a parcel that was scanned in time
 * may only be known the next morning.
 */
export const SCAN_REPORT_HOURS = 12

/** From when a sale can expire: the last day is over, and what was scanned on it has been reported. */
export const computeExpiry = (sendByMs: number): number => sendByMs + SCAN_REPORT_HOURS * HOUR_MS

/** When a parcel counts as lost. */
export const computeSearchDeadline = ({
  lastScanAtMs,
  stateSinceMs,
}: {
  readonly lastScanAtMs: number | null
  readonly stateSinceMs: number
}): number => addDays(lastScanAtMs ?? stateSinceMs, SEARCH_DAYS)

/** From when a device in quarantine may be handed over without the police asking for it. */
export const computeQuarantineDeadline = ({ stateSinceMs }: { readonly stateSinceMs: number }): number =>
  addDays(stateSinceMs, QUARANTINE_DAYS)

export interface ReminderTimes {
  readonly startMs: number
  /** The deadline that reminders are about. */
  readonly untilMs: number
  readonly nowMs: number
  /** Days whose reminders have been sent. */
  readonly sentDays: readonly number[]
}

/**
 * The days whose reminder is due: one or none. After an outage only the latest goes out, so that nobody gets two at
 * once; after the deadline there is nothing left to remind of.
 */
export function listDueReminders(
  { reminderDays }: Pick<TradeClock, 'reminderDays'>,
  { startMs, untilMs, nowMs, sentDays }: ReminderTimes,
): number[] {
  if (nowMs >= untilMs) return []
  const newest = Math.max(...reminderDays.filter((day) => nowMs >= addDays(startMs, day)), 0)
  return newest === 0 || sentDays.includes(newest) ? [] : [newest]
}
