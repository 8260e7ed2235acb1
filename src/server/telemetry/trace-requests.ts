import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProcessDatabaseRole } from '#server/db/roles/process-role.ts'
import type { IsTrustedProxy } from '#server/http/client-address.ts'
import { EVENT_STREAM_TYPE } from '#server/http/event-stream.ts'
import { limitsHit, requestSeconds } from './shop-metrics.ts'
import { parseTraceparent, type TraceContext } from './trace-context.ts'
import { beginTrace, exportSpan, readTraceClock, runInTrace } from './tracing.ts'

interface RequestTrace {
  readonly context: TraceContext
  readonly parent: TraceContext | null
  readonly startedAtMs: number
}

const traces = new WeakMap<IncomingMessage, RequestTrace>()

/** Only our own edge may say which trace a request belongs to; anyone else could mix theirs with those of others. */
function readParent(
  { headers, socket }: IncomingMessage,
  isTrustedProxy: IsTrustedProxy,
): TraceContext | null {
  if (headers.traceparent === undefined || !isTrustedProxy(socket.remoteAddress)) return null
  return parseTraceparent(headers.traceparent)
}

/** The id of a request is that of its trace. Log lines, jobs and mails that follow from it carry the same one. */
export const createRequestIds =
  (isTrustedProxy: IsTrustedProxy) =>
  (raw: IncomingMessage): string => {
    const parent = readParent(raw, isTrustedProxy)
    const context = beginTrace(parent)
    traces.set(raw, { context, parent, startedAtMs: readTraceClock() })
    return context.traceId
  }

export interface RequestTelemetry {
  readonly process: ProcessDatabaseRole
  /** The pattern of a request's address, without anything that a visitor has typed. */
  readonly nameRoute?: (request: FastifyRequest) => string
}

const findPattern = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown'

function continueTrace({ raw }: FastifyRequest, _: FastifyReply, done: () => void): void {
  const trace = traces.get(raw)
  if (trace) runInTrace(trace.context, done)
  else done()
}

/** A stream is open for as long as its page: that is no time to answer, and would look like a slow shop. */
const isEventStream = ({ raw }: FastifyReply): boolean =>
  String(raw.getHeader('content-type')).startsWith(EVENT_STREAM_TYPE)

const MS_PER_SECOND = 1_000
const TOO_MANY_REQUESTS = 429
const FIRST_FAILURE = 500

/** Measures every request by its route, and makes it a span that what it causes belongs to. */
export function registerRequestTelemetry(
  app: FastifyInstance,
  { process, nameRoute = findPattern }: RequestTelemetry,
): void {
  app.addHook('onRequest', continueTrace)
  // A body arrives in events of the connection, which belong to no request.
  app.addHook('preValidation', continueTrace)
  app.addHook('onResponse', async (request, reply) => {
    const { raw, method } = request
    const route = nameRoute(request)
    const status = reply.raw.statusCode
    if (!isEventStream(reply))
      requestSeconds.observe({ process, method, route, status }, reply.elapsedTime / MS_PER_SECOND)
    if (status === TOO_MANY_REQUESTS) limitsHit.inc({ process, route })
    const trace = traces.get(raw)
    if (!trace) return
    exportSpan({
      context: trace.context,
      parentSpanId: trace.parent?.spanId ?? null,
      name: `${method} ${route}`,
      kind: 'server',
      startedAtMs: trace.startedAtMs,
      endedAtMs: readTraceClock(),
      attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      hasFailed: status >= FIRST_FAILURE,
    })
  })
}
