/**
 * Socket errors, and PostgreSQL's own: it has no place for another connection (53300), shuts down or starts up (57P), took
 * too long (57014), or is a standby that takes no writes after a failover (25006). A pooler says 08P01 for all of it.
 */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|53300|57P0[1-5]|57014|25006|08\w{3})$/

/** Errors of the driver that have no code. */
const AWAY_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered|The database is silent)/

const TIMEOUT = /^57014$/

const TIMEOUT_MESSAGE = /^Query read timeout/

/** Whether a statement took too long: the database is there, and the same statement may take as long again. */
export function isStatementTimeout(error: unknown): boolean {
  const { code, message, cause } = Object(error) as { code?: unknown; message?: unknown; cause?: unknown }
  if (typeof code === 'string' && TIMEOUT.test(code)) return true
  if (typeof message === 'string' && TIMEOUT_MESSAGE.test(message)) return true
  return cause !== undefined && cause !== error && isStatementTimeout(cause)
}

/** Whether a failure means that the database can't answer for now, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, cause } = Object(error) as { code?: unknown; message?: unknown; cause?: unknown }
  if (typeof code === 'string' && AWAY.test(code)) return true
  if (typeof message === 'string' && AWAY_MESSAGE.test(message)) return true
  // The query builder wraps the driver's errors.
  return cause !== undefined && cause !== error && isDatabaseAway(cause)
}
