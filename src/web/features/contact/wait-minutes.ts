import type { SubmitState } from '#web/forms/submit-state.ts'
import { countWaitMinutes } from '#web/forms/wait-minutes.ts'

/** Where the server names no time. */
const DEFAULT_SECONDS = 60

/** Whole minutes to wait before the next message; null where it may be sent at once. */
export const findWaitMinutes = (state: SubmitState): number | null =>
  state.kind === 'busy' ? countWaitMinutes(state.retryAfterSeconds || DEFAULT_SECONDS) : null
