import { MINUTE_MS } from '#domain/kernel/durations.ts'

export interface PaceRequest {
  /** The first moment that is still free. */
  readonly nextAtMs: number
  readonly nowMs: number
  readonly perMinute: number
  /** How many mails could be sent at once. */
  readonly wanted: number
}

export interface TakenSlots {
  readonly count: number
  readonly nextAtMs: number
}

/** How much of the past may be made up for. After a pause there is no burst beyond one second's mails. */
const CATCH_UP_MS = 1_000

export const computeSlotMs = (perMinute: number): number => MINUTE_MS / perMinute

/** Takes moments to send mails at, evenly spread: however many workers there are, the rate is held. */
export function takeSlots({ nextAtMs, nowMs, perMinute, wanted }: PaceRequest): TakenSlots {
  const slotMs = computeSlotMs(perMinute)
  const fromMs = Math.max(nextAtMs, nowMs - CATCH_UP_MS)
  const free = fromMs > nowMs ? 0 : Math.floor((nowMs - fromMs) / slotMs) + 1
  const count = Math.min(wanted, free)
  return { count, nextAtMs: fromMs + count * slotMs }
}
