import { DAY_MS } from '#domain/kernel/durations.ts'

/** As long as the link in the first mail works. */
const CONFIRM_DAYS = 7

/** Requests for the newsletter that came before this moment cannot be confirmed any more. */
export const confirmableSince = (nowMs: number): number => nowMs - CONFIRM_DAYS * DAY_MS

export const confirmableUntil = (requestedAtMs: number): number => requestedAtMs + CONFIRM_DAYS * DAY_MS
