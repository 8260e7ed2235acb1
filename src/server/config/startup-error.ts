/** A reason not to start that the operator can fix. Printed as one line, with exit code 1. */
export class StartupError extends Error {
  override name = 'StartupError'
}
