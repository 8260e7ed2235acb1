import { sendJson, startServer } from './http-server.ts'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: string }
}

/** A span as OTLP writes it. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}

interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

/** A collector of traces on a free port: OTLP over HTTP, as JSON. */
export async function startTraceReceiver() {
  const server = await startServer((_, response) => sendJson(response, 200, {}))
  const readBodies = () =>
    server.requests
      .filter(({ method, path }) => method === 'POST' && path === '/v1/traces')
      .map(({ body }): ExportRequest => JSON.parse(body))
  return {
    url: server.url,
    requests: server.requests,
    /** Everything received so far. */
    listSpans: (): readonly ReceivedSpan[] =>
      readBodies().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    /** The kinds of process that have sent something. */
    listProcesses: (): readonly string[] => {
      const attributes = readBodies().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ resource }) => resource.attributes),
      )
      const names = attributes
        .filter(({ key }) => key === 'rivendo.process')
        .map(({ value }) => value.stringValue ?? '')
      return [...new Set(names)].toSorted()
    },
    close: () => server.close(),
  }
}
