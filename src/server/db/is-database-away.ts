/** Socket errors, and PostgreSQL's own while it shuts down or starts up. */
const AWAY = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[1-3]|08\d{3})$/

/** Errors of the driver that have no code. */
const AWAY_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Whether a failure means that the database is unreachable for now, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, cause } = Object(error) as { code?: unknown; message?: unknown; cause?: unknown }
  if (typeof code === 'string' && AWAY.test(code)) return true
  if (typeof message === 'string' && AWAY_MESSAGE.test(message)) return true
  // The query builder wraps the driver's errors.
  return cause !== undefined && cause !== error && isDatabaseAway(cause)
}
