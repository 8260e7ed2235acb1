import { StartupError } from '../../config/startup-error.ts'

/** A full disk or a database that is away is told in one line. What has no code is our own bug and keeps its stack. */
export function toOperatorError(error: unknown): unknown {
  if (error instanceof StartupError || !(error instanceof Error)) return error
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' ? new StartupError(error.message || code) : error
}
