import type { Collector } from './collector.ts'

/** Below the time after which another worker takes the work over. */
const TIMEOUT_MS = 10_000

/** Too slow, too early, too many: these pass. */
const PASSING_STATUSES = [408, 425, 429]

/** User and password stand in the address, which `fetch` does not take. */
function splitAddress(address: string): { readonly url: URL; readonly authorization: string | null } {
  const url = new URL(address)
  const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return { url, authorization: user === ':' ? null : `Basic ${Buffer.from(user).toString('base64')}` }
}

/** A collector that takes `{ events: [] }` as JSON over HTTP. */
export function createHttpCollector(address: string): Collector {
  const { url, authorization } = splitAddress(address)
  return {
    async send(events) {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify({ events }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      // What it says is not read, so that its connection is free again.
      await body?.cancel()
      if (ok) return 'taken'
      if (status >= 400 && status < 500 && !PASSING_STATUSES.includes(status)) return 'refused'
      throw Object.assign(new Error('The collector failed'), { code: `STATUS_${status}` })
    },
  }
}
