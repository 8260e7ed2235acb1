import { DAY_MS } from '#domain/kernel/durations.ts'
import { type CalendarDay, toMarketDay } from '#domain/markets/market-date.ts'

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

/** Days of 24 hours: a deadline doesn't shift when a market changes to or from summer time. */
export const addDays = (startMs: number, days: number): number => startMs + days * DAY_MS

/** The last second of a day in the markets' zone in summer; in winter an hour earlier, which hurts nobody. */
const END_OF_DAY_UTC = [21, 59, 59] as const

/** When a day ends for a seller who is only given the date. */
export const computeEndOfDay = ({ year, month, day }: CalendarDay): number =>
  Date.UTC(year, month - 1, day, ...END_OF_DAY_UTC)

/** When a parcel must have been scanned. Sellers see a date, so all of that day counts, and never less than 21 days. */
export function computeSendInDeadline(createdAtMs: number): number {
  const exact = addDays(createdAtMs, SEND_IN_CLOCK.days)
  return Math.max(exact, computeEndOfDay(toMarketDay(new Date(exact))))
}

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
  readonly nowMs: number
  /** Days whose reminders have been sent. */
  readonly sentDays: readonly number[]
}

/**
 * The days whose reminder is due: one or none. After an outage only the latest goes out, so that nobody gets two at
 * once; after the deadline there is nothing left to remind of.
 */
export function listDueReminders(clock: TradeClock, { startMs, nowMs, sentDays }: ReminderTimes): number[] {
  if (nowMs >= addDays(startMs, clock.days)) return []
  const newest = Math.max(...clock.reminderDays.filter((day) => nowMs >= addDays(startMs, day)), 0)
  return newest === 0 || sentDays.includes(newest) ? [] : [newest]
}
