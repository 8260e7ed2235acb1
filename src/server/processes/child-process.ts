import type { ToChild, ToSupervisor } from './messages.ts'

export const tellSupervisor = (message: ToSupervisor) => process.send?.(message)

/** Registered before anything else: a process that is still starting must be able to stop, too. */
export function onStop(stop: () => Promise<void>): void {
  process.on('message', (message: ToChild) => {
    if (message?.type === 'stop') stop().finally(() => process.exit(0))
  })
  // Ctrl-C reaches every process of the terminal; the supervisor decides the order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  // Without its supervisor a process would run on for ever.
  process.on('disconnect', () => process.exit(1))
}
