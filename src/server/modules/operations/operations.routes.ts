import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/error-handler.ts'
import { isLocalRequest } from '#server/http/is-local-request.ts'

export interface OperationsOptions {
  /** Resolves when the database answers. */
  readonly checkDatabase: () => Promise<void>
  /** False while the process is stopping. */
  readonly isAccepting: () => boolean
  readonly collectMetrics: () => Promise<string>
  readonly metricsToken: string | undefined
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocalRequest(request)
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** For load balancers and monitoring; answered on every host name, even on a bare IP address. */
export async function operationsRoutes(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request) => {
    if (!options.isAccepting()) throw new HttpError(503, 'UNAVAILABLE', 'stopping')
    try {
      await options.checkDatabase()
    } catch (err) {
      request.log.warn({ err }, 'database check failed')
      throw new HttpError(503, 'UNAVAILABLE', 'database')
    }
    return { status: 'ready' }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken))
      throw new HttpError(404, 'NOT_FOUND', 'Page Not Found: /metrics')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await options.collectMetrics())
  })
}
