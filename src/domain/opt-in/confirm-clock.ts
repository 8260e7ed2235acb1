import { DAY_MS } from '#domain/kernel/durations.ts'

/** How long the link works in the mail that asks to confirm a newsletter or a price watch. */
export const CONFIRM_DAYS = 7

/** Requests made before this moment can no longer be confirmed. */
export const computeOldestConfirmable = (nowMs: number): number => nowMs - CONFIRM_DAYS * DAY_MS

export const computeConfirmDeadline = (requestedAtMs: number): number => requestedAtMs + CONFIRM_DAYS * DAY_MS
