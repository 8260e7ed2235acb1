import { HOUR_MS } from '#domain/kernel/durations.ts'

const FIRST_DELAY_MS = 2_000
const LONGEST_DELAY_MS = HOUR_MS

/** A job is given up after this many attempts, about a day. */
export const MAX_ATTEMPTS = 32

/** How long a job waits after its nth failure: doubling, up to an hour. */
export const computeRetryDelay = (attempts: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1))
