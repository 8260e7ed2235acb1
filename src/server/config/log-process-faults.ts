import { createLogger } from './create-logger.ts'

/** Makes Node's own warnings, and the error that ends a process, lines of the log like all others. */
export function logProcessFaults(): void {
  if (process.stderr.isTTY) return
  const logger = createLogger('warn')
  process.removeAllListeners('warning')
  process.on('warning', (err) => logger.warn({ err }, 'warning from Node'))
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'process failed')
    process.exit(1)
  })
}
