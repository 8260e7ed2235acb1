import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createDatabaseCheck } from '#server/db/database-check.ts'
import type { IsTrustedProxy } from '#server/http/client-address.ts'
import { HttpError, RETRY_SECONDS, toErrorBody } from '#server/http/error-handler.ts'
import { isLocalRequest } from '#server/http/is-local-request.ts'
import { isSameToken } from '#server/http/is-same-token.ts'

export interface OperationsOptions {
  /** Resolves when the database answers. */
  readonly checkDatabase: () => Promise<void>
  /** False while the process is stopping. */
  readonly isAccepting: () => boolean
  readonly collectMetrics: () => Promise<string>
  readonly metricsToken: string | undefined
  /** Whether this machine may read metrics without a token: not where a proxy must be in front of the shop. */
  readonly hasOpenMetrics: boolean
  readonly isTrustedProxy: IsTrustedProxy
}

type MetricsOptions = Pick<OperationsOptions, 'metricsToken' | 'hasOpenMetrics' | 'isTrustedProxy'>

function mayReadMetrics({ raw, headers }: FastifyRequest, options: MetricsOptions): boolean {
  if (options.metricsToken !== undefined)
    return isSameToken(headers.authorization, `Bearer ${options.metricsToken}`)
  // A trusted proxy stays a proxy, even if it forwards nothing.
  const isProxy = options.isTrustedProxy(raw.socket.remoteAddress)
  return options.hasOpenMetrics && !isProxy && isLocalRequest(raw)
}

const STOPPING = new HttpError(503, 'UNAVAILABLE', 'stopping')

/** For load balancers and monitoring; answered on every host name, even on a bare IP address. */
export async function operationsRoutes(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const isDatabaseThere = createDatabaseCheck(options.checkDatabase)
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  // Ready without its database, too: kept pages are served, and all machines lose the same database at once. Taken out by
  // their load balancer, they would serve nothing.
  app.get('/readyz', async (_, reply) => {
    // Nothing has failed, so nothing is logged.
    if (!options.isAccepting())
      return reply.status(503).header('retry-after', RETRY_SECONDS).send(toErrorBody(STOPPING))
    return { status: 'ready', database: (await isDatabaseThere()) ? 'ok' : 'away' }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options)) throw new HttpError(404, 'NOT_FOUND', 'Page Not Found: /metrics')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await options.collectMetrics())
  })
}
