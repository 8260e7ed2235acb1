import { DAY_MS } from '#domain/kernel/durations.ts'

/** How long the link in the first mail works. */
export const NEWSLETTER_CONFIRM_DAYS = 7

/** Requests made before this moment can no longer be confirmed. */
export const computeOldestConfirmable = (nowMs: number): number => nowMs - NEWSLETTER_CONFIRM_DAYS * DAY_MS

export const computeConfirmDeadline = (requestedAtMs: number): number =>
  requestedAtMs + NEWSLETTER_CONFIRM_DAYS * DAY_MS
