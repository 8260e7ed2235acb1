import { StartupError } from '../config/startup-error.ts'

/** The command was called in a way that it doesn't know. The message says how it's used. */
export class UsageError extends StartupError {
  override name = 'UsageError'
}

/** What a command prints if the operator can fix it: how it's used, or why nothing was changed. */
export const describeCommandFailure = (error: StartupError): string =>
  error instanceof UsageError ? error.message : `Nothing changed: ${error.message}`

/** Prints why a command has failed, or the whole stack if it's our bug, and ends the process. `--help` isn't a failure. */
export function reportCommandFailure(error: unknown): never {
  if (error instanceof UsageError && process.argv.includes('--help')) {
    process.stdout.write(`${error.message}\n`)
    process.exit(0)
  }
  const text =
    error instanceof StartupError
      ? describeCommandFailure(error)
      : `Failed: ${error instanceof Error ? error.stack : String(error)}`
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
