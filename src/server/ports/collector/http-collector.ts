import type { Collector } from './collector.ts'

/** Less than the time after which another worker takes over. */
const TIMEOUT_MS = 10_000

/** Timeout, too early, too many requests: worth a retry. */
const TEMPORARY_STATUSES = [408, 425, 429]

/** `fetch` refuses URLs with user and password, so they move to a header. */
function extractCredentials(address: string): { readonly url: URL; readonly authorization: string | null } {
  const url = new URL(address)
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return {
    url,
    authorization: credentials === ':' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`,
  }
}

/** A collector that takes `{ events: [] }` as JSON over HTTP. */
export function createHttpCollector(address: string): Collector {
  const { url, authorization } = extractCredentials(address)
  return {
    async send(events) {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify({ events }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      // Discards the body, which frees the connection.
      await body?.cancel()
      if (ok) return 'taken'
      if (status >= 400 && status < 500 && !TEMPORARY_STATUSES.includes(status)) return 'refused'
      throw Object.assign(new Error('The collector failed'), { code: `STATUS_${status}` })
    },
  }
}
