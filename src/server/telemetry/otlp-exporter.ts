import type { Span, SpanAttributes, SpanExporter, SpanKind } from './tracing.ts'

export interface OtlpOptions {
  /** The collector, without the path of its signals. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** What is the same for all spans of this process. */
  readonly resource: SpanAttributes
  /** Called when spans are lost, with how many. */
  readonly onLoss: (count: number, reason: unknown) => void
}

const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 }

const FAILED_STATUS = 2

const FLUSH_PAUSE_MS = 1_000
const TIMEOUT_MS = 5_000
const BATCH_SIZE = 500
/** When the collector is away, the newest spans are dropped: memory stays bounded, and the shop never waits. */
const MAX_WAITING = 4_000

const toAttributes = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }))

const toNanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n)

const toOtlp = ({ context, parentSpanId, name, kind, ...span }: Span) => ({
  traceId: context.traceId,
  spanId: context.spanId,
  ...(parentSpanId === null ? {} : { parentSpanId }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: toNanoseconds(span.startedAtMs),
  endTimeUnixNano: toNanoseconds(span.endedAtMs),
  attributes: toAttributes(span.attributes),
  status: span.hasFailed ? { code: FAILED_STATUS } : {},
})

/** Sends spans to an OpenTelemetry collector: OTLP over HTTP, as JSON. */
export function createOtlpExporter({ endpoint, headers, resource, onLoss }: OtlpOptions): SpanExporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const waiting: Span[] = []
  let lost = 0
  let sending = Promise.resolve()

  async function send(spans: readonly Span[]): Promise<void> {
    const scopeSpans = [{ scope: { name: 'rivendo' }, spans: spans.map(toOtlp) }]
    const body = { resourceSpans: [{ resource: { attributes: toAttributes(resource) }, scopeSpans }] }
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
  }

  async function flush(): Promise<void> {
    if (lost > 0) onLoss(lost, new Error('too many spans are waiting'))
    lost = 0
    while (waiting.length > 0) {
      const spans = waiting.splice(0, BATCH_SIZE)
      await send(spans).catch((reason: unknown) => onLoss(spans.length, reason))
    }
  }
  const flushNext = () => {
    sending = sending.then(flush)
    return sending
  }
  const timer = setInterval(flushNext, FLUSH_PAUSE_MS)
  timer.unref()

  return {
    add(span) {
      if (waiting.length < MAX_WAITING) waiting.push(span)
      else lost += 1
    },
    close() {
      clearInterval(timer)
      return flushNext()
    },
  }
}
