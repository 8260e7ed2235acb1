import { StartupError } from './startup-error.ts'

/** Prints one clear line if the operator can fix it, or the whole stack if it is our bug, and ends the process. */
export function reportStartupFailure(error: unknown): never {
  const text =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Not started: ${text}\n`)
  process.exit(1)
}
