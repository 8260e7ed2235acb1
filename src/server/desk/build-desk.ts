import formbody from '@fastify/formbody'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { SearchKind } from '#contracts/desk/system.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Payer } from '#domain/payouts/payer.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { createProxyCheck } from '#server/http/client-address.ts'
import { registerControlCharacterCheck } from '#server/http/control-characters.ts'
import { registerRateLimits } from '#server/http/register-rate-limits.ts'
import { createPasswordHashing } from '#server/modules/account/password-hashing.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { createCatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import { createDeskContent, type DeskContent } from '#server/modules/content/documents/desk-content.ts'
import { createRequestCounter } from '#server/modules/counters/count-requests.ts'
import { createLoginGuard } from '#server/modules/login-guard/login-guard.ts'
import { NO_PARTNER_HOSTS, type PartnerHosts } from '#server/modules/partners/partners.ts'
import { createQuestions, type Questions } from '#server/modules/questions/questions.ts'
import type { BlockList } from '#server/ports/block-list/block-list.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { createRequestIds, registerRequestTelemetry } from '#server/telemetry/trace-requests.ts'
import { createNetworkCheck } from './access/allowed-networks.ts'
import { readPath, registerAccess } from './access/check-access.ts'
import { isApiPath } from './access/desk-api.ts'
import { createClientReader } from './access/desk-client.ts'
import { DESK_HEADERS } from './access/desk-headers.ts'
import { createDeskOrigin } from './access/desk-origin.ts'
import { createHostCheck, type DoorOptions, HEALTH_PATH, registerDoor } from './access/own-host.ts'
import { cameraRoutes } from './cameras/camera.routes.ts'
import { registerDeskAssets } from './desk-assets.ts'
import { readDeskBuild } from './desk-build.ts'
import { registerDeskErrors, sendDeskError } from './desk-errors.ts'
import { registerDeskOpenapi } from './desk-openapi.ts'
import { DESK_ROUTES } from './desk-routes.ts'
import { createLiveHub, type LiveHub, type LiveLimits } from './live/live-hub.ts'
import type { DeskApplication } from './pages/application-shell.ts'
import { registerIcon } from './pages/icon.routes.ts'
import { registerMailBodies, registerPhotoBodies, registerWorkbookBodies } from './photos/photo-bodies.ts'
import type { DeskRoute } from './routing/desk-route.ts'
import { collectLists, registerDeskRoutes } from './routing/register-desk-routes.ts'
import { confirmRoutes } from './sign-in/confirm.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    deskLive: LiveHub
  }
}

/** Everything the desk needs from outside. Tests pass their own. */
export interface DeskOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly logger: FastifyBaseLogger
  /** The desk's public origin; without it, the desk only answers at this machine's own names. */
  readonly origin: string | undefined
  /** The port that it listens on. */
  readonly port: number
  /** The networks that the desk may be used from; none means all. */
  readonly networks?: readonly string[]
  /** A browser that sends nothing for this long is signed out. */
  readonly idleMs?: number
  readonly trustedProxies: readonly string[]
  readonly secret: ShopSecret
  /** Those that are delivered, unless given. */
  readonly questions?: Questions
  /** The shop's search. Without one, no other model can be found for a device. */
  readonly search?: SearchEngine
  /** Which engine that is; one in this process unless given. */
  readonly searchKind?: SearchKind
  /** Where content comes from: the delivered files, unless a content system has it. */
  readonly content?: Partial<DeskContent>
  /** The hosts and partners of the installation’s files; none by default. */
  readonly hosts?: PartnerHosts
  /** The account that payouts leave. Without one, none can be ordered. */
  readonly payer?: Payer | null
  /** Lists of stolen devices; none by default. */
  readonly blockLists?: readonly BlockList[]
  /** Whether one person may inspect, prepare and approve. Otherwise money needs two people. */
  readonly isOnePersonDesk?: boolean
  readonly routes?: readonly DeskRoute[]
  /** The operators' application, as built unless given. */
  readonly application?: DeskApplication
  readonly liveLimits?: Partial<LiveLimits>
  readonly now?: () => number
}

const BODY_LIMIT_BYTES = 1024 * 1024

const DEFAULT_IDLE_MS = 30 * MINUTE_MS

