import type { ErrorBody } from '#contracts/errors.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** The outcome of a call: an answer, a refusal with its reasons, or nothing usable. */
export type ApiResult<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | {
      readonly kind: 'refused'
      readonly error: ErrorBody
      /** How long to wait before retrying, if the server says so. */
      readonly retryAfterSeconds?: number
    }
  | { readonly kind: 'noAnswer' }

export interface ApiCall {
  /** Defaults to POST with a body and GET without. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; without a body the call only reads. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Access token of the calling customer. */
  readonly bearer?: string
  readonly signal?: AbortSignal
  /** The format of a successful answer; with `nothing` only the status is read and `data` is null. */
  readonly answer?: 'json' | 'nothing' | 'file'
}

/** For a whole answer; for a file, between its parts. */
const TIMEOUT_MS = 20_000

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'id' in value && 'statusCode' in value

function buildRequest({ method, body, headers, bearer }: ApiCall): RequestInit {
  const hasBody = body !== undefined
  return {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...headers,
    },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  }
}

/** A file, however long it takes: photos on a slow line take minutes, and each part shows that more is coming. */
async function readFile({ body, headers }: Response, hearPart: () => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    hearPart()
    parts.push(part.value)
  }
  return new Blob(parts, { type: headers.get('content-type') ?? '' })
}

function readAnswer(response: Response, answer: ApiCall['answer'], hearPart: () => void): Promise<unknown> {
  if (answer === 'nothing') return Promise.resolve(null)
  return answer === 'file' ? readFile(response, hearPart) : response.json()
}

/** What a body that isn't the wanted one means. */
export function readRefusedBody(body: unknown, retryAfter: string | null): ApiResult<never> {
  if (!isErrorBody(body)) return { kind: 'noAnswer' }
  const seconds = Number(retryAfter)
  return { kind: 'refused', error: body, ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}) }
}

async function readRefusal(response: Response): Promise<ApiResult<never>> {
  const refusal = readRefusedBody(await response.json(), response.headers.get('retry-after'))
  if (refusal.kind === 'noAnswer') throw new Error(`Status ${response.status}`)
  return refusal
}

/** Calls the shop's own server. Never throws: a lost network is an outcome like any other. */
export async function callApi<Data>(path: string, call: ApiCall = {}): Promise<ApiResult<Data>> {
  const { signal, answer } = call
  if (signal?.aborted) return { kind: 'noAnswer' }
  const timeout = new AbortController()
  const abort = () => timeout.abort()
  let timer = setTimeout(abort, TIMEOUT_MS)
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, TIMEOUT_MS)
  }
  signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(path, { ...buildRequest(call), signal: timeout.signal })
    if (!response.ok) return await readRefusal(response)
    // The caller names the type that the path answers with.
    return { kind: 'ok', data: (await readAnswer(response, answer, restartTimer)) as Data }
  } catch (error) {
    if (!signal?.aborted) reportProblem(error, 'no answer from the server')
    return { kind: 'noAnswer' }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
