import type { Edge } from './edge.ts'

const TIMEOUT_MS = 10_000

export interface HttpEdgeOptions {
  readonly url: string
  readonly token: string | null
}

/** An edge that takes `{ tags: [] }` as JSON over HTTP, with a bearer token. */
export const createHttpEdge = ({ url, token }: HttpEdgeOptions): Edge => ({
  async purge(tags) {
    const { ok, status, body } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    // Discards the body, which frees the connection.
    await body?.cancel()
    if (!ok) throw Object.assign(new Error('The edge did not purge'), { code: `STATUS_${status}` })
  },
})
