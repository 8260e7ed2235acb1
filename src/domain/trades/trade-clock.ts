import { DAY_MS } from '#domain/kernel/durations.ts'
import { type CalendarDay, dayOf } from '#domain/markets/market-date.ts'

/** How long somebody has for something, and after how many days we remind them. */
export interface TradeClock {
  readonly days: number
  readonly reminderDays: readonly number[]
}

/** From the creation of a trade to the carrier's first scan; the price is locked as long. */
export const SEND_IN_DAYS = 21

export const SEND_IN_CLOCK = { days: SEND_IN_DAYS, reminderDays: [7, 14, 19] } as const satisfies TradeClock

/** From a question after inspection to the seller's answer. */
export const ANSWER_CLOCK = { days: 14, reminderDays: [3, 7, 12] } as const satisfies TradeClock

/** The same after an appeal was rejected: the seller knows the question already. */
export const SECOND_ANSWER_CLOCK = { days: 7, reminderDays: [3] } as const satisfies TradeClock

/** From the last scan of a parcel until it counts as lost. */
export const SEARCH_DAYS = 14

/** How long a device on a block list is kept before it is handed over. */
export const QUARANTINE_DAYS = 28

/** The moment some days later. Days of 24 hours: a deadline does not move with the summer time of a market. */
export const daysAfter = (startMs: number, days: number): number => startMs + days * DAY_MS

/** In summer the last second of a day in the markets' zone; in winter the shops are closed by then, too. */
const END_OF_DAY_UTC = [21, 59, 59] as const

/** The moment with which a day ends for a seller who is told the day alone. */
export const endOfDay = ({ year, month, day }: CalendarDay): number =>
  Date.UTC(year, month - 1, day, ...END_OF_DAY_UTC)

/** Until when a parcel has to be scanned. The seller is told a day: all of it counts, and never less than the 21 days. */
export function sendInDeadline(createdAtMs: number): number {
  const exact = daysAfter(createdAtMs, SEND_IN_CLOCK.days)
  return Math.max(exact, endOfDay(dayOf(new Date(exact))))
}

export const answerDeadline = (askedAtMs: number, clock: TradeClock = ANSWER_CLOCK): number =>
  daysAfter(askedAtMs, clock.days)

export interface ReminderTimes {
  readonly startMs: number
  readonly nowMs: number
  /** Days whose reminders were sent. */
  readonly sentDays: readonly number[]
}

/**
 * The days whose reminder is to be sent now: one or none. When several were missed only the newest is left,
 * nobody gets two at once; after the deadline there is nothing to remind of.
 */
export function remindersDue(clock: TradeClock, { startMs, nowMs, sentDays }: ReminderTimes): number[] {
  if (nowMs >= daysAfter(startMs, clock.days)) return []
  const newest = Math.max(...clock.reminderDays.filter((day) => nowMs >= daysAfter(startMs, day)), 0)
  return newest === 0 || sentDays.includes(newest) ? [] : [newest]
}

/** Reminders to send the parcel, on days 7, 14 and 19. */
export const sendRemindersDue = (createdAtMs: number, nowMs: number, sentDays: readonly number[]): number[] =>
  remindersDue(SEND_IN_CLOCK, { startMs: createdAtMs, nowMs, sentDays })

/** Reminders to answer a question, on days 3, 7 and 12. */
export const answerRemindersDue = (askedAtMs: number, nowMs: number, sentDays: readonly number[]): number[] =>
  remindersDue(ANSWER_CLOCK, { startMs: askedAtMs, nowMs, sentDays })
