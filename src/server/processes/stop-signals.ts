import { reportStartupFailure } from '#server/config/report-startup-failure.ts'

export interface StopSignals {
  /** Aborted once the shop is to stop. */
  readonly stopping: AbortSignal
  /** Aborted when someone at the keyboard does not want to wait. */
  readonly hurrying: AbortSignal
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Stops once, in order, and then ends the process. A second Ctrl-C skips the waiting; a service manager may repeat itself. */
export function listenForStop(stop: () => Promise<void>): StopSignals {
  const stopping = new AbortController()
  const hurrying = new AbortController()
  const handle = (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) {
      if (signal === 'SIGINT') hurrying.abort()
      return
    }
    process.stdout.write('Stopping …\n')
    stopping.abort()
    stop().then(() => process.exit(0), reportStartupFailure)
  }
  for (const signal of SIGNALS) process.on(signal, handle)
  return { stopping: stopping.signal, hurrying: hurrying.signal }
}
