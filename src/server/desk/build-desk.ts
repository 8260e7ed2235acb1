import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Payer } from '#domain/payouts/payer.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { createProxyCheck } from '#server/http/client-address.ts'
import { registerRateLimits } from '#server/http/rate-limit.ts'
import { createPasswordHashing } from '#server/modules/account/password-hashing.ts'
import { createLoginGuard } from '#server/modules/login-guard/login-guard.ts'
import { createQuestions, type Questions } from '#server/modules/questions/questions.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { readPath, registerAccess } from './access/check-access.ts'
import { isApiPath } from './access/desk-api.ts'
import { DESK_HEADERS } from './access/desk-headers.ts'
import { createDeskOrigin } from './access/desk-origin.ts'
import { registerDeskErrors, sendDeskError } from './desk-errors.ts'
import { registerDeskOpenapi } from './desk-openapi.ts'
import { DESK_ROUTES } from './desk-routes.ts'
import { registerIcon } from './pages/icon.routes.ts'
import { registerFormFiles } from './payouts/form-files.ts'
import { registerPhotoBodies } from './photos/photo-bodies.ts'
import type { DeskRoute } from './routing/desk-route.ts'
import { collectLists, registerDeskRoutes } from './routing/register-desk-routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'

/** Everything the desk needs from outside. Tests pass their own. */
export interface DeskOptions {
  readonly db: Database
  readonly logger: FastifyBaseLogger
  /** The desk's public origin; without it, the one that requests name. */
  readonly origin: string | undefined
  readonly trustedProxies: readonly string[]
  readonly secret: ShopSecret
  /** Those that are delivered, unless given. */
  readonly questions?: Questions
  /** The account that payouts leave. Without one, none can be ordered. */
  readonly payer?: Payer | null
  readonly routes?: readonly DeskRoute[]
  readonly now?: () => number
}

const BODY_LIMIT_BYTES = 1024 * 1024

function createFastify({ logger }: DeskOptions): FastifyInstance {
  const fastify = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: true,
    // Fastify types the reply by its route, and here there is none.
    frameworkErrors: (error, request, reply) =>
      sendDeskError(error, request, (reply as FastifyReply).headers(DESK_HEADERS)),
    routerOptions: { maxParamLength: 500 },
  })
  fastify.setValidatorCompiler(validatorCompiler)
  fastify.setSerializerCompiler(serializerCompiler)
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(DESK_HEADERS).header('x-request-id', request.id)
  })
  fastify.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const status = reply.raw.statusCode
    request.log.info({ method, path: readPath(request), status, ms: reply.elapsedTime }, 'answered')
  })
  registerDeskErrors(fastify)
  return fastify
}

/** For monitoring. It answers on any host name. */
function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', { config: { access: 'open' } }, async () => ({ status: 'ok' }))
  app.get('/', { config: { access: 'open' } }, async (_, reply) => reply.redirect('/desk', 303))
}

/** Builds the desk without listening. */
export async function buildDesk(options: DeskOptions): Promise<FastifyInstance> {
  const { db, secret, now = Date.now, routes = DESK_ROUTES } = options
  const { questions = createQuestions(DATA_FOLDER), payer = null } = options
  const app = createFastify(options)
  const isTrustedProxy = createProxyCheck(options.trustedProxies)
  const readOrigin = createDeskOrigin(options.origin, isTrustedProxy)
  const lists = collectLists(routes)
  app.decorate('deskLists', lists)
  registerAccess(app, { db, now, readOrigin })
  await registerRateLimits(app, isTrustedProxy)
  await registerDeskOpenapi(app)
  registerHealth(app)
  registerIcon(app)
  const routing = { db, tools: { now, lists, secret, questions, payer } }
  registerPhotoBodies(app)
  const apiRoutes = routes.filter(({ url }) => isApiPath(url))
  const pageRoutes = routes.filter(({ url }) => !isApiPath(url))
  registerDeskRoutes(app, apiRoutes, routing)
  // Only pages take forms: machines send JSON.
  await app.register(async (pages) => {
    await pages.register(formbody)
    registerFormFiles(pages)
    const signIn = { hashing: createPasswordHashing(), guard: createLoginGuard({ db, now }) }
    await pages.register(signInRoutes, { db, now, readOrigin, isTrustedProxy, ...signIn })
    registerDeskRoutes(pages, pageRoutes, routing)
  })
  await app.ready()
  return app
}
