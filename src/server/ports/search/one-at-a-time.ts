/**
 * Runs a task never twice at the same time. A call during a run waits for one more run after it, because what the call
 * is about may have changed after the run has read it; further calls share that one.
 */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const start = () => {
    next = undefined
    running = task().finally(() => {
      running = undefined
    })
    return running
  }

  return () => {
    if (next) return next
    if (!running) return start()
    next = running.then(start, start)
    return next
  }
}
