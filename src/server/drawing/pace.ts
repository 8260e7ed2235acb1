import { setTimeout as sleep } from 'node:timers/promises'
import { OverloadedError } from '#server/http/error-handler.ts'

export interface PaceOptions {
  /** The time between two starts. */
  readonly pauseMs: number
  readonly maxWaiting: number
}

const RETRY_AFTER_SECONDS = 5

/**
 * Lets callers pass one after the other, with a pause in between: what they do then takes a bounded part of the process,
 * however many they are. Refuses with 503 while too many wait.
 */
export function createPace({ pauseMs, maxWaiting }: PaceOptions): () => Promise<void> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async () => {
    if (waiting >= maxWaiting) throw new OverloadedError(RETRY_AFTER_SECONDS)
    waiting += 1
    const turn = last
    last = turn.then(() => sleep(pauseMs, undefined, { ref: false }))
    await turn
    waiting -= 1
  }
}
