import type { IncomingMessage, ServerResponse } from 'node:http'
import { MINUTE_MS } from '#domain/kernel/durations.ts'

/** Forms and calls are small: whoever takes longer only holds a connection. */
export const BODY_MS = 30_000

/** Long enough for a photo over a bad connection. Only requests that were let in to upload get it. */
export const MAX_BODY_MS = 5 * MINUTE_MS

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends a request whose body doesn't arrive in time. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (!hasBody) return
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, BODY_MS)
  timers.set(request, timer)
  // Whoever is refused at once may still hold their body back, and with it the connection.
  response.once('close', () => {
    if (request.complete) clearTimeout(timer)
  })
}

/** Lets a request take its time. Whoever calls it sets a limit of their own, up to `MAX_BODY_MS`. */
export const liftBodyTime = (request: IncomingMessage): void => clearTimeout(timers.get(request))
