import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import { openTracing } from '#server/telemetry/open-tracing.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { type ReceivedSpan, startTraceReceiver } from '../../support/trace-receiver.ts'

const HOST = MARKET_HOSTS.de

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>
let store: SaleShop
let requestId: string
let spans: readonly ReceivedSpan[]

const EDGE_TRACE = '0af7651916cd43dd8448eb211c80319c'
const EDGE = { traceparent: `00-${EDGE_TRACE}-b7ad6b7169203331-01` }

beforeAll(async () => {
  receiver = await startTraceReceiver()
  const environment = parseEnvironment({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%20key',
  })
  const closeTracing = openTracing(environment, 'web', { warn: () => undefined })
  store = await startSaleShop()
  const sale = store.sale(HOST, 'de')
  const created = await sale.create(await sale.request([await sale.offer(store.deviceId)]))
  requestId = String(created.headers['x-request-id'])
  await store.drain()
  await store.shop.get(HOST, '/kontakt?email=anna@example.org', EDGE)
  await closeTracing()
  spans = receiver.listSpans()
})

afterAll(async () => {
  await store.close()
  await receiver.close()
})

const inTrace = (traceId: string) => spans.filter((span) => span.traceId === traceId)

describe('the trace of a sale', () => {
  it('leads from the request through its jobs to the mail', () => {
    const names = inTrace(requestId).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['POST /api/trades', 'job ISSUE_LABEL', 'job TRADE_MAIL', 'mail'])
  })

  it('says what caused what', () => {
    const byId = new Map(spans.map((span) => [span.spanId, span.name]))
    const causes = inTrace(requestId).map(({ name, parentSpanId = '' }) => [name, byId.get(parentSpanId)])
    expect(Object.fromEntries(causes)).toEqual({
      'POST /api/trades': undefined,
      'job ISSUE_LABEL': 'POST /api/trades',
      'job TRADE_MAIL': 'job ISSUE_LABEL',
      mail: 'job TRADE_MAIL',
    })
  })

  it('ends after it has begun', () => {
    const reversed = spans.filter((span) => BigInt(span.endTimeUnixNano) < BigInt(span.startTimeUnixNano))
    expect(reversed).toEqual([])
  })

  it('has the id that the log lines of the request carry', () => {
    const line = store.shop.logs.find(({ path }) => path === '/api/trades')
    expect(line).toMatchObject({ reqId: requestId })
  })

  it('contains nothing that a seller has typed', () => {
    const { email, lastName, street, zip } = buildSeller('de')
    const sent = JSON.stringify(receiver.requests.map(({ body }) => body))
    for (const typed of [email, lastName, street, zip, 'anna@example.org']) expect(sent).not.toContain(typed)
  })
})

describe('a page', () => {
  it('is named by its pattern, not by its address', () => {
    expect(spans.map(({ name }) => name)).toContain('GET /contact')
  })

  it('belongs to the trace of a trusted proxy', () => {
    expect(inTrace(EDGE_TRACE).map(({ name }) => name)).toEqual(['GET /contact'])
  })
})

it('the collector gets the configured headers', () => {
  expect(receiver.requests[0]?.headers['x-api-key']).toBe('a key')
})
