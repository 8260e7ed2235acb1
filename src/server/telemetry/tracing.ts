import { AsyncLocalStorage } from 'node:async_hooks'
import { createTraceContext, formatTraceparent, type TraceContext } from './trace-context.ts'

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer'

/** Ids, names and numbers; never personal data. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** Something that has happened, and how long it took. */
export interface Span {
  readonly context: TraceContext
  readonly parentSpanId: string | null
  readonly name: string
  readonly kind: SpanKind
  readonly startedAtMs: number
  readonly endedAtMs: number
  readonly attributes: SpanAttributes
  readonly hasFailed: boolean
}

/** Where spans go. */
export interface SpanExporter {
  add(span: Span): void
  /** Sends what is left. */
  close(): Promise<void>
}

export interface TracingOptions {
  readonly exporter: SpanExporter
  /** How many traces are exported, 0 to 1. */
  readonly share: number
}

const active = new AsyncLocalStorage<TraceContext>()

let tracing: TracingOptions | null = null

/** Called by the entry point of a process. Until then traces have ids, which logs and jobs carry, and no spans. */
export function startTracing(options: TracingOptions): () => Promise<void> {
  tracing = options
  return async () => {
    tracing = null
    await options.exporter.close()
  }
}

/** Part of the id decides, so that all processes would decide the same. */
const isSampled = (traceId: string): boolean =>
  tracing !== null && Number.parseInt(traceId.slice(-8), 16) < tracing.share * 2 ** 32

export const beginTrace = (parent: TraceContext | null): TraceContext => createTraceContext(parent, isSampled)

/** Runs something, and everything that it starts, as part of a trace. */
export const runInTrace = <Result>(context: TraceContext, run: () => Result): Result =>
  active.run(context, run)

/** The place in the trace that runs now, to be stored with what continues it later; null outside any trace. */
export function findTraceparent(): string | null {
  const context = active.getStore()
  return context ? formatTraceparent(context) : null
}

/** More precise than the clock of the wall alone, and comparable between processes. */
export const readTraceClock = (): number => performance.timeOrigin + performance.now()

export function exportSpan(span: Span): void {
  if (span.context.isSampled) tracing?.exporter.add(span)
}

export interface SpanOptions {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes?: SpanAttributes
  /** What it continues, where that isn't what runs now. */
  readonly parent?: TraceContext | null
}

/** Runs something as a span of the trace that it belongs to, or of a new one. */
export async function withSpan<Result>(options: SpanOptions, run: () => Promise<Result>): Promise<Result> {
  const { name, kind, attributes = {}, parent = active.getStore() ?? null } = options
  // Nothing is exported, so nobody asks for its id: making one would cost more than many a search.
  if (parent && !parent.isSampled && parent === active.getStore()) return run()
  const context = beginTrace(parent)
  const startedAtMs = readTraceClock()
  const finish = (hasFailed: boolean) =>
    exportSpan({
      context,
      parentSpanId: parent?.spanId ?? null,
      name,
      kind,
      startedAtMs,
      endedAtMs: readTraceClock(),
      attributes,
      hasFailed,
    })
  try {
    const result = await runInTrace(context, run)
    finish(false)
    return result
  } catch (error) {
    finish(true)
    throw error
  }
}
