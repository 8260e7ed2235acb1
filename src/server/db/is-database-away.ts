/**
 * Socket errors, and PostgreSQL's own: it has no place for another connection (53300), shuts down or starts up (57P), took
 * too long (57014), or is a standby that takes no writes after a failover (25006). A pooler says 08P01 for all of it.
 */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|53300|57P0[1-5]|57014|25006|08\w{3})$/

/** Errors of the driver that have no code. */
const AWAY_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered|The database is silent)/

/** Whether a failure means that the database can't answer for now, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, cause } = Object(error) as { code?: unknown; message?: unknown; cause?: unknown }
  if (typeof code === 'string' && AWAY.test(code)) return true
  if (typeof message === 'string' && AWAY_MESSAGE.test(message)) return true
  // The query builder wraps the driver's errors.
  return cause !== undefined && cause !== error && isDatabaseAway(cause)
}
