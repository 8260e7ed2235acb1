import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { EVENT_STREAM_TYPE } from '#server/http/event-stream.ts'

export interface Ask {
  /** How the answer is counted. */
  readonly kind: string
  readonly path: string
  /** POST with a body and GET without, unless set. */
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** How long a stream of events is heard; other answers are read to their end. */
  readonly hearMs?: number
}

export interface Answer {
  /** 0 for a request without a whole answer. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Why there is no whole answer. */
  readonly error?: string
}

/** Longer than any answer may take: a page that waits for a database that is away says so before. */
const TIMEOUT_MS = 20_000

/** Shorter than an edge keeps idle connections, so that the two never close one and use it at the same time. */
const IDLE_MS = 15_000

const toError = (error: NodeJS.ErrnoException): Answer => ({
  status: 0,
  headers: {},
  text: '',
  error: error.name === 'TimeoutError' ? 'timeout' : (error.code ?? error.message),
})

export interface Target {
  /** Where to connect to, on this machine. */
  readonly port: number
  /** The host to ask for. */
  readonly host: string
}

/** A client that keeps its connections, as edges and browsers do, and never repeats a request. */
export function createClient({ port, host }: Target) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })
  return (ask: Ask): Promise<Answer> =>
    new Promise((resolve) => {
      const body = ask.body === undefined ? null : JSON.stringify(ask.body)
      const json = body === null ? {} : { 'content-type': 'application/json' }
      const sent = httpRequest(
        {
          agent,
          host: '127.0.0.1',
          port,
          path: ask.path,
          method: ask.method ?? (body === null ? 'GET' : 'POST'),
          headers: { host, ...json, ...ask.headers },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        },
        (response) => {
          const chunks: Buffer[] = []
          const answer = () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            })
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', answer)
          const isStream = response.headers['content-type']?.startsWith(EVENT_STREAM_TYPE)
          if (ask.hearMs === undefined || !isStream) {
            response.on('error', (error) => resolve(toError(error)))
            return
          }
          // One that is cut off is no failure: its page connects again, and that has to work.
          response.on('error', answer)
          const leave = setTimeout(() => response.destroy(), ask.hearMs)
          response.on('close', () => {
            clearTimeout(leave)
            answer()
          })
        },
      )
      sent.on('error', (error) => resolve(toError(error)))
      sent.end(body ?? undefined)
    })
}

export type Client = ReturnType<typeof createClient>
