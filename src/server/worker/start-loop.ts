export interface Loop {
  /** Resolves when the round that is running has ended; no other begins. */
  stop(): Promise<void>
}

export interface LoopOptions {
  /** Between two rounds, unless there is more to do. */
  readonly pauseMs: number
  readonly onError: (error: unknown) => void
}

/** Runs something again and again, whatever happens; a round that says so is followed by the next at once. */
export function startLoop(round: () => Promise<boolean>, { pauseMs, onError }: LoopOptions): Loop {
  let isStopping = false
  let wake: () => void = () => undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  async function run(): Promise<void> {
    while (!isStopping) {
      const hasMore = await round().catch((error: unknown) => {
        onError(error)
        return false
      })
      if (!hasMore && !isStopping) await pause()
    }
  }
  const running = run()
  return {
    stop() {
      isStopping = true
      wake()
      return running
    },
  }
}
