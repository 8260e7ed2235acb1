/**
 * Never runs the task twice at the same time. A call during a run waits for one more run after it, because the current run
 * may have read its data before the change that the call is about; further calls share that next run.
 */
export function serialiseRuns(task: () => Promise<void>): () => Promise<void> {
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
