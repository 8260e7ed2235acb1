/** How many may wait for their turn, and what the others are told. */
export interface WaitingLimit {
  readonly maxWaiting: number
  readonly createRefusal: () => Error
}

/**
 * Runs at most `limit` pieces of work at a time; the others wait for their turn, in order. With a waiting limit, any more are
 * refused at once.
 */
export function limitConcurrency(
  limit: number,
  waitingLimit?: WaitingLimit,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limit) running += 1
    else {
      if (waitingLimit && waiting.length >= waitingLimit.maxWaiting) throw waitingLimit.createRefusal()
      // A finished piece hands its place over, so a newcomer cannot overtake those who wait.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
