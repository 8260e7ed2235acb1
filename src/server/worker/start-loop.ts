export interface Loop {
  /** Resolves when the current run has ended; no other starts. */
  stop(): Promise<void>
}

export interface LoopOptions {
  /** Between two runs, unless there is more to do. */
  readonly pauseMs: number
  readonly onError: (error: unknown) => void
}

/** Runs something again and again, whatever happens. A run that returns true is followed by the next at once. */
export function startLoop(run: () => Promise<boolean>, { pauseMs, onError }: LoopOptions): Loop {
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
  async function loop(): Promise<void> {
    while (!isStopping) {
      const hasMore = await run().catch((error: unknown) => {
        onError(error)
        return false
      })
      if (!hasMore && !isStopping) await pause()
    }
  }
  const running = loop()
  return {
    stop() {
      isStopping = true
      wake()
      return running
    },
  }
}
