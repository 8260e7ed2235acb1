import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { reportablePath } from '#domain/routing/reportable-path.ts'
import { MARKETS } from '#markets/markets.ts'
import { DATA_FOLDER } from './config/data-folder.ts'
import type { HostConfig } from './config/host-config.ts'
import type { Tracking } from './config/tracking.ts'
import type { Database } from './db/database.ts'
import type { CacheScope } from './http/cache-scope.ts'
import { createProxyCheck } from './http/client-address.ts'
import { registerErrorHandler, sendError } from './http/error-handler.ts'
import { createHostListing } from './http/host-listing.ts'
import { createHotPath } from './http/hot-path.ts'
import { HtmlCache } from './http/html-cache.ts'
import { BASE_SECURITY_HEADERS } from './http/security-headers.ts'
import { type CatalogueService, createCatalogueService } from './modules/catalogue/catalogue.service.ts'
import { type ContentService, createContentService } from './modules/content/content.service.ts'
import { createMetrics, type Metrics } from './modules/operations/metrics.ts'
import { operationsRoutes } from './modules/operations/operations.routes.ts'
import { PAYLOAD_SUFFIX } from './modules/pages/page-store.ts'
import { readQuestionFiles } from './modules/questions/question-files.ts'
import { createSearchService } from './modules/search/search.service.ts'
import type { Cms } from './ports/cms/cms.ts'
import type { LocalMailbox } from './ports/mail/local-mailbox.ts'
import type { SearchEngine } from './ports/search/search-engine.ts'
import { registerShop } from './register-shop.ts'
import type { Renderer } from './render/renderer.ts'
import type { ShopSecret } from './secrets/shop-secret.ts'

/** Everything the application needs from outside; tests give their own. */
export interface AppOptions {
  readonly hosts: HostConfig
  readonly trustedProxies: readonly string[]
  readonly cms: Cms
  readonly search: SearchEngine
  readonly db: Database
  readonly secret: ShopSecret
  /** Where mails are kept that no mail server takes; its page is for whoever sits at this machine. */
  readonly mailbox?: LocalMailbox
  /** How long content that was read is used without asking again; for ever unless given. */
  readonly contentMaxAgeMs?: number
  readonly imageOrigins: readonly string[]
  /** Unless given, the shop asks for consent, and nothing that is measured leaves it. */
  readonly tracking?: Tracking
  readonly renderer: Renderer
  readonly logger: FastifyBaseLogger
  readonly metricsToken: string | undefined
  readonly checkDatabase: () => Promise<void>
  readonly isAccepting: () => boolean
  /** Metrics of all web processes; without it, those of this one. */
  readonly collectMetrics?: () => Promise<string>
  readonly now?: () => number
  /** Whether search engines may list the shop; it is, unless it is only tried out. */
  readonly isPublic?: boolean
  /** Turns the page cache off. */
  readonly isCaching?: boolean
  /** Pages with the development server's scripts, without the policy that forbids them. */
  readonly isDevelopment?: boolean
}

export interface App {
  readonly fastify: FastifyInstance
  readonly metrics: Metrics
  readonly content: ContentService
  /** Answers any request; the entry for every listening port. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Forgets pages and content of the changed kind. */
  drop(scope: CacheScope | 'all'): Promise<void>
}

const CACHE_BYTES = 256 * 1024 * 1024
const BODY_LIMIT_BYTES = 64 * 1024
const REFRESH_RETRY_MS = 10_000

/** The path without its query, which may hold personal data, and without the token of a secret link. */
function loggablePath({ url, shopContext }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? ''
  return shopContext
    ? reportablePath(MARKETS[shopContext.shop.market], path.replace(PAYLOAD_SUFFIX, ''))
    : path
}

function createFastify(options: AppOptions, metrics: Metrics): FastifyInstance {
  const fastify = Fastify({
    loggerInstance: options.logger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: true,
    // Fastify types the reply by a route; here there is none.
    frameworkErrors: (error, _, reply) => sendError(error, reply as FastifyReply),
    routerOptions: { maxParamLength: 500 },
  })
  fastify.setValidatorCompiler(validatorCompiler)
  fastify.setSerializerCompiler(serializerCompiler)
  registerErrorHandler(fastify)
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(BASE_SECURITY_HEADERS).header('x-request-id', request.id)
  })
  fastify.addHook('onResponse', async (request, reply) => {
    metrics.countRequest(reply.raw.statusCode, 'server')
    const path = loggablePath(request)
    request.log.info(
      { method: request.method, path, status: reply.raw.statusCode, ms: reply.elapsedTime },
      'answered',
    )
  })
  return fastify
}

/** `GET http://host/path`, as some proxies ask: the address names the host, and counts before the header. */
function takeAbsoluteForm(request: IncomingMessage): void {
  const [, host, path] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(request.url ?? '') ?? []
  if (!host) return
  request.headers.host = host
  request.url = path?.startsWith('/') ? path : `/${path ?? ''}`
}

/** A mistyped escape (`/%zz`) is a path like any other that has no page; taken literally it can be looked up. */
function readablePath(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Takes over a changed catalogue before pages are made of it; when that fails, the one before stays for now. */
async function refreshCatalogue(
  search: SearchEngine,
  catalogue: CatalogueService,
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    await search.refresh()
    return true
  } catch (err) {
    log.error({ err }, 'search refresh failed')
    return false
  } finally {
    catalogue.forget()
  }
}

/** Builds the application; it listens nowhere. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { now = Date.now, isCaching = true } = options
  const cache = new HtmlCache({ maxBytes: isCaching ? CACHE_BYTES : 0, now })
  const metrics = createMetrics(cache)
  const fastify = createFastify(options, metrics)
  const catalogue = createCatalogueService(createSearchService(options.search, fastify.log), { now })
  const questions = readQuestionFiles(DATA_FOLDER)
  const content = createContentService(options.cms, {
    maxAgeMs: options.contentMaxAgeMs ?? Number.POSITIVE_INFINITY,
    now,
    listCategoryUrls: (market) =>
      catalogue.listCategories(market).then(
        (categories) => new Set(categories.map(({ url }) => url)),
        () => null,
      ),
  })
  const collectMetrics = options.collectMetrics ?? (() => metrics.registry.metrics())
  await fastify.register(operationsRoutes, { ...options, collectMetrics })
  await fastify.register((scope) =>
    registerShop(scope, options, { catalogue, questions, content, cache, metrics }),
  )
  await fastify.ready()
  const serveHot = createHotPath({
    hosts: options.hosts.table,
    cache,
    isTrustedProxy: createProxyCheck(options.trustedProxies),
    isListedHost: createHostListing(options.hosts.table, options.isPublic ?? true),
    onServed: (status) => metrics.countRequest(status, 'cache'),
  })
  const app: App = {
    fastify,
    metrics,
    content,
    handle(request, response) {
      takeAbsoluteForm(request)
      request.url = readablePath(request.url ?? '/')
      if (!serveHot(request, response)) fastify.routing(request, response)
    },
    async drop(scope) {
      const isDone = scope === 'content' || (await refreshCatalogue(options.search, catalogue, fastify.log))
      if (!isDone) setTimeout(() => app.drop('catalogue'), REFRESH_RETRY_MS).unref()
      content.refresh()
      // Menus name categories and stand on every page.
      cache.drop(scope === 'content' ? 'content' : 'all')
    },
  }
  return app
}
