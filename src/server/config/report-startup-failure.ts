import { pino } from 'pino'
import { createLogger } from './create-logger.ts'
import { StartupError } from './startup-error.ts'

const describeFailure = (error: unknown): string =>
  error instanceof StartupError ? error.message : error instanceof Error ? (error.stack ?? '') : String(error)

/**
 * Says why a process doesn't start, and ends it: one clear line if the operator can fix it, with the whole stack if it is
 * our bug. Text on a terminal, a line of the log everywhere else.
 */
export function reportStartupFailure(error: unknown): never {
  if (process.stderr.isTTY) process.stderr.write(`Not started: ${describeFailure(error)}\n`)
  else {
    const logger = createLogger('fatal', pino.destination({ fd: 2, sync: true }))
    if (error instanceof StartupError) logger.fatal(`Not started: ${error.message}`)
    else logger.fatal({ err: error }, 'Not started')
  }
  process.exit(1)
}
