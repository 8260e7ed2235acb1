import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/error-handler.ts'

export interface OperationsOptions {
  /** Resolves when the database answers. */
  readonly checkDatabase: () => Promise<void>
  /** False while the process is stopping. */
  readonly isAccepting: () => boolean
  readonly collectMetrics: () => Promise<string>
  readonly metricsToken: string | undefined
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Asked for on this machine and by name of this machine: not something that a proxy in front has passed on. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  !PROXY_HEADERS.some((name) => name in headers)

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocal(request)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** For load balancers and monitoring; answered on every host name, also on a bare address. */
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
