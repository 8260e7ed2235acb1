/** A reason not to start that the operator can mend; printed as one line, exit code 1. */
export class StartupError extends Error {
  override name = 'StartupError'
}
