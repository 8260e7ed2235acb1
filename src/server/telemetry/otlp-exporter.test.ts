import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createOtlpExporter } from './otlp-exporter.ts'
import { beginTrace, type Span } from './tracing.ts'

const buildSpan = (): Span => ({
  context: beginTrace(null),
  parentSpanId: null,
  name: 'GET /',
  kind: 'server',
  startedAtMs: 1,
  endedAtMs: 2,
  attributes: {},
  hasFailed: false,
})

it('spans that a collector refuses are counted as lost, and so are those that find no room', async () => {
  const server = createServer((_, response) => response.writeHead(503).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  let lost = 0
  const exporter = createOtlpExporter({
    endpoint: `http://127.0.0.1:${port}/`,
    headers: {},
    resource: {},
    onLoss(count) {
      lost += count
    },
  })
  for (let count = 0; count < 5_000; count += 1) exporter.add(buildSpan())
  await exporter.close()
  server.close()
  expect(lost).toBe(5_000)
})
