import { createServer } from 'node:http'
import { isLoopbackHost } from '#domain/markets/host-reach.ts'
import type { Environment } from '#server/config/environment.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { isSameToken } from '#server/http/is-same-token.ts'

type MetricsEnvironment = Pick<Environment, 'METRICS_PORT' | 'METRICS_ADDRESS' | 'METRICS_TOKEN'>

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Shows the metrics of all processes of this host on a port of its own, which no visitor reaches. A host without web
 * processes has no other place for them.
 */
export async function openMetricsPort(
  { METRICS_PORT: port, METRICS_ADDRESS: address, METRICS_TOKEN: token }: MetricsEnvironment,
  collect: () => Promise<string>,
): Promise<() => Promise<void>> {
  if (port === undefined) return async () => undefined
  if (token === undefined && !isLoopbackHost(address))
    throw new StartupError(
      `METRICS_ADDRESS (${address}) can be reached from elsewhere. Set METRICS_TOKEN as well.`,
    )
  const server = createServer((request, response) => {
    const isAllowed = token === undefined || isSameToken(request.headers.authorization, `Bearer ${token}`)
    if (request.url !== '/metrics' || !isAllowed) {
      response.writeHead(404).end()
      return
    }
    collect().then(
      (text) => response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new StartupError(`METRICS_PORT can’t be used: ${message}`)))
    server.listen(port, address, resolve)
  })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
