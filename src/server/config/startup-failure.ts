import { StartupError } from './startup-error.ts'

/** One clear line for a reason the operator can mend, the whole stack for a fault of ours; then the process ends. */
export function reportStartupFailure(error: unknown): never {
  const text =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Not started: ${text}\n`)
  process.exit(1)
}
