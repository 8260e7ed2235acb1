const FIRST_DELAY_MS = 2_000
const LONGEST_DELAY_MS = 60 * 60 * 1_000

/** After this many attempts, about a day, work is given up. */
export const MAX_ATTEMPTS = 32

/** How long work rests after its nth failure: doubling, up to an hour. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1))
