/** A moment as the APIs write it. */
export const toTimeJson = (ms: number): string => new Date(ms).toISOString()

export const toTimeJsonOrNull = (ms: number | null): string | null => (ms === null ? null : toTimeJson(ms))