function createFastify({ logger, trustedProxies }: DeskOptions, door: DoorOptions): FastifyInstance {
  const fastify = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestIdHeader: false,
    genReqId: createRequestIds(createProxyCheck(trustedProxies)),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: true,
    // Fastify types the reply by its route, and here there is none.
    frameworkErrors: (error, request, reply) =>
      sendDeskError(error, request, (reply as FastifyReply).headers(DESK_HEADERS)),
    routerOptions: { maxParamLength: 500 },
  })
  fastify.setValidatorCompiler(validatorCompiler)
  fastify.setSerializerCompiler(serializerCompiler)
  registerRequestTelemetry(fastify, { process: 'desk' })
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(DESK_HEADERS).header('x-request-id', request.id)
  })
  registerDoor(fastify, door)
  registerControlCharacterCheck(fastify)
  fastify.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const status = reply.raw.statusCode
    request.log.info({ method, path: readPath(request), status, ms: reply.elapsedTime }, 'answered')
  })
  registerDeskErrors(fastify)
  return fastify
}

function registerHealth(app: FastifyInstance): void {
  app.get(HEALTH_PATH, { config: { access: 'open' } }, async () => ({ status: 'ok' }))
  app.get('/', { config: { access: 'open' } }, async (_, reply) => reply.redirect('/desk', 303))
}

/** Builds the desk without listening. */
export async function buildDesk(options: DeskOptions): Promise<FastifyInstance> {
  const { db, blobs, secret, now = Date.now, routes = DESK_ROUTES } = options
  const { questions = createQuestions(DATA_FOLDER), payer = null } = options
  const { blockLists = [], isOnePersonDesk = false, search: engine, logger: log } = options
  const catalogue = engine ? createCatalogueService({ engine, log, now }) : null
  const { idleMs = DEFAULT_IDLE_MS, networks = [] } = options
  const isTrustedProxy = createProxyCheck(options.trustedProxies)
  const app = createFastify(options, {
    isOwnHost: createHostCheck(options.origin, options.port),
    isAllowedNetwork: createNetworkCheck(networks),
    isTrustedProxy,
  })
  const readOrigin = createDeskOrigin(options.origin, isTrustedProxy)
  const readClient = createClientReader(readOrigin, isTrustedProxy)
  const lists = collectLists(routes)
  app.decorate('deskLists', lists)
  const { application = readDeskBuild() } = options
  app.decorate('deskApplication', application)
  const live = createLiveHub({
    db,
    now,
    idleMs,
    lists,
    limits: options.liveLimits ?? {},
    onError: (err) => options.logger.warn({ err }, 'open pages were not told about changes'),
  })
  app.decorate('deskLive', live)
  app.addHook('onClose', async () => live.close())
  registerAccess(app, { db, now, idleMs, readOrigin })
  // There is one desk process.
  await registerRateLimits(app, {
    isTrustedProxy,
    countShared: createRequestCounter({ db, secret, now, table: 'desk_counter' }),
    processCount: 1,
  })
  await registerDeskOpenapi(app)
  registerHealth(app)
  registerIcon(app)
  if (application.folder !== null) await registerDeskAssets(app, application.folder)
  const content: DeskContent = { ...createDeskContent(), ...options.content }
  app.decorate('deskFrameSources', content.previews.origins)
  const tools = {
    content,
    hosts: options.hosts ?? NO_PARTNER_HOSTS,
    blobs,
    now,
    lists,
    secret,
    questions,
    catalogue,
    search: engine ?? null,
    searchKind: options.searchKind ?? (engine ? 'embedded' : 'none'),
    payer,
    blockLists,
    isOnePersonDesk,
    idleMs,
    live,
    rights: routes.filter(({ url }) => isApiPath(url)),
  }
  const routing = { db, readClient, tools }
  registerPhotoBodies(app)
  registerMailBodies(app)
  registerWorkbookBodies(app)
  const apiRoutes = routes.filter(({ url }) => isApiPath(url))
  const pageRoutes = routes.filter(({ url }) => !isApiPath(url))
  registerDeskRoutes(app, apiRoutes, routing)
  await app.register(cameraRoutes, { db, blobs, secret, questions, now, idleMs, live, readClient })
  // Only pages take forms: machines send JSON.
  await app.register(async (pages) => {
    await pages.register(formbody)
    const guarding = {
      hashing: createPasswordHashing(),
      guard: createLoginGuard({ db, now, table: 'desk_login_guard' }),
    }
    const signIn = { db, secret, now, readClient, ...guarding }
    await pages.register(signInRoutes, signIn)
    await pages.register(confirmRoutes, signIn)
    registerDeskRoutes(pages, pageRoutes, routing)
  })
  await app.ready()
  return app
}
