/** Codes of sockets, and of PostgreSQL while it goes down, is down or comes up. */
const AWAY = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[1-3]|08\d{3})$/

/** What the driver says without a code. */
const AWAY_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Whether a failure means that the database cannot be reached now: the same request may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, cause } = Object(error) as { code?: unknown; message?: unknown; cause?: unknown }
  if (typeof code === 'string' && AWAY.test(code)) return true
  if (typeof message === 'string' && AWAY_MESSAGE.test(message)) return true
  // The query builder wraps what the driver has thrown.
  return cause !== undefined && cause !== error && isDatabaseAway(cause)
}
