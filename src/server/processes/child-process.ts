import type { ToChild, ToSupervisor } from './messages.ts'

export const notifySupervisor = (message: ToSupervisor) => process.send?.(message)

/** Runs when the supervisor announces the stop, some time before it. */
export function onDrain(drain: () => void): void {
  process.on('message', (message: ToChild) => {
    if (message?.type === 'drain') drain()
  })
}

/** Registered first, because a process that is still starting must be able to stop, too. */
export function onStop(stop: () => Promise<void>): void {
  process.on('message', (message: ToChild) => {
    if (message?.type === 'stop') stop().finally(() => process.exit(0))
  })
  // Ctrl-C reaches every process of the terminal, but the supervisor decides the order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  // Without its supervisor, a process would run forever.
  process.on('disconnect', () => process.exit(1))
}
