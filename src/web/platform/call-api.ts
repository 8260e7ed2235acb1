import type { ErrorBody } from '#contracts/errors.ts'

/** What came of a call: an answer, a refusal with its reasons, or nothing that can be understood. */
export type ApiResult<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | { readonly kind: 'refused'; readonly error: ErrorBody }
  | { readonly kind: 'noAnswer' }

export interface ApiCall {
  /** Sent as JSON; without one the call only reads. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

const TIMEOUT_MS = 20_000

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'id' in value && 'statusCode' in value

/** Calls the shop's own server. Never throws: a lost network is an outcome like any other. */
export async function callApi<Data>(
  path: string,
  { body, headers, signal }: ApiCall = {},
): Promise<ApiResult<Data>> {
  if (signal?.aborted) return { kind: 'noAnswer' }
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const abort = () => timeout.abort()
  signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: timeout.signal,
    })
    const data: unknown = await response.json()
    if (response.ok) return { kind: 'ok', data: data as Data }
    return isErrorBody(data) ? { kind: 'refused', error: data } : { kind: 'noAnswer' }
  } catch {
    return { kind: 'noAnswer' }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
