const SECONDS_PER_MINUTE = 60

/** Whole minutes to wait. */
export const countWaitMinutes = (seconds: number): number => Math.ceil(seconds / SECONDS_PER_MINUTE)
