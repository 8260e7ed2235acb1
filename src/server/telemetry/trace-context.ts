import { createRandomHex } from './random-ids.ts'

/** Where in a trace something happens, in the words of W3C Trace Context. */
export interface TraceContext {
  readonly traceId: string
  readonly spanId: string
  /** Whether its spans are exported. Decided once, where the trace begins. */
  readonly isSampled: boolean
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

const IS_ZERO = /^0+$/

const SAMPLED_FLAG = 1

/** Reads a `traceparent`; null for anything else, which then begins a trace of its own. */
export function parseTraceparent(text: unknown): TraceContext | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(String(text)) ?? []
  if (!traceId || IS_ZERO.test(traceId) || IS_ZERO.test(spanId)) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED_FLAG) === SAMPLED_FLAG }
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

const TRACE_ID_BYTES = 16
const SPAN_ID_BYTES = 8

/** A place of its own inside the given one, or in a new trace; `isSampled` says whether a new trace is exported. */
export const createTraceContext = (
  parent: TraceContext | null,
  isSampled: (traceId: string) => boolean,
): TraceContext => {
  const spanId = createRandomHex(SPAN_ID_BYTES)
  if (parent) return { ...parent, spanId }
  const traceId = createRandomHex(TRACE_ID_BYTES)
  return { traceId, spanId, isSampled: isSampled(traceId) }
}
