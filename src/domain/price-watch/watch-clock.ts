import { DAY_MS, YEAR_MS } from '#domain/kernel/durations.ts'

/** A watch ends by itself after this many months. */
export const WATCH_MONTHS = 12

/** Who watches a price that changes daily gets at most one mail in this many days. */
export const WATCH_PAUSE_DAYS = 7

/**
 * News of a price waits this long after the price was changed: a wrong list that is undone meanwhile is news to nobody.
 */
export const WATCH_HOLD_MINUTES = 15

/** How many prices one address can watch, and how many more can wait for confirmation. */
export const MAX_WATCHES = 20

export const computeWatchEnd = (confirmedAtMs: number): number =>
  confirmedAtMs + (WATCH_MONTHS / 12) * YEAR_MS

/** Whoever was written to after this moment waits for the next mail about a changed price. */
export const computeOldestRecentMail = (nowMs: number): number => nowMs - WATCH_PAUSE_DAYS * DAY_MS
